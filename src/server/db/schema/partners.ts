import { doublePrecision, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The key of a partner's program. */
export const partnerKey = pgTable('partner_key', {
  /** Sent with each call; no secret. */
  id: text().primaryKey(),
  /** Name of the partner. */
  partner: text().notNull(),
  /** Encrypted, see db/secret-box.ts. */
  secret: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
  callsLeft: doublePrecision('calls_left').notNull(),
  /** The time of `callsLeft`: of the latest call, or of the start. */
  calledAt: timestamp('called_at', { withTimezone: true }).notNull(),
});
