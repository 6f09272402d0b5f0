import {
  checkQuantity,
  largestQuantity,
  nearestQuantity,
  type QuantityRules,
  smallestQuantity,
} from '#domain/money/quantities.ts';
import type { CodeName } from '#generated/constants.ts';
import type { priceOnRequestNames } from '#generated/enums.ts';
import { quantityLimits } from '#generated/limits.ts';

/** What decides whether a product can be ordered, and in which quantities. */
export interface SoldProduct {
  /** The smallest order. */
  readonly startBuy: number;
  /** Pieces come in multiples of this; absent is any number. */
  readonly orderMultiple?: number | undefined;
  /** Pieces in stock; absent when that is not known. */
  readonly stock?: number | undefined;
  /** Weeks after which the supplier delivers what is not in stock; absent when no more is sold than there is in stock. */
  readonly backorderWeeks?: number | undefined;
  /** The product is no longer sold. */
  readonly withdrawn?: boolean | undefined;
  /** It has no price until the shop quotes one. */
  readonly priceOnRequest?: boolean | keyof typeof priceOnRequestNames | undefined;
}

/** Why a line cannot be ordered, as the codes of the description name it. */
export type LineCode = Extract<
  CodeName,
  'productWithdrawn' | 'quoteNeeded' | 'quantityRefused' | 'outOfStock'
>;

export interface LineProblem {
  readonly code: LineCode;
  /** The quantity that can be ordered instead; absent when none can. */
  readonly instead?: number;
}

/** Which quantities of a product can be ordered, whatever its stock. */
export function quantityRules({
  startBuy,
  orderMultiple,
}: Pick<SoldProduct, 'startBuy' | 'orderMultiple'>): QuantityRules {
  return { startBuy, multiple: orderMultiple ?? 1, maximum: quantityLimits.maximum };
}

/** The largest quantity that can be ordered out of the stock; undefined when no order can be filled. */
export function mostInStock(product: SoldProduct): number | undefined {
  const rules = quantityRules(product);
  const most = largestQuantity({
    ...rules,
    maximum: Math.min(product.stock ?? rules.maximum, rules.maximum),
  });
  return most >= smallestQuantity(rules) ? most : undefined;
}

/** The largest quantity that can be ordered: out of the stock, or any that is sold where the supplier delivers the rest later. */
function mostSold(product: SoldProduct): number | undefined {
  return mostInStock(product.backorderWeeks === undefined ? product : { ...product, stock: undefined });
}

/** Whether no order can be filled at all, not even the smallest. A product that is no longer sold is not meant. */
export function isSoldOut(product: SoldProduct): boolean {
  return mostSold(product) === undefined;
}

/** Why the given quantity of a product cannot be ordered, and which one can; undefined when it can. */
export function lineProblem(product: SoldProduct, quantity: number): LineProblem | undefined {
  if (product.withdrawn) return { code: 'productWithdrawn' };
  if (product.priceOnRequest) return { code: 'quoteNeeded' };
  const most = mostSold(product);
  if (most === undefined) return { code: 'outOfStock' };
  const rules = quantityRules(product);
  if (!checkQuantity(quantity, rules).ok)
    return { code: 'quantityRefused', instead: Math.min(most, nearestQuantity(quantity, rules)) };
  return quantity > most ? { code: 'outOfStock', instead: most } : undefined;
}

const codesByWeight: readonly LineCode[] = [
  'productWithdrawn',
  'quoteNeeded',
  'quantityRefused',
  'outOfStock',
];

/** Why lines cannot be ordered together: the gravest code, with every line that it holds for; undefined when they can. */
export function problemOfLines<Line>(
  lines: readonly Line[],
  read: (line: Line) => readonly [product: SoldProduct, quantity: number],
): { readonly code: LineCode; readonly lines: readonly Line[] } | undefined {
  const problems = lines.map((line) => lineProblem(...read(line))?.code);
  const code = codesByWeight.find((one) => problems.includes(one));
  return code && { code, lines: lines.filter((_, index) => problems[index] === code) };
}
