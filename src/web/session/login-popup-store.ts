import { createStore, useStore } from '#web/state/store.ts';

const open = createStore(false);

/** Asks the person to sign in, over whatever page is open. */
export function openLoginPopup(): void {
  open.set(true);
}

export function closeLoginPopup(): void {
  open.set(false);
}

export function useLoginPopupOpen(): boolean {
  return useStore(open, false);
}
