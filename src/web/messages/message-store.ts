import { createStore, useStore } from '#web/state/store.ts';

/** `done` a success, `move` an information, `wait` a warning, `stop` an error. */
export type MessageTone = 'done' | 'move' | 'wait' | 'stop';

export interface Message {
  readonly id: number;
  readonly tone: MessageTone;
  readonly text: string;
}

const none: readonly Message[] = [];
const mostAtOnce = 4;
const shown = createStore(none);
let lastId = 0;

/** Shows a message to the person; the same text is not stacked twice. */
export function showMessage(tone: MessageTone, text: string): void {
  lastId += 1;
  const others = shown.get().filter((message) => message.text !== text);
  shown.set([...others, { id: lastId, tone, text }].slice(-mostAtOnce));
}

export function dismissMessage(id: number): void {
  shown.set(shown.get().filter((message) => message.id !== id));
}

export function useMessages(): readonly Message[] {
  return useStore(shown, none);
}
