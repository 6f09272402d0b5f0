import { bigint, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type {
  accountFlowAccountTypeNames,
  accountFlowBudgetNames,
  accountFlowDealTypeNames,
  pointsFlowBudgetNames,
  pointsFlowFlowTypeNames,
} from '#generated/enums.ts';
import { member } from './session.ts';

/** A member's balances in cents and points. Created with the member, changed by ledger entries only. */
export const account = pgTable('account', {
  memberId: integer('member_id')
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  yuan: bigint({ mode: 'number' }).notNull().default(0),
  dollars: bigint({ mode: 'number' }).notNull().default(0),
  points: bigint({ mode: 'number' }).notNull().default(0),
  payPasswordHash: text('pay_password_hash'),
  /** When the member closed the account. */
  closedAt: timestamp('closed_at', { withTimezone: true }),
});

/** An entry of the money ledger; numeric codes as on the wire. */
export const accountEntry = pgTable(
  'account_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => account.memberId, { onDelete: 'cascade' }),
    accountType: smallint('account_type').$type<keyof typeof accountFlowAccountTypeNames>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    budget: smallint().$type<keyof typeof accountFlowBudgetNames>().notNull(),
    dealType: smallint('deal_type').$type<keyof typeof accountFlowDealTypeNames>().notNull(),
    objectId: text('object_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('account_entry_time').on(table.memberId, table.createdAt, table.id)],
);

/** An entry of the points ledger; numeric codes as on the wire. */
export const pointsEntry = pgTable(
  'points_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => account.memberId, { onDelete: 'cascade' }),
    flowNum: bigint('flow_num', { mode: 'number' }).notNull(),
    budget: smallint().$type<keyof typeof pointsFlowBudgetNames>().notNull(),
    flowType: smallint('flow_type').$type<keyof typeof pointsFlowFlowTypeNames>().notNull(),
    objectId: text('object_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('points_entry_time').on(table.memberId, table.createdAt, table.id)],
);
