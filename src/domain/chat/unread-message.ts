/** The two sides of a chat. */
export type ChatSide = 'member' | 'shop';

interface Message {
  /** Whether the customer service wrote it, not the member. */
  readonly fromShop: boolean;
  /** How often the other side has read it. */
  readonly readNum: number;
}

/** What a message that nobody has read yet begins with. */
export const newMessage = { readNum: 0 } as const;

/** What reading changes of a message. */
export const readMessage = { readNum: 1 } as const;

/** Whether one side of a chat has yet to read a message: the other side wrote it. The server's SQL (`unreadOf`) says the same. */
export function isUnreadBy(reader: ChatSide, { fromShop, readNum }: Message): boolean {
  return fromShop === (reader === 'member') && readNum === newMessage.readNum;
}
