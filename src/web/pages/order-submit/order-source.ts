import { productInfosLimits, quantityLimits } from '#generated/limits.ts';
import { buyNowHref, settleHref } from '#web/paths.ts';
import { readWhole } from '#web/state/read-whole.ts';

/** What is ordered: chosen lines of the cart, or one product directly. */
export type OrderSource =
  | { readonly kind: 'cart'; readonly carIds: readonly number[] }
  | { readonly kind: 'direct'; readonly productId: number; readonly quantity: number };

function directSource(query: URLSearchParams): OrderSource | undefined {
  const productId = readWhole(query.get('carIds'), Number.MAX_SAFE_INTEGER);
  const quantity = readWhole(query.get('number'), quantityLimits.maximum);
  if (query.get('num') !== '1' || productId === undefined || quantity === undefined) return undefined;
  return { kind: 'direct', productId, quantity };
}

/**
 * Reads the query of the address. With `number` it is a direct buy, and `carIds` is then the product; `carIds` alone are lines of
 * the cart. Undefined where it is neither.
 */
export function parseOrderSource(search: string): OrderSource | undefined {
  const query = new URLSearchParams(search);
  if (query.has('number') || query.has('num')) return directSource(query);
  const ids = (query.get('carIds') ?? '').split(',').map((id) => readWhole(id, Number.MAX_SAFE_INTEGER));
  const carIds = [...new Set(ids)];
  if (carIds.length > productInfosLimits.maxItems || !carIds.every((id) => id !== undefined))
    return undefined;
  return { kind: 'cart', carIds };
}

/** The address of an order; the pair of `parseOrderSource`. */
export function orderSourceHref(source: OrderSource): string {
  return source.kind === 'cart' ? settleHref(source.carIds) : buyNowHref(source.productId, source.quantity);
}
