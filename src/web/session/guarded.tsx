import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageSkeleton } from '#web/components/page-skeleton.tsx';
import { paths } from '#web/paths.ts';
import { useHydrated } from '#web/state/use-hydrated.ts';
import { openLoginPopup } from './login-popup-store.ts';
import { hasExpired, useSession } from './session-store.ts';

interface GuardedProps {
  member: 'redirect' | 'popup' | undefined;
  children: ReactNode;
}

/** Lets visitors through, redirects them to the sign-in page, or opens the sign-in form over the page, as the route says. */
export function Guarded({ member, children }: GuardedProps) {
  const hydrated = useHydrated();
  const session = useSession();
  const { key } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (session && !wasSignedIn) setWasSignedIn(true);
  const ask = hydrated && !session && member === 'popup';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every visit of a member page asks again
  useEffect(() => {
    if (ask) openLoginPopup();
  }, [ask, key]);
  if (member !== 'redirect') return children;
  if (!hydrated) return <PageSkeleton />;
  // A page whose session has ended stays open: the popup signs in again, and typed text is still there.
  if (!session && wasSignedIn && hasExpired()) return children;
  return session ? children : <Navigate to={paths.login} replace />;
}
