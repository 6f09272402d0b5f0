import { useCountCartItems } from '#generated/hooks/cart/cart.ts';
import { useCountUnreadMessages } from '#generated/hooks/frame/frame.ts';
import { useGuestCart } from '#web/cart/guest-cart.ts';
import { useSession } from '#web/session/session-store.ts';

/** How many messages the member has not read; nothing is asked for a visitor, and nothing stays when the session ends. */
export function useUnreadCount(): number {
  const enabled = useSession() !== undefined;
  const answer = useCountUnreadMessages({ query: { enabled } }).data;
  return enabled ? (answer?.data ?? 0) : 0;
}

/** How many items are in the member's cart; a visitor's are counted in this browser. */
export function useCartCount(): number {
  const enabled = useSession() !== undefined;
  const local = useGuestCart().length;
  const answer = useCountCartItems({}, { query: { enabled } }).data;
  return enabled ? (answer?.data ?? 0) : local;
}
