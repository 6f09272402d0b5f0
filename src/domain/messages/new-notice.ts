import { chatAbout, type ObjectType } from '#domain/chat/chat-target.ts';
import type { Bilingual } from '#domain/language.ts';
import { orderKindOf } from '#domain/payment/order-kind.ts';
import { type Result, refuse } from '#domain/result.ts';
import { noticeMessageTypeValues } from '#generated/enums.ts';
import { noticeLimits } from '#generated/limits.ts';
import { isNoticeLink, type NoticeType } from './notice.ts';

/** What the shop wants to let a member know. */
export interface NewNotice {
  readonly messageType: NoticeType;
  readonly text: Bilingual;
  /** The order that it is about; needed for type 1. */
  readonly orderNo?: string | undefined;
  /** Where it leads; needed for type 3. */
  readonly link?: string | undefined;
}

/** A notice as it is stored. */
export interface CheckedNotice {
  readonly messageType: NoticeType;
  readonly text: Bilingual;
  readonly order?: { readonly orderNo: string; readonly orderType: ObjectType };
  readonly link?: string;
}

const { minLength, maxLength } = noticeLimits.messageContent;

function fits(text: string): boolean {
  const { length } = [...text];
  return length >= minLength && length <= maxLength;
}

/**
 * A notice as it is stored, its texts trimmed. Refused as `fieldRefused` when a text is missing or too long, and when what its type
 * leads to is missing or no order number or address that a member may be led to.
 */
export function newNotice({ messageType, text, orderNo, link }: NewNotice): Result<CheckedNotice> {
  const trimmed = { zh: text.zh.trim(), en: text.en.trim() };
  const { paymentPrompt, linkJump } = noticeMessageTypeValues;
  const isOrder = orderNo === undefined ? messageType !== paymentPrompt : orderKindOf(orderNo) !== undefined;
  const isLink = link === undefined ? messageType !== linkJump : isNoticeLink(link);
  if (!fits(trimmed.zh) || !fits(trimmed.en) || !isOrder || !isLink) return refuse('fieldRefused');
  const order = orderNo === undefined ? undefined : { orderNo, orderType: chatAbout(orderNo).objectType };
  return {
    ok: true,
    value: { messageType, text: trimmed, ...(order && { order }), ...(link !== undefined && { link }) },
  };
}
