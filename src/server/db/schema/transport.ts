import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The first answer to an Idempotency-Key, given again for 24 hours. */
export const idempotentAnswer = pgTable(
  'idempotent_answer',
  {
    /** Hash of operation, caller and key. */
    keyHash: text('key_hash').primaryKey(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('idempotent_answer_created').on(table.createdAt)],
);
