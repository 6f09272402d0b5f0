import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { pickOwnLines } from '#domain/cart/cart-lines.ts';
import type { NotFound } from '#domain/ownership/own-entry.ts';
import { offeredProduct } from '#server/catalogue/index.ts';
import type { Executor } from '#server/db/client.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { cartItem } from '#server/db/schema/shop.ts';
import { type CartLine, lineColumns } from './cart-lines.ts';

/**
 * Lines that a member selected for an order. The order reads them with `lockChosenLines` in its transaction, which keeps other
 * calls from changing them, and removes them with `deleteLines`.
 */

export type Chosen = { readonly ok: true; readonly value: readonly CartLine[] } | NotFound;

function chosenLines(db: Executor, memberId: number, carIds: readonly number[]) {
  const isChosen = sql`${cartItem.id} = any(${sql.param(carIds)}::bigint[])`;
  return db
    .select(lineColumns)
    .from(cartItem)
    .innerJoin(product, eq(product.id, cartItem.productId))
    .where(and(eq(cartItem.memberId, memberId), isChosen))
    .orderBy(asc(cartItem.id));
}

/** Reads cart lines of the member with the current state of their products. */
export async function readChosenLines(
  db: Executor,
  memberId: number,
  carIds: readonly number[],
): Promise<Chosen> {
  const found = await chosenLines(db, memberId, carIds);
  return pickOwnLines(found.map(offeredProduct), memberId, carIds);
}

/** Like `readChosenLines`, and locks the lines until the transaction ends. The products are not locked. */
export async function lockChosenLines(
  tx: Executor,
  memberId: number,
  carIds: readonly number[],
): Promise<Chosen> {
  const found = await chosenLines(tx, memberId, carIds).for('update', { of: cartItem }).execute();
  return pickOwnLines(found.map(offeredProduct), memberId, carIds);
}

/** Deletes locked lines. */
export async function deleteLines(tx: Executor, carIds: readonly number[]): Promise<void> {
  if (carIds.length > 0) await tx.delete(cartItem).where(inArray(cartItem.id, [...carIds]));
}
