import { type RefObject, useEffect, useState } from 'react';

/** True while the element right above a sticky one is scrolled out of view. */
export function useIsSticky(above: RefObject<HTMLElement | null>): boolean {
  const [sticky, setSticky] = useState(false);
  useEffect(() => {
    const element = above.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(([entry]) => setSticky(entry?.isIntersecting === false));
    watch.observe(element);
    return () => watch.disconnect();
  }, [above]);
  return sticky;
}
