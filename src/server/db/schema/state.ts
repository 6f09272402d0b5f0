import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Facts about the database as a whole, such as whether the demo shop was loaded. */
export const shopState = pgTable('shop_state', {
  key: text().primaryKey(),
  value: text().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});

/** A row of help or news that the demo shop wrote. */
export const demoText = pgTable(
  'demo_text',
  {
    kind: text({ enum: ['help', 'news'] }).notNull(),
    /** Name of its files. */
    slug: text().notNull(),
    rowId: integer('row_id').notNull(),
    /** SHA-256 of what was written. */
    digest: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);
