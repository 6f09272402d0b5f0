import { type LineCode, problemOfLines, quantityRules } from '#domain/cart/line-problem.ts';
import { checkQuantity, priceAt } from '#domain/money/index.ts';
import type { ProductEntry } from './entries.ts';

/** A product that somebody wants, and how many pieces of it. */
export interface LineRequest {
  readonly product: ProductEntry;
  readonly num: number;
  readonly carId?: number;
}

/** Micros of one piece when so many are taken now. */
export function currentUnitPrice({ product, num }: LineRequest): number {
  return priceAt(num, product.$unitPrice, product.$tiers);
}

export function productParams({ product, carId }: LineRequest) {
  const { productId, stock, startBuy, orderMultiple } = product;
  return { productId, stock, startBuy, orderMultiple, ...(carId === undefined ? {} : { carId }) };
}

export function refuseProducts<Code extends LineCode>(code: Code, wanted: readonly LineRequest[]) {
  return { ok: false, code, params: { products: wanted.map(productParams) } } as const;
}

/** Why so many cannot lie in a cart. */
export function validateCartLine(wanted: LineRequest) {
  if (wanted.product.$withdrawn) return refuseProducts('productWithdrawn', [wanted]);
  return checkQuantity(wanted.num, quantityRules(wanted.product)).ok
    ? undefined
    : refuseProducts('quantityRefused', [wanted]);
}

/** Why these cannot be ordered; the first reason, with every line that it holds for. */
export function validateOrderLines(wanted: readonly LineRequest[]) {
  const problem = problemOfLines(wanted, ({ product, num }) => {
    const { startBuy, orderMultiple, stock, $withdrawn: withdrawn } = product;
    return [{ startBuy, orderMultiple, stock, withdrawn }, num];
  });
  return problem && refuseProducts(problem.code, problem.lines);
}
