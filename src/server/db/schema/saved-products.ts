import { bigint, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { Language } from '#domain/language.ts';
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

/** A mail that somebody wants when a product is back in stock. */
export const stockAlert = pgTable(
  'stock_alert',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: ofProduct(),
    /** Null for a visitor. */
    memberId: integer('member_id').references(() => member.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** The e-mail as mailboxes are compared. */
    emailKey: text('email_key').notNull(),
    language: text().$type<Language>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the owner of the mailbox agreed to the mail; of a member when the request was made. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** The last attempt to send the mail. */
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    attempts: smallint().notNull().default(0),
  },
  (table) => [unique('stock_alert_product').on(table.productId, table.emailKey)],
);
