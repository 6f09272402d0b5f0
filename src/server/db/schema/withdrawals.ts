import { bigint, index, integer, pgSequence, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { withdrawalCashTypeNames, withdrawalExamStateNames } from '#generated/enums.ts';
import { account } from './ledger.ts';

export const withdrawalNumber = pgSequence('withdrawal_number');

/** A withdrawal; numeric codes as on the wire. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cashNo: text('cash_no').notNull().unique(),
    memberId: integer('member_id')
      .notNull()
      .references(() => account.memberId, { onDelete: 'cascade' }),
    cashType: smallint('cash_type').$type<keyof typeof withdrawalCashTypeNames>().notNull(),
    /** Cents of the account's currency. */
    amount: bigint({ mode: 'number' }).notNull(),
    cashAccount: text('cash_account').notNull(),
    state: smallint().$type<keyof typeof withdrawalExamStateNames>().notNull(),
    reason: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [index('withdrawal_member').on(table.memberId, table.createdAt, table.id)],
);
