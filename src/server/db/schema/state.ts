import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Facts about the database as a whole, such as whether the demo shop was loaded. */
export const shopState = pgTable('shop_state', {
  key: text().primaryKey(),
  value: text().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});
