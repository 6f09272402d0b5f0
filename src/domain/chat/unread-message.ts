/** The two sides of a chat. */
export type ChatSide = 'member' | 'shop';

interface Message {
  readonly writtenBy: ChatSide;
  /** How often the other side has read it. */
  readonly readNum: number;
}

/** Whether one side of a chat has yet to read a message: the other side wrote it. The server's SQL (`unreadOf`) says the same. */
export function isUnreadBy(reader: ChatSide, { writtenBy, readNum }: Message): boolean {
  return writtenBy !== reader && readNum === 0;
}
