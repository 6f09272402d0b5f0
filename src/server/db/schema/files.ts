import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { member } from './session.ts';

/** A file that a member uploaded, or that the shop keeps for one. Its content is in the file storage under its name. */
export const storedFile = pgTable('stored_file', {
  /** Random, with the extension; `/files/u/{name}` on the wire. */
  name: text().primaryKey(),
  memberId: integer('member_id')
    .notNull()
    .references(() => member.id),
  originalName: text('original_name').notNull(),
  size: integer().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** When something first referred to it; null means that it is removed after a day. */
  referredAt: timestamp('referred_at', { withTimezone: true }),
});
