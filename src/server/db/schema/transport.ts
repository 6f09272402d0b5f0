import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Idempotency keys and signatures of received writes, kept until the signature expires. */
export const usedKey = pgTable(
  'used_key',
  {
    /** Hash of operation, caller and idempotency key or signature. */
    keyHash: text('key_hash').primaryKey(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    /** Its response will be stored and is not there yet; left as it is once the response is stored. */
    isRunning: boolean('is_running').notNull().default(false),
  },
  (table) => [index('used_key_seen').on(table.seenAt)],
);

/** First response to an Idempotency-Key, repeated for 24 hours. */
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
