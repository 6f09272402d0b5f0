import { useMemo } from 'react';
import { lazyPart, ShownPart } from '#web/lazy-part.tsx';
import { useLoginPopupOpen } from '#web/session/login-popup-store.ts';
import { useSession } from '#web/session/session-store.ts';
import { readLocalCart } from './local-cart.ts';

const merger = lazyPart(['cart'], async () => (await import('./local-cart-merger.tsx')).LocalCartMerger);

const isWaiting = () => readLocalCart().some(({ refused }) => refused === undefined);

/**
 * Moves the visitor's cart into the member's as soon as there is a member, on whatever page. Not while the sign-in popup is open:
 * it ends in a reload, which would cut the move off.
 */
export function LocalCartMerge() {
  const session = useSession();
  const email = useLoginPopupOpen() ? undefined : session?.user.email;
  const waiting = useMemo(() => email !== undefined && isWaiting(), [email]);
  return waiting && email !== undefined ? <ShownPart part={merger} with={{ email }} /> : null;
}
