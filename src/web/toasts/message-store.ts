import { createStore, useStore } from '#web/state/store.ts';

export type MessageTone = 'success' | 'info' | 'warning' | 'danger';

/** What ends a message early: `network` the next call that gets through, `session` the next sign-in. */
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

/** Shows a message and returns its id; a repeated text replaces the earlier one. */
export function showMessage(tone: MessageTone, text: string, cause?: MessageCause): number {
  lastId += 1;
  const others = shown.get().filter((message) => message.text !== text);
  shown.set([...others, { id: lastId, tone, text, cause }].slice(-mostAtOnce));
  return lastId;
}

/** Dismisses the messages of a cause that no longer holds. */
export function dismissCause(cause: MessageCause): void {
  const messages = shown.get();
  if (messages.some((message) => message.cause === cause))
    shown.set(messages.filter((message) => message.cause !== cause));
}

/** Dismisses what was said of earlier work, so that it is not next to the outcome of the next; what failed stays until it is read. */
export function dismissEarlier(): void {
  const messages = shown.get();
  const stays = ({ tone, cause }: Message) => tone === 'danger' || cause !== undefined;
  if (!messages.every(stays)) shown.set(messages.filter(stays));
}

export function dismissMessage(id: number): void {
  shown.set(shown.get().filter((message) => message.id !== id));
}

export function useMessages(): readonly Message[] {
  return useStore(shown, none);
}
