import { createStore, useStore } from '#web/state/store.ts';

const open = createStore<readonly HTMLDialogElement[]>([]);

/** Says that a modal dialog opened; call what it returns when the dialog closes. */
export function enterDialog(dialog: HTMLDialogElement): () => void {
  open.set([...open.get(), dialog]);
  return () => open.set(open.get().filter((other) => other !== dialog));
}

/** The modal dialog in front: nothing outside of it can be reached or read aloud. */
export function useFrontDialog(): HTMLDialogElement | undefined {
  return useStore(open, []).at(-1);
}
