import { currentSession, useSession } from '#web/session/session-store.ts';
import { createStore, useStore } from '#web/state/store.ts';

interface OpenChat {
  readonly orderNo: string;
  /** The member who opened it: it returns after the same member has signed in again. */
  readonly owner: string | undefined;
}

const open = createStore<OpenChat | undefined>(undefined);

/** Opens the chat about an order; there is one window, so another chat closes. */
export function openChat(orderNo: string): void {
  open.set({ orderNo, owner: currentSession()?.user.email });
}

export function closeChat(): void {
  open.set(undefined);
}

/** Number of the order whose chat is open. */
export function useOpenChat(): string | undefined {
  const chat = useStore(open, undefined);
  const session = useSession();
  return session && chat?.owner === session.user.email ? chat.orderNo : undefined;
}
