import { type LineCode, problemOfLines, quantityRules } from '#domain/cart/line-problem.ts';
import { checkQuantity, priceAt } from '#domain/money/index.ts';
import type { ProductEntry } from './entries.ts';

/** A product that somebody wants, and how many pieces of it. */
export interface Wanted {
  readonly product: ProductEntry;
  readonly num: number;
  readonly carId?: number;
}

/** Micros of one piece when so many are taken now. */
export function priceNow({ product, num }: Wanted): number {
  return priceAt(num, product.$unitPrice, product.$tiers);
}

export function namedProduct({ product, carId }: Wanted) {
  const { productId, stock, startBuy, orderMultiple } = product;
  return { productId, stock, startBuy, orderMultiple, ...(carId === undefined ? {} : { carId }) };
}

export function refuseProducts<Code extends LineCode>(code: Code, wanted: readonly Wanted[]) {
  return { ok: false, code, params: { products: wanted.map(namedProduct) } } as const;
}

/** Why so many cannot lie in a cart. */
export function cartFlawOf(wanted: Wanted) {
  if (wanted.product.$withdrawn) return refuseProducts('productWithdrawn', [wanted]);
  return checkQuantity(wanted.num, quantityRules(wanted.product)).ok
    ? undefined
    : refuseProducts('quantityRefused', [wanted]);
}

/** Why these cannot be ordered; the first reason, with every line that it holds for. */
export function orderFlawOf(wanted: readonly Wanted[]) {
  const problem = problemOfLines(wanted, ({ product, num }) => {
    const { startBuy, orderMultiple, stock, $withdrawn: withdrawn } = product;
    return [{ startBuy, orderMultiple, stock, withdrawn }, num];
  });
  return problem && refuseProducts(problem.code, problem.lines);
}
