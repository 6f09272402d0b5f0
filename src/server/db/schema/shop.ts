import { bigint, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { product } from './catalogue.ts';
import { htmlText } from './html-text.ts';
import { member } from './session.ts';

/** A line in a member's cart. */
export const cartItem = pgTable(
  'cart_item',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    num: integer().notNull(),
    /** Unit price in millionths of a US dollar when the member last chose the quantity; null when unknown. */
    seenPrice: bigint('seen_price', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('cart_item_product').on(table.memberId, table.productId)],
);

/** A reference solution for one product. */
export const solution = pgTable('solution', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  schemeNameZh: text('scheme_name_zh').notNull(),
  schemeNameEn: text('scheme_name_en').notNull(),
  /** Picture shown in lists. */
  url: text().notNull(),
  remarkZh: htmlText('remark_zh').notNull(),
  remarkEn: htmlText('remark_en').notNull(),
  productId: integer('product_id')
    .notNull()
    .references(() => product.id),
  sort: integer().notNull(),
});
