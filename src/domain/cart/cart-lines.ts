import { checkQuantity } from '#domain/money/index.ts';
import { type NotFound, notFound, ownEntries } from '#domain/ownership/own-entry.ts';
import { constants } from '#generated/constants.ts';
import { selectCartItemsAnswerLimits } from '#generated/limits.ts';
import { isSoldOut, quantityRules } from './line-problem.ts';
import {
  currentPrice,
  type LineRequest,
  type LinesRefusal,
  type OfferedProduct,
  refuseLines,
} from './offered-product.ts';

/** A quantity that a cart line gets, with the unit price (micros) that counts as seen by the member. */
export interface ChosenQuantity {
  readonly num: number;
  readonly seenPrice: number;
}

type Chosen<Code extends string = 'productWithdrawn' | 'quoteNeeded' | 'quantityRefused'> =
  | { readonly ok: true; readonly value: ChosenQuantity }
  | LinesRefusal<Code>;

/**
 * Decides whether a cart line may have a quantity. The stock does not matter yet: it is checked when the order is placed. Refused
 * as `productWithdrawn`, without a price as `quoteNeeded` or, off start, multiple or maximum of the product, as `quantityRefused`.
 */
export function chooseQuantity(line: LineRequest): Chosen {
  const { product, num } = line;
  if (product.withdrawn) return refuseLines('productWithdrawn', [line]);
  const seenPrice = currentPrice(product, num);
  if (product.priceOnRequest || seenPrice === undefined) return refuseLines('quoteNeeded', [line]);
  if (!checkQuantity(num, quantityRules(product)).ok) return refuseLines('quantityRefused', [line]);
  return { ok: true, value: { num, seenPrice } };
}

/** An addition to a cart: `line` is the member's line of the product, if there is one, `lines` the number of all lines. */
export interface CartAddition {
  readonly product: OfferedProduct;
  /** Pieces to add, on top of those of the line. */
  readonly added: number;
  readonly line?: { readonly carId: number; readonly num: number } | undefined;
  readonly lines: number;
}

/**
 * Decides what adding pieces of a product makes of its cart line. A product has one line; a new one is refused as
 * `quantityRefused` when the cart has `constants.cartMaxItems` lines. A product that is sold out is refused as `outOfStock`; more pieces
 * than there are in stock are kept, and the cart says how many can be ordered.
 */
export function addToLine({
  product,
  added,
  line,
  lines,
}: CartAddition): Chosen<'productWithdrawn' | 'quoteNeeded' | 'quantityRefused' | 'outOfStock'> {
  const request = { product, num: added + (line?.num ?? 0), carId: line?.carId };
  const chosen = chooseQuantity(request);
  if (chosen.ok && isSoldOut(product)) return refuseLines('outOfStock', [request]);
  const isFull = line === undefined && lines >= constants.cartMaxItems;
  return chosen.ok && isFull ? refuseLines('quantityRefused', [request]) : chosen;
}

interface TooMany {
  readonly ok: false;
  readonly code: 'fieldRefused';
  readonly params: {
    readonly fields: { readonly field: 'ids'; readonly rule: 'maxItems'; readonly limit: number }[];
  };
}

/** Reads `ids` of `selectCartItems`: ids joined by commas, at most as many as its answer may have lines. */
export function readCarIds(
  ids: string,
): { readonly ok: true; readonly value: readonly number[] } | TooMany | NotFound {
  const limit = selectCartItemsAnswerLimits.data.maxItems;
  const carIds = ids.split(',').map(Number);
  if (carIds.length > limit)
    return {
      ok: false,
      code: 'fieldRefused',
      params: { fields: [{ field: 'ids', rule: 'maxItems', limit }] },
    };
  return carIds.every(Number.isSafeInteger) ? { ok: true, value: carIds } : notFound;
}

/**
 * Picks the member's lines with the given ids out of those that were found: each once, in the order of the ids. The first id that
 * is not a line of the member decides the refusal.
 */
export function pickOwnLines<Line extends { readonly carId: number; readonly memberId: number }>(
  found: readonly Line[],
  memberId: number,
  carIds: readonly number[],
): { readonly ok: true; readonly value: readonly Line[] } | NotFound {
  const byId = new Map(found.map((line) => [line.carId, line]));
  return ownEntries(carIds, memberId, (carId) => byId.get(carId));
}
