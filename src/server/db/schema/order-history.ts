import { bigint, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { OrderActor, OrderEvent } from '#domain/orders/events.ts';
import type { afterSalesRecordDecisionNames, afterSalesRecordServiceTypeNames } from '#generated/enums.ts';
import { member } from './session.ts';

/** A step in the history of an order of any kind. */
export const orderEvent = pgTable(
  'order_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no').notNull(),
    event: smallint().$type<OrderEvent>().notNull(),
    doneBy: smallint('done_by').$type<OrderActor>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('order_event_order').on(table.orderNo, table.id)],
);

/** A request for after-sales service. An order has at most one that is open (index after_sales_open). */
export const afterSales = pgTable(
  'after_sales',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no').notNull(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    serviceType: smallint('service_type').$type<keyof typeof afterSalesRecordServiceTypeNames>().notNull(),
    question: text().notNull(),
    decision: smallint().$type<keyof typeof afterSalesRecordDecisionNames>().notNull(),
    reply: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [index('after_sales_order').on(table.orderNo, table.id)],
);
