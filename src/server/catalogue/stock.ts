import { asc, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { offerColumns, offeredProduct } from './offered-product.ts';

/** A quantity of a product to take from or return to stock. */
export interface StockChange {
  readonly productId: number;
  readonly pieces: number;
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

async function changeStock(
  tx: Executor,
  lines: readonly StockChange[],
  direction: 1 | -1,
): Promise<ReadonlySet<number>> {
  const ids = asNumbers(lines.map(({ productId }) => productId));
  const changes = asNumbers(lines.map(({ pieces }) => pieces * direction));
  const changed = tx.execute<{ id: number }>(sql`update product p set stock = p.stock + w.change
      from unnest(${ids}::int[], ${changes}::int[]) w (id, change) where p.id = w.id and p.stock + w.change >= 0
      returning p.id`);
  const { rows } = await changed.execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Takes quantities from stock, each product at most once, under {@link lockProducts}. Stock never becomes negative: returns the
 * products with too little stock, which are left unchanged; the caller then rolls back.
 */
export async function takeStock(tx: Executor, lines: readonly StockChange[]): Promise<readonly number[]> {
  const taken = await changeStock(tx, lines, -1);
  return lines.map(({ productId }) => productId).filter((id) => !taken.has(id));
}

/** Returns quantities to stock, each product at most once. */
export async function giveStockBack(tx: Executor, lines: readonly StockChange[]): Promise<void> {
  await lockProducts(
    tx,
    lines.map(({ productId }) => productId),
  );
  await changeStock(tx, lines, 1);
}
