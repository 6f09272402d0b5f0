import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Focuses the first heading now, or as soon as there is one: the page may still be loading. */
function focusHeading(main: HTMLElement): () => void {
  const focus = () => {
    const heading = main.querySelector('h1');
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (focus()) return () => {};
  const watch = new MutationObserver(() => focus() && watch.disconnect());
  watch.observe(main, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** After a navigation, scrolls to the top and focuses the page heading, as a browser does when it loads a page. */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname || !main.current) return;
    before.current = pathname;
    if (navigation !== 'POP') scrollTo(0, 0);
    return focusHeading(main.current);
  }, [pathname, navigation, main]);
}
