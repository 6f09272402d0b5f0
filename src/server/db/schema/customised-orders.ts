import { bigint, index, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type {
  assFlagNames,
  customisedOrderOrderStateNames,
  customisedOrderSendNames,
  instalmentHeadAmountNames,
  invoiceFlagNames,
} from '#generated/enums.ts';
import { member } from './session.ts';

/** A customised order with its application. */
export const customisedOrder = pgTable(
  'customised_order',
  {
    orderNo: text('order_no').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    state: smallint().$type<keyof typeof customisedOrderOrderStateNames>().notNull(),
    assFlag: smallint('ass_flag').$type<keyof typeof assFlagNames>().notNull(),
    send: smallint().$type<keyof typeof customisedOrderSendNames>().notNull(),
    rateMicros: bigint('rate_micros', { mode: 'number' }).notNull(),
    productName: text('product_name').notNull().default('-'),
    indexRequirement: text('index_requirement').notNull().default('-'),
    sizeRequirement: text('size_requirement').notNull().default('-'),
    demandQuantity: text('demand_quantity').notNull().default('-'),
    deliveryCycle: text('delivery_cycle').notNull().default('-'),
    qualityGrade: text('quality_grade').notNull().default('-'),
    weight: text().notNull().default('-'),
    installationMode: text('installation_mode').notNull().default('-'),
    useEnvironment: text('use_environment').notNull().default('-'),
    otherProcessRequirements: text('other_process_requirements').notNull().default('-'),
    detailedDescription: text('detailed_description').notNull().default('-'),
    companyName: text('company_name').notNull().default(''),
    annexFile: text('annex_file'),
    receivingUser: text('receiving_user').notNull().default('-'),
    receivingAddress: text('receiving_address').notNull().default('-'),
    receivingPhone: text('receiving_phone').notNull().default('-'),
    /** Contract of the shop, and the one that the member signed: file name, comma, path. */
    frontContract: text('front_contract'),
    backContract: text('back_contract'),
    logisticsName: text('logistics_name'),
    logisticsNum: text('logistics_num'),
    searchText: text('search_text').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('customised_order_member').on(table.memberId, table.createdAt, table.orderNo)],
);

/** An instalment of a customised order, by due order. Unpaid while `paidBy` is null. */
export const instalment = pgTable(
  'instalment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no')
      .notNull()
      .references(() => customisedOrder.orderNo, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    usMoney: bigint('us_money', { mode: 'number' }).notNull(),
    zhMoney: bigint('zh_money', { mode: 'number' }).notNull(),
    headAmount: smallint('head_amount').$type<keyof typeof instalmentHeadAmountNames>().notNull(),
    /** Name of the instalment, such as deposit. */
    nameZh: text('name_zh').notNull().default('款项'),
    nameEn: text('name_en').notNull().default('Instalment'),
    /** Number of the payment that paid it. */
    paidBy: text('paid_by'),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** 1 while an invoice covers it or was applied for. */
    invoiceFlag: smallint('invoice_flag').$type<keyof typeof invoiceFlagNames>().notNull(),
  },
  (table) => [unique('instalment_position').on(table.orderNo, table.position)],
);
