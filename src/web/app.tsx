import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { PageDialogs } from './components/page-dialogs.tsx';
import { PageFailed } from './components/page-failed.tsx';
import { PageSkeleton } from './components/page-skeleton.tsx';
import { Frame } from './frame/frame.tsx';
import { ShownPage } from './lazy-page.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PreHydrationInput, useEndOfEarlyClicks } from './pre-hydration-input.tsx';
import { routeOf } from './routes.tsx';
import { Guarded } from './session/guarded.tsx';

/** The shop: one frame, and inside it the page of the address. */
export function App() {
  const { pathname, search } = useLocation();
  useEndOfEarlyClicks();
  const entry = routeOf(pathname);
  return (
    <Frame>
      <PageBoundary address={pathname + search} fallback={<PageFailed />}>
        <Suspense fallback={<PageSkeleton />}>
          <Guarded member={entry.member}>
            <PageDialogs key={entry.path}>
              <ShownPage page={entry} />
            </PageDialogs>
          </Guarded>
          <PreHydrationInput />
        </Suspense>
      </PageBoundary>
    </Frame>
  );
}
