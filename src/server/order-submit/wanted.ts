import { lockChosenLines } from '#server/cart/chosen-lines.ts';
import { type LockedProduct, lockProducts } from '#server/catalogue/stock.ts';
import type { Executor } from '#server/db/client.ts';

/** One product of an order that is to be placed, locked, as it is now. */
export interface Wanted {
  readonly offer: LockedProduct;
  readonly num: number;
  readonly carId?: number | undefined;
}

/** A line as a request names it. */
export interface NamedLine {
  readonly productId: number;
  readonly productNum: string;
  readonly num: number;
  readonly carId?: number | undefined;
}

/** A line as a request for lines of the cart names it. */
export interface NamedCartLine extends NamedLine {
  readonly carId: number;
}

/**
 * Locks lines of the cart and answers why they cannot be settled: every one must be the member's and hold the product that
 * the request names.
 */
export async function lockCart(tx: Executor, memberId: number, lines: readonly NamedCartLine[]) {
  const carIds = lines.map(({ carId }) => carId);
  const chosen = await lockChosenLines(tx, memberId, carIds);
  if (!chosen.ok) return chosen;
  const productOf = new Map(chosen.value.map(({ carId, productId }) => [carId, productId]));
  const asNamed = lines.every(({ carId, productId }) => productOf.get(carId) === productId);
  return asNamed ? undefined : ({ ok: false, code: 'notFound' } as const);
}

/** Locks the products that a request names; undefined when one does not exist or has another part number by now. */
export async function lockWanted(
  tx: Executor,
  lines: readonly NamedLine[],
): Promise<readonly Wanted[] | undefined> {
  const ids = lines.map(({ productId }) => productId);
  const byId = new Map((await lockProducts(tx, ids)).map((offer) => [offer.productId, offer]));
  const wanted = lines.flatMap(({ productId, productNum, num, carId }): Wanted[] => {
    const offer = byId.get(productId);
    return offer?.mpn === productNum ? [{ offer, num, carId }] : [];
  });
  return wanted.length === lines.length ? wanted : undefined;
}
