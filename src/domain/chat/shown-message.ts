import { constants } from '#generated/constants.ts';
import { inLanguage, type Language } from '../language.ts';
import { fullName, type PersonName } from '../text/full-name.ts';
import type { ObjectType } from './chat-target.ts';
import { chatMark } from './chat-window.ts';
import { ownPutId, serviceName } from './sender.ts';

/** The member who reads a chat. */
export interface ChatReader extends PersonName {
  readonly id: number;
}

/** A message about an order as stored. */
export interface ChatMessage {
  readonly id: number;
  readonly orderNo: string;
  readonly objectType: ObjectType;
  /** Whether the customer service wrote it, not the member. */
  readonly fromShop: boolean;
  readonly content: string;
  /** How often the other side has read it. */
  readonly readNum: number;
  readonly createdAt: Date;
}

type Written = Pick<ChatMessage, 'fromShop' | 'content'>;

/** Sender and text of a message as its member sees them. */
function senderAndText({ fromShop, content }: Written, reader: ChatReader, language: Language) {
  return fromShop
    ? { content, putId: constants.chatServiceId, putName: inLanguage(serviceName, language) }
    : { content, putId: ownPutId, putName: fullName(reader, language) };
}

/** A message as its member sees it, with the mark that later requests send back. */
export function shownMessage(message: ChatMessage, reader: ChatReader, language: Language) {
  const { id, orderNo, objectType, fromShop, readNum, createdAt } = message;
  return {
    id,
    ...senderAndText(message, reader, language),
    getId: fromShop ? String(reader.id) : constants.chatServiceId,
    objectId: orderNo,
    objectType,
    createTime: createdAt.toISOString(),
    remark1: chatMark(id),
    readNum,
  };
}

/** The chat of an order in the list of a member's chats: its latest message, and how many of the shop are unread. */
export function shownChat(
  latest: Omit<ChatMessage, 'id' | 'readNum'>,
  unread: number,
  { reader, language }: { readonly reader: ChatReader; readonly language: Language },
) {
  const { orderNo, objectType, createdAt } = latest;
  return {
    ...senderAndText(latest, reader, language),
    getId: constants.chatServiceId,
    objectId: orderNo,
    objectType,
    readNum: unread,
    createTime: createdAt.toISOString(),
  };
}
