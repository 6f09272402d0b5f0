import type { ShownDelivery } from '#domain/cart/backorder.ts';
import type { LineRequest, OfferedProduct } from '#domain/cart/offered-product.ts';
import { type NotFound, notFound } from '#domain/ownership/own-entry.ts';

/** A line as a request names it. */
export interface NamedLine extends ShownDelivery {
  readonly productId: number;
  readonly productNum: string;
  readonly num: number;
  readonly carId?: number | undefined;
}

/** A line as a request for lines of the cart names it. */
export interface NamedCartLine extends NamedLine {
  readonly carId: number;
}

interface RepeatedLine {
  readonly ok: false;
  readonly code: 'fieldRefused';
  readonly params: { readonly fields: { readonly field: string; readonly rule: 'uniqueItems' }[] };
}

/** Refuses a request that names a line of the cart twice, by the field of its second mention; undefined when it does not. */
export function refuseRepeatedLine(lines: readonly NamedCartLine[]): RepeatedLine | undefined {
  const carIds = lines.map(({ carId }) => carId);
  const index = carIds.findIndex((carId, position) => carIds.indexOf(carId) < position);
  if (index < 0) return undefined;
  const field = `productInfos.${index}.carId`;
  return { ok: false, code: 'fieldRefused', params: { fields: [{ field, rule: 'uniqueItems' }] } };
}

/** Refuses lines of the cart that no longer hold the product that the request names; undefined when all of them do. */
function refuseOtherProducts(
  stored: readonly { readonly carId: number; readonly productId: number }[],
  lines: readonly NamedCartLine[],
): NotFound | undefined {
  const productOf = new Map(stored.map(({ carId, productId }) => [carId, productId]));
  return lines.every(({ carId, productId }) => productOf.get(carId) === productId) ? undefined : notFound;
}

/** Refuses an order by its lines of the cart, as they were found: one that is not the member's before one with another product. */
export function refuseCartLines(
  chosen:
    | { readonly ok: true; readonly value: Parameters<typeof refuseOtherProducts>[0] }
    | { readonly ok: false; readonly code: 'notFound' },
  lines: readonly NamedCartLine[],
) {
  return chosen.ok ? refuseOtherProducts(chosen.value, lines) : chosen;
}

/**
 * Puts the products to the lines that name them, in the order of the lines. Refused as `notFound` when a product does not exist or
 * has another part number by now: the page showed something else than would be ordered.
 */
export function matchProducts<Product extends OfferedProduct & { readonly productNum: string }>(
  lines: readonly NamedLine[],
  products: readonly Product[],
): { readonly ok: true; readonly value: readonly LineRequest<Product>[] } | NotFound {
  const byId = new Map(products.map((product) => [product.productId, product]));
  const matched = lines.flatMap(({ productId, productNum, num, carId, ...shown }): LineRequest<Product>[] => {
    const product = byId.get(productId);
    return product?.productNum === productNum ? [{ product, num, carId, shown }] : [];
  });
  return matched.length === lines.length ? { ok: true, value: matched } : notFound;
}
