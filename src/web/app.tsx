import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageSkeleton } from './components/page-skeleton.tsx';
import { Frame } from './frame/frame.tsx';
import { ShownPage } from './lazy-page.tsx';
import { routes } from './routes.tsx';
import { Guarded } from './session/guarded.tsx';

/** The shop: one frame, and inside it the page of the address. */
export function App() {
  return (
    <Frame>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {routes.map((entry) => (
            <Route
              key={entry.path}
              path={entry.path}
              element={
                <Guarded member={entry.member}>
                  <ShownPage page={entry} />
                </Guarded>
              }
            />
          ))}
        </Routes>
      </Suspense>
    </Frame>
  );
}
