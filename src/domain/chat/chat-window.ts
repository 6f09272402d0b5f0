/** Which messages of a chat a request asks for, by number. */
export interface ChatWindow {
  /** Only messages with a larger number. */
  readonly after?: number;
  /** Only messages with this number or a smaller one. */
  readonly upTo?: number;
  readonly newestFirst: boolean;
}

/** A mark that no message has: nothing is newer, and nothing is older. */
const nowhere = { after: Number.MAX_SAFE_INTEGER, upTo: 0 };

/**
 * The messages of a page of history (`his`, newest first, none newer than the mark, so that pages do not move) or of a poll
 * (`newst`, oldest first, only newer ones). An empty mark means no limit.
 */
export function chatWindow(queryType: 'his' | 'newst', remark1 = ''): ChatWindow {
  const newestFirst = queryType === 'his';
  if (remark1 === '') return { newestFirst };
  const number = /^\d{1,15}$/.test(remark1) ? Number(remark1) : undefined;
  if (newestFirst) return { newestFirst, upTo: number ?? nowhere.upTo };
  return { newestFirst, after: number ?? nowhere.after };
}

/** Whether a message with this number is in a window. */
export function isInWindow(messageId: number, { after, upTo }: ChatWindow): boolean {
  return (after === undefined || messageId > after) && (upTo === undefined || messageId <= upTo);
}

/** The mark of a message, which later requests send back. */
export function chatMark(messageId: number): string {
  return String(messageId);
}
