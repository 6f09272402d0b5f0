import {
  type AnyPgColumn,
  bigint,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type {
  invoiceRecordExamStateNames,
  invoiceRecordOrderTypeNames,
  invoiceTypeNames,
} from '#generated/enums.ts';
import { member } from './session.ts';

/**
 * An application for an invoice, or a credit note. A standard order has at most one application that is not refused (index
 * invoice_once).
 */
export const invoice = pgTable(
  'invoice',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    orderNo: text('order_no').notNull(),
    orderType: smallint('order_type').$type<keyof typeof invoiceRecordOrderTypeNames>().notNull(),
    /** The instalments that it covers; empty for a standard order. */
    instalmentIds: integer('instalment_ids').array().notNull().default([]),
    invoiceType: smallint('invoice_type').$type<keyof typeof invoiceTypeNames>().notNull(),
    /** JSON text, as it is on the wire. */
    info: text().notNull(),
    /** examState on the wire. */
    state: smallint().$type<keyof typeof invoiceRecordExamStateNames>().notNull(),
    /** The invoice that a credit note takes back. */
    credits: bigint({ mode: 'number' }).references((): AnyPgColumn => invoice.id),
    /** US cents and yuan cents, below 0 for a credit note; null until it is issued. */
    usMoney: bigint('us_money', { mode: 'number' }),
    zhMoney: bigint('zh_money', { mode: 'number' }),
    link: text(),
    /** Why the shop refused it. */
    refusal: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    index('invoice_member').on(table.memberId, table.createdAt, table.id),
    index('invoice_order').on(table.orderNo),
  ],
);
