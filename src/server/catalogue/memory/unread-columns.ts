import { channel } from 'node:diagnostics_channel';

export interface UnreadColumns {
  /** Undefined for what is in stock in the whole shop. */
  readonly categoryId: number | undefined;
  readonly reason: string;
  /** Milliseconds until the next attempt. */
  readonly pauseMs: number;
}

const unread = channel('shop:catalogue:unread-columns');

export function reportUnreadColumns(found: UnreadColumns): void {
  unread.publish(found);
}

/** Calls `listener` whenever columns could not be read into memory or brought up to date. Returns a function that stops it. */
export function onUnreadColumns(listener: (found: UnreadColumns) => void): () => void {
  // Only `reportUnreadColumns` publishes on this channel.
  const listen = (message: unknown) => listener(message as UnreadColumns);
  unread.subscribe(listen);
  return () => unread.unsubscribe(listen);
}
