import { type ReactNode, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type NavigationType, Router, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { LeavingContext } from './state/leaving.ts';
import { onLostFile } from './state/lost-file.ts';
import { reloadPage } from './state/reload-page.ts';

interface Shown {
  readonly action: NavigationType;
  readonly location: ReturnType<typeof UNSAFE_createBrowserHistory>['location'];
}

/**
 * Opens another page: in this document with `inside`, or in a new one when a file of the shop was lost since the document was loaded.
 */
function useOpenPage(): (inside: () => void) => void {
  const hasLostFile = useRef(false);
  useLayoutEffect(
    () =>
      onLostFile(() => {
        hasLostFile.current = true;
      }),
    [],
  );
  return useCallback((inside) => {
    if (!hasLostFile.current) return inside();
    void reloadPage().then((isGoing) => isGoing || inside());
  }, []);
}

/**
 * The router of the browser. A change of the address on the same page is the state of its controls, so it is rendered at once:
 * what is on the screen when a person clicks is what counts. Another page is a transition: the old one stays until it is loaded.
 * (React Router's own BrowserRouter renders all of them as transitions, or none.)
 */
export function ShopRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }));
  const [shown, show] = useState<Shown>({ action: history.action, location: history.location });
  const openPage = useOpenPage();
  const page = useRef(shown.location.pathname);
  useLayoutEffect(() => {
    page.current = shown.location.pathname;
  }, [shown]);
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        if (location.pathname === page.current) show({ action, location });
        else
          openPage(() => startTransition(() => show({ action: history.action, location: history.location })));
      }),
    [history, openPage],
  );
  const isLeaving = useCallback(() => history.location.pathname !== page.current, [history]);
  return (
    <Router navigator={history} location={shown.location} navigationType={shown.action}>
      <LeavingContext value={isLeaving}>{children}</LeavingContext>
    </Router>
  );
}
