import { noticeMessageTypeValues, noticeReadStateValues } from '#generated/enums.ts';

const { paymentPrompt, confirmationNotice, linkJump } = noticeMessageTypeValues;

export type NoticeType = (typeof noticeMessageTypeValues)[keyof typeof noticeMessageTypeValues];

/** What decides about a click on a notice. */
export interface NoticeFields {
  readonly messageType: NoticeType;
  readonly readState: number;
  readonly orderNo?: string | undefined;
  readonly link?: string | undefined;
}

/** What a click does. A confirmation that was given can no longer be clicked. */
export type NoticeClick =
  | { readonly kind: 'openOrder'; readonly orderNo: string }
  | { readonly kind: 'followLink'; readonly link: string }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'nothing' };

/** 0 or less is unread. */
export function isUnread({ readState }: Pick<NoticeFields, 'readState'>): boolean {
  return readState <= noticeReadStateValues.unread;
}

/** The state of a notice that was just sent. */
export const unreadState = { readState: noticeReadStateValues.unread } as const;

/** What reading changes of a notice. */
export const markedAsRead = { readState: noticeReadStateValues.read } as const;

const nothing: NoticeClick = { kind: 'nothing' };

const clicks: Record<NoticeType, (notice: NoticeFields) => NoticeClick> = {
  [paymentPrompt]: ({ orderNo }) => (orderNo === undefined ? nothing : { kind: 'openOrder', orderNo }),
  [confirmationNotice]: (notice) => (isUnread(notice) ? { kind: 'confirm' } : nothing),
  [linkJump]: ({ link }) => (link === undefined ? nothing : { kind: 'followLink', link }),
};

/** What a click on a notice does, by its type; one without what it would lead to does nothing. */
export function noticeClick(notice: NoticeFields): NoticeClick {
  return clicks[notice.messageType](notice);
}

/** The types that "mark all as read" marks: a confirmation has to be given one by one. */
export const typesReadTogether: readonly NoticeType[] = [paymentPrompt, linkJump];

/** Whether "mark all as read" marks a notice. */
export function isReadTogether(notice: Pick<NoticeFields, 'messageType' | 'readState'>): boolean {
  return isUnread(notice) && typesReadTogether.includes(notice.messageType);
}

const ownAddress = /^\/(?![/\\])/;

/** Whether a notice may lead there: to a page of the shop, or to another site over HTTPS. */
export function isNoticeLink(link: string): boolean {
  return ownAddress.test(link) || (URL.canParse(link) && new URL(link).protocol === 'https:');
}
