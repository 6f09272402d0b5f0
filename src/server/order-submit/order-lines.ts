import { lockChosenLines } from '#server/cart/chosen-lines.ts';
import { type LockedProduct, lockProducts } from '#server/catalogue/stock.ts';
import type { Executor } from '#server/db/client.ts';

/** A requested line with the current state of its product, whose row is locked. */
export interface LockedLine {
  readonly offer: LockedProduct;
  readonly num: number;
  readonly carId?: number | undefined;
}

/** A line of an order request. */
export interface LineRequest {
  readonly productId: number;
  readonly productNum: string;
  readonly num: number;
  readonly carId?: number | undefined;
}

/** A line of an order request that names cart lines. */
export interface CartLineRequest extends LineRequest {
  readonly carId: number;
}

/**
 * Locks cart lines. Returns why they cannot be ordered, or undefined: every one must be the member's and hold the product that
 * the request names.
 */
export async function lockCart(tx: Executor, memberId: number, lines: readonly CartLineRequest[]) {
  const carIds = lines.map(({ carId }) => carId);
  const chosen = await lockChosenLines(tx, memberId, carIds);
  if (!chosen.ok) return chosen;
  const productOf = new Map(chosen.value.map(({ carId, productId }) => [carId, productId]));
  const asNamed = lines.every(({ carId, productId }) => productOf.get(carId) === productId);
  return asNamed ? undefined : ({ ok: false, code: 'notFound' } as const);
}

/** Locks the products that a request names; undefined when one does not exist or its part number has changed. */
export async function lockLines(
  tx: Executor,
  lines: readonly LineRequest[],
): Promise<readonly LockedLine[] | undefined> {
  const ids = lines.map(({ productId }) => productId);
  const byId = new Map((await lockProducts(tx, ids)).map((offer) => [offer.productId, offer]));
  const locked = lines.flatMap(({ productId, productNum, num, carId }): LockedLine[] => {
    const offer = byId.get(productId);
    return offer?.mpn === productNum ? [{ offer, num, carId }] : [];
  });
  return locked.length === lines.length ? locked : undefined;
}
