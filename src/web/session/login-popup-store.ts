import { createStore, useStore } from '#web/state/store.ts';

const open = createStore(false);
let onward: string | undefined;

/** Asks the person to sign in, over whatever page is open, which stays. */
export function openLoginPopup(): void {
  onward = undefined;
  open.set(true);
}

/** The same on the way to an address, to which signing in leads. */
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
