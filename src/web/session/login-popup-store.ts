import { createStore, useStore } from '#web/state/store.ts';

const open = createStore(false);
let onward: string | undefined;

/** Asks the visitor to sign in, over the open page, which stays. */
export function openLoginPopup(): void {
  onward = undefined;
  open.set(true);
}

/** The same before an address is opened, which happens after signing in. */
export function openLoginPopupOnTheWay(then: string): void {
  onward = then;
  open.set(true);
}

export function closeLoginPopup(): void {
  open.set(false);
}

/** The page to open after signing in with the popup. */
export function loginDestination(): string | undefined {
  return onward;
}

export function useLoginPopupOpen(): boolean {
  return useStore(open, false);
}
