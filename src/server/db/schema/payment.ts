import {
  bigint,
  index,
  integer,
  pgSequence,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { PayType } from '#domain/cashier/methods.ts';
import { member } from './session.ts';

export const paymentNumber = pgSequence('payment_number');

/** A started payment and its outcome. A standard order has at most one `paid` payment (index payment_settles_once). */
export const payment = pgTable(
  'payment',
  {
    number: text().primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    /** Null for a top-up. */
    orderNo: text('order_no'),
    payType: smallint('pay_type').$type<PayType>().notNull(),
    currency: text({ enum: ['CNY', 'USD'] }).notNull(),
    /** Cents of the currency. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** `credited`: there was nothing left to settle, so the money went to the balance. */
    state: text({ enum: ['started', 'paid', 'credited', 'declined'] }).notNull(),
    /** Reference of the payment service. */
    serviceRef: text('service_ref'),
    /** The service's own number of the payment, for services that are asked by it. */
    serviceOrder: text('service_order'),
    /** When the service was asked about it for the last time. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** When its money was given back to the balance of its currency. */
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
  },
  (table) => [
    index('payment_order').on(table.orderNo),
    unique('payment_service_ref').on(table.payType, table.serviceRef),
  ],
);

/** What was chosen at the sandbox, which keeps it as a real service would, whether it reports it or not. */
export const sandboxPayment = pgTable('sandbox_payment', {
  number: text()
    .primaryKey()
    .references(() => payment.number, { onDelete: 'cascade' }),
  outcome: text({ enum: ['paid', 'declined'] }).notNull(),
});
