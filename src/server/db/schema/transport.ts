import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Writes that arrived: what may arrive once, until its signature is no longer valid. */
export const usedKey = pgTable(
  'used_key',
  {
    /** Hash of operation, caller and what may arrive once. */
    keyHash: text('key_hash').primaryKey(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_key_seen').on(table.seenAt)],
);

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
