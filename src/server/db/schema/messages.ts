import { index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { noticeMessageTypeNames, noticeOrderTypeNames } from '#generated/enums.ts';
import { member } from './session.ts';

/** A system notice to one member; unread while `readAt` is null. */
export const notice = pgTable(
  'notice',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    messageType: smallint('message_type').$type<keyof typeof noticeMessageTypeNames>().notNull(),
    contentZh: text('content_zh').notNull(),
    contentEn: text('content_en').notNull(),
    orderNo: text('order_no'),
    orderType: smallint('order_type').$type<keyof typeof noticeOrderTypeNames>(),
    link: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [index('notice_member').on(table.memberId, table.createdAt, table.id)],
);
