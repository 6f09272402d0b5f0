import { checkQuantity, priceAt } from '#domain/money/index.ts';
import { quantityLimits } from '#generated/limits.ts';
import type { ProductEntry } from './entries.ts';

type ProductCode = 'productWithdrawn' | 'quantityRefused' | 'outOfStock';

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

export function refuseProducts<Code extends ProductCode>(code: Code, wanted: readonly Wanted[]) {
  return { ok: false, code, params: { products: wanted.map(namedProduct) } } as const;
}

/** Whether so many pieces may be ordered, whatever the stock is. */
export function isQuantity({ product, num }: Wanted): boolean {
  const { startBuy, orderMultiple } = product;
  return checkQuantity(num, { startBuy, multiple: orderMultiple, maximum: quantityLimits.maximum }).ok;
}

/** Why so many cannot lie in a cart. */
export function cartFlawOf(wanted: Wanted) {
  if (wanted.product.$withdrawn) return refuseProducts('productWithdrawn', [wanted]);
  return isQuantity(wanted) ? undefined : refuseProducts('quantityRefused', [wanted]);
}

/** Why these cannot be ordered; the first reason, with every line that it holds for. */
export function orderFlawOf(wanted: readonly Wanted[]) {
  const withdrawn = wanted.filter(({ product }) => product.$withdrawn);
  if (withdrawn.length > 0) return refuseProducts('productWithdrawn', withdrawn);
  const odd = wanted.filter((line) => !isQuantity(line));
  if (odd.length > 0) return refuseProducts('quantityRefused', odd);
  const short = wanted.filter(({ product, num }) => product.stock < num);
  return short.length > 0 ? refuseProducts('outOfStock', short) : undefined;
}
