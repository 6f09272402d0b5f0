import {
  matchProducts,
  type NamedCartLine,
  type NamedLine,
  refuseCartLines,
} from '#domain/order-submit/match-lines.ts';
import { lockChosenLines } from '#server/cart/index.ts';
import { lockProducts } from '#server/catalogue/index.ts';
import type { Executor } from '#server/db/client.ts';

/** Locks cart lines; returns why they cannot be ordered, or undefined. */
export async function lockCart(tx: Executor, memberId: number, lines: readonly NamedCartLine[]) {
  const carIds = lines.map(({ carId }) => carId);
  const chosen = await lockChosenLines(tx, memberId, carIds);
  return refuseCartLines(chosen, lines);
}

/** Locks the products of an order request and adds them to its lines. */
export async function lockLineProducts(tx: Executor, lines: readonly NamedLine[]) {
  const ids = lines.map(({ productId }) => productId);
  return matchProducts(lines, await lockProducts(tx, ids));
}
