import { useMemo } from 'react';
import { lazyPart, ShownPart } from '#web/lazy-part.tsx';
import { useLoginPopupOpen } from '#web/session/login-popup-store.ts';
import { useSession } from '#web/session/session-store.ts';
import { readGuestCart } from './guest-cart.ts';

const merger = lazyPart(['cart'], async () => (await import('./guest-cart-merger.tsx')).GuestCartMerger);

const hasPendingLines = () => readGuestCart().some(({ refused }) => refused === undefined);

/**
 * Moves the guest cart into the member's cart after signing in, on any page. Not while the sign-in popup is open: it ends in a
 * reload, which would interrupt the move.
 */
export function GuestCartMerge() {
  const session = useSession();
  const email = useLoginPopupOpen() ? undefined : session?.user.email;
  const waiting = useMemo(() => email !== undefined && hasPendingLines(), [email]);
  return waiting && email !== undefined ? <ShownPart part={merger} with={{ email }} /> : null;
}
