import { type RefObject, useEffect, useState } from 'react';

/** True while the element that stands right above a sticky one is out of sight. */
export function useStuck(above: RefObject<HTMLElement | null>): boolean {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    const element = above.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(([entry]) => setStuck(entry?.isIntersecting === false));
    watch.observe(element);
    return () => watch.disconnect();
  }, [above]);
  return stuck;
}
