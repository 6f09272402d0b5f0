import {
  bigint,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type {
  assFlagNames,
  invoiceFlagNames,
  sampleOrderOrderStateNames,
  standardOrderDiscountTypeNames,
  standardOrderProOrderStateNames,
} from '#generated/enums.ts';
import { product } from './catalogue.ts';
import { member } from './session.ts';

export const orderNumber = pgSequence('order_number');

/** A standard order. Money in cents. */
export const standardOrder = pgTable(
  'standard_order',
  {
    orderNo: text('order_no').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    /** proOrderState on the wire. */
    state: smallint().$type<keyof typeof standardOrderProOrderStateNames>().notNull(),
    assFlag: smallint('ass_flag').$type<keyof typeof assFlagNames>().notNull(),
    invoiceFlag: smallint('invoice_flag').$type<keyof typeof invoiceFlagNames>().notNull(),
    discountType: smallint('discount_type').$type<keyof typeof standardOrderDiscountTypeNames>().notNull(),
    /** US cents: sum of the lines, deduction, amount to pay. */
    goodsMoney: bigint('goods_money', { mode: 'number' }).notNull(),
    discountMoney: bigint('discount_money', { mode: 'number' }).notNull(),
    usMoney: bigint('us_money', { mode: 'number' }).notNull(),
    /** Yuan cents at `rateMicros`, the exchange rate at the time of the order. */
    zhMoney: bigint('zh_money', { mode: 'number' }).notNull(),
    rateMicros: bigint('rate_micros', { mode: 'number' }).notNull(),
    pointsSpent: bigint('points_spent', { mode: 'number' }).notNull().default(0),
    receivingUser: text('receiving_user').notNull(),
    receivingAddress: text('receiving_address').notNull(),
    receivingPhone: text('receiving_phone').notNull(),
    logisticsName: text('logistics_name'),
    logisticsNum: text('logistics_num'),
    systemContract: text('system_contract'),
    userContract: text('user_contract'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** What a keyword is looked for in, see `searchText` of the domain. */
    searchText: text('search_text').notNull().default(''),
  },
  (table) => [
    index('standard_order_member').on(table.memberId, table.createdAt, table.orderNo),
    index('standard_order_state').on(table.memberId, table.state, table.createdAt, table.orderNo),
  ],
);

/** A line of a standard order with the product as it was when ordered. */
export const orderLine = pgTable(
  'order_line',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => standardOrder.orderNo, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    productNum: text('product_num').notNull(),
    productNameZh: text('product_name_zh').notNull(),
    productNameEn: text('product_name_en').notNull(),
    productDescribeZh: text('product_describe_zh').notNull(),
    productDescribeEn: text('product_describe_en').notNull(),
    productImg: text('product_img').notNull(),
    /** Unit price in millionths of a dollar, after the price break. */
    unitPrice: bigint('unit_price', { mode: 'number' }).notNull(),
    num: integer().notNull(),
    /** Pieces that were not in stock, and in how many weeks the supplier delivers them. */
    backordered: integer().notNull().default(0),
    backorderWeeks: smallint('backorder_weeks'),
    lineMoney: bigint('line_money', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNo, table.position] }),
    unique('order_line_product').on(table.orderNo, table.productId),
  ],
);

/** A sample redeemed with points. */
export const sampleOrder = pgTable(
  'sample_order',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no').notNull().unique(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    /** orderState on the wire. */
    state: smallint().$type<keyof typeof sampleOrderOrderStateNames>().notNull(),
    points: bigint({ mode: 'number' }).notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    productNum: text('product_num').notNull(),
    productNameZh: text('product_name_zh').notNull(),
    productNameEn: text('product_name_en').notNull(),
    productImg: text('product_img').notNull(),
    receivingUser: text('receiving_user').notNull(),
    receivingAddress: text('receiving_address').notNull(),
    receivingPhone: text('receiving_phone').notNull(),
    logisticsName: text('logistics_name'),
    logisticsNum: text('logistics_num'),
    searchText: text('search_text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sample_order_member').on(table.memberId, table.createdAt, table.orderNo)],
);
