import { bigint, integer, pgTable, timestamp, unique } from 'drizzle-orm/pg-core';
import { product } from './catalogue.ts';
import { member } from './session.ts';

const ofMember = () =>
  integer('member_id')
    .notNull()
    .references(() => member.id, { onDelete: 'cascade' });

const ofProduct = () =>
  integer('product_id')
    .notNull()
    .references(() => product.id);

/** A product that a member keeps. */
export const favourite = pgTable(
  'favourite',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    productId: ofProduct(),
    /** Unit price in millionths of a US dollar when the product was kept. */
    seenPrice: bigint('seen_price', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Removed by the member; the row stays for a moment, so that the removal can be undone. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [unique('favourite_product').on(table.memberId, table.productId)],
);

/** The latest visit of a member to a product. */
export const footprint = pgTable(
  'footprint',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    productId: ofProduct(),
    /** Unit price in millionths of a US dollar at the visit. */
    seenPrice: bigint('seen_price', { mode: 'number' }),
    visitedAt: timestamp('visited_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('footprint_product').on(table.memberId, table.productId)],
);
