// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ListChatMessagesQueryType } from './listChatMessagesQueryType.ts';
import type { MemberKey } from './memberKey.ts';
import type { ObjectId } from './objectId.ts';
import type { PageNumParameter } from './pageNumParameter.ts';
import type { Remark } from './remark.ts';

export type ListChatMessagesParams = {
/**
 * Who the chat is with: the fixed id of the customer service, `service`.
 */
getId: MemberKey;
/**
 * The order that the chat is about: its number.
 */
objectId: ObjectId;
/**
 * `his` returns the history, `newst` the messages newer than `remark1`.
 */
queryType?: ListChatMessagesQueryType;
/**
 * The `remark1` of the newest message that is known. With `newst` the response has only newer messages, with `his` none
 * newer, so that pages do not move. Empty means no limit.
 */
remark1?: Remark;
/**
 * The page to return, from 1. A page behind the last one is empty.
 * @minimum 1
 * @maximum 1000000
 */
pageNum?: PageNumParameter;
/**
 * How many entries a page has.
 * @minimum 1
 * @maximum 10000
 */
pageSize?: number;
};
