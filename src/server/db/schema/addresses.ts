import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { member } from './session.ts';

/** Delivery addresses. Each member has one default address. */
export const address = pgTable(
  'address',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    mechanismName: text('mechanism_name').notNull(),
    contacts: text().notNull(),
    /** Names from the country down, joined by commas. */
    country: text().notNull(),
    address: text().notNull(),
    zipCode: text('zip_code').notNull(),
    contactPhone: text('contact_phone').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('address_member').on(table.memberId, table.isDefault.desc(), table.id.desc()),
    uniqueIndex('address_default').on(table.memberId).where(sql`${table.isDefault}`),
  ],
);
