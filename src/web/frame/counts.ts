import { useCountCartItems } from '#generated/hooks/cart/cart.ts';
import { useCountUnreadMessages } from '#generated/hooks/frame/frame.ts';
import { useSession } from '#web/session/session-store.ts';

/** How many messages the member has not read; nothing is asked for a visitor. */
export function useUnreadCount(): number {
  const enabled = useSession() !== undefined;
  return useCountUnreadMessages({ query: { enabled } }).data?.data ?? 0;
}

/** How many items are in the member's cart; nothing is asked for a visitor. */
export function useCartCount(): number {
  const enabled = useSession() !== undefined;
  return useCountCartItems({}, { query: { enabled } }).data?.data ?? 0;
}
