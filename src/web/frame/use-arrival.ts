import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The first heading of the page, or a promise of it: a page may still be loading when its address is reached. */
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

/** After a change of page: to the top, and the focus to its heading, as a browser does when it loads a page. */
export function useArrival(main: RefObject<HTMLElement | null>): void {
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
