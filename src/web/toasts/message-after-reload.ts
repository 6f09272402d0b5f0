import { parseJson } from '#domain/wire/parse-json.ts';
import { type MessageTone, showMessage } from './message-store.ts';

const key = 'message';

/** Keeps a message over the reload that follows, in the tab only. */
export function leaveMessage(tone: MessageTone, text: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ tone, text }));
  } catch {
    showMessage(tone, text);
  }
}

/** Shows the message that was left before the reload, once. */
export function showLeftMessage(): void {
  try {
    const left = sessionStorage.getItem(key);
    if (!left) return;
    sessionStorage.removeItem(key);
    const { tone, text } = parseJson<{ tone: MessageTone; text: string }>(left);
    showMessage(tone, text);
  } catch {
    // Without session storage nothing was left.
  }
}
