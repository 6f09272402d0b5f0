import { asc, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { offerColumns, offeredProduct } from './offered-product.ts';

/** A quantity of a product to take from or return to stock. */
export interface StockChange {
  readonly productId: number;
  readonly pieces: number;
}

/** A quantity of a locked product. */
interface LockedStockChange extends StockChange {
  /** Null for a product that is not listed. */
  readonly category: number | null;
}

/** Product columns that an order needs. */
const orderedColumns = {
  ...offerColumns,
  productNum: product.mpn,
  nameZh: product.nameZh,
  nameEn: product.nameEn,
  descriptionZh: product.descriptionZh,
  descriptionEn: product.descriptionEn,
  images: product.images,
  category: product.slotCategoryId,
};

export type LockedProduct = Awaited<ReturnType<typeof lockProducts>>[number];

const asNumbers = (values: readonly number[]) => sql.param(values);

/**
 * Reads products and locks them until the transaction ends, always in id order, so that two orders cannot deadlock. Unknown ids
 * are left out.
 */
export async function lockProducts(tx: Executor, productIds: readonly number[]) {
  const locked = await tx
    .select(orderedColumns)
    .from(product)
    .where(sql`${product.id} = any(${asNumbers(productIds)}::bigint[])`)
    .orderBy(asc(product.id))
    .for('no key update')
    .prepare('lock-products')
    .execute();
  return locked.map(offeredProduct);
}

/**
 * Changes the stock, in the projection too, without recomputing the rest of it. The categories are given although the products
 * have them, because only then does PostgreSQL read no partition of another category.
 */
async function changeStock(
  tx: Executor,
  lines: readonly LockedStockChange[],
  direction: 1 | -1,
): Promise<ReadonlySet<number>> {
  const ids = asNumbers(lines.map(({ productId }) => productId));
  const changes = asNumbers(lines.map(({ pieces }) => pieces * direction));
  const categories = lines.flatMap(({ category }) => category ?? []);
  const projected = sql`, projected as (update product_slot s set stock = c.stock from changed c
    where s.product_id = c.id and s.category_id = c.slot_category_id
      and s.category_id = any(${asNumbers(categories)}::int[]))`;
  const changed = tx.execute<{ id: number }>(sql`with changed as (
      update product p set stock = p.stock + w.change
      from unnest(${ids}::int[], ${changes}::int[]) w (id, change) where p.id = w.id and p.stock + w.change >= 0
      returning p.id, p.stock, p.slot_category_id
    )${categories.length > 0 ? projected : sql``} select id from changed`);
  const { rows } = await changed.execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Takes quantities from stock, each product at most once, under {@link lockProducts}. Stock never becomes negative: returns the
 * products with too little stock, which are left unchanged; the caller then rolls back.
 */
export async function takeStock(
  tx: Executor,
  lines: readonly LockedStockChange[],
): Promise<readonly number[]> {
  const taken = await changeStock(tx, lines, -1);
  return lines.map(({ productId }) => productId).filter((id) => !taken.has(id));
}

/** Returns quantities to stock, each product at most once. */
export async function giveStockBack(tx: Executor, lines: readonly StockChange[]): Promise<void> {
  const locked = await lockProducts(
    tx,
    lines.map(({ productId }) => productId),
  );
  const categories = new Map(locked.map(({ productId, category }) => [productId, category]));
  const changes = lines.map((line) => ({ ...line, category: categories.get(line.productId) ?? null }));
  await changeStock(tx, changes, 1);
}
