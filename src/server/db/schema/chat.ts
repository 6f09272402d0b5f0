import { bigint, boolean, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { objectTypeNames } from '#generated/enums.ts';
import { member } from './session.ts';

/** The chat about an order. */
export const orderChat = pgTable(
  'order_chat',
  {
    orderNo: text('order_no').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    objectType: smallint('object_type').$type<keyof typeof objectTypeNames>().notNull(),
    /** The newest message. */
    lastId: bigint('last_id', { mode: 'number' }),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('order_chat_member').on(table.memberId, table.lastAt, table.lastId)],
);

export const chatMessage = pgTable(
  'chat_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orderChat.orderNo, { onDelete: 'cascade' }),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    fromShop: boolean('from_shop').notNull(),
    /** Who of the shop wrote it, where that is known. */
    staff: text(),
    content: text().notNull(),
    /** How often the other side has read it. */
    readNum: integer('read_num').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('chat_message_order').on(table.orderNo, table.id),
    index('chat_message_unread').on(table.memberId, table.orderNo),
  ],
);
