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
    state: text({ enum: ['started', 'paid', 'credited', 'refunded', 'declined'] }).notNull(),
    /** Reference of the payment service. */
    serviceRef: text('service_ref'),
    /** The service's own number of the payment, for services that are asked by it. */
    serviceOrder: text('service_order'),
    /** When the service was asked about it for the last time. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('payment_order').on(table.orderNo),
    unique('payment_service_ref').on(table.payType, table.serviceRef),
  ],
);

/** A payment that is given back, whole and once. Its payment service knows the refund by the number of the payment. */
export const refund = pgTable('refund', {
  paymentNumber: text('payment_number')
    .primaryKey()
    .references(() => payment.number),
  memberId: integer('member_id')
    .notNull()
    .references(() => member.id),
  state: text({ enum: ['pending', 'done', 'credited'] }).notNull(),
  attempts: integer().notNull(),
  /** When the payment service was asked for the last time. */
  triedAt: timestamp('tried_at', { withTimezone: true }),
  /** The number that the payment service gave it. */
  serviceRef: text('service_ref'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

/** What was chosen at the sandbox, which keeps it as a real service would, whether it reports it or not. */
export const sandboxPayment = pgTable('sandbox_payment', {
  number: text()
    .primaryKey()
    .references(() => payment.number, { onDelete: 'cascade' }),
  outcome: text({ enum: ['paid', 'declined'] }).notNull(),
  /** What it does with a refund; null carries it out. */
  refund: text({ enum: ['done', 'pending', 'refused'] }),
});
