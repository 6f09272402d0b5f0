import { chatMark } from '#domain/chat/chat-window.ts';
import { ownPutId, serviceName } from '#domain/chat/sender.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { fullName } from '#domain/text/full-name.ts';
import { constants } from '#generated/constants.ts';
import type { chatMessage } from '#server/db/schema/chat.ts';

export type MessageRow = typeof chatMessage.$inferSelect;

/** The member who reads the chat. */
export interface Reader {
  readonly id: number;
  readonly name: string;
  readonly surname: string;
}

/** Sender and text of a message as its member sees them. */
export function spokenBy(
  { fromShop, content }: Pick<MessageRow, 'fromShop' | 'content'>,
  reader: Reader,
  language: Language,
) {
  return fromShop
    ? { content, putId: constants.chatServiceId, putName: inLanguage(serviceName, language) }
    : { content, putId: ownPutId, putName: fullName(reader, language) };
}

/** A message as its member sees it. */
export function messageAnswer(row: MessageRow, objectType: 1 | 2 | 3, reader: Reader, language: Language) {
  const { id, orderNo, fromShop, readNum, createdAt } = row;
  return {
    id,
    ...spokenBy(row, reader, language),
    getId: fromShop ? String(reader.id) : constants.chatServiceId,
    objectId: orderNo,
    objectType,
    createTime: createdAt.toISOString(),
    remark1: chatMark(id),
    readNum,
  };
}
