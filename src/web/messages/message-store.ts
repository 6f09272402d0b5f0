import { createStore, useStore } from '#web/state/store.ts';

/** `done` a success, `move` an information, `wait` a warning, `stop` an error. */
export type MessageTone = 'success' | 'info' | 'warning' | 'danger';

/** What a message is about beyond the moment: `network` until a call gets through, `session` until somebody signs in. */
export type MessageCause = 'network' | 'session';

export interface Message {
  readonly id: number;
  readonly tone: MessageTone;
  readonly text: string;
  readonly cause?: MessageCause | undefined;
}

const none: readonly Message[] = [];
const mostAtOnce = 4;
const shown = createStore(none);
let lastId = 0;

/** Shows a message to the person and returns its id; the same text is not stacked twice. */
export function showMessage(tone: MessageTone, text: string, cause?: MessageCause): number {
  lastId += 1;
  const others = shown.get().filter((message) => message.text !== text);
  shown.set([...others, { id: lastId, tone, text, cause }].slice(-mostAtOnce));
  return lastId;
}

/** Takes back what was said about a cause that is gone. */
export function dismissCause(cause: MessageCause): void {
  const messages = shown.get();
  if (messages.some((message) => message.cause === cause))
    shown.set(messages.filter((message) => message.cause !== cause));
}

export function dismissMessage(id: number): void {
  shown.set(shown.get().filter((message) => message.id !== id));
}

export function useMessages(): readonly Message[] {
  return useStore(shown, none);
}
