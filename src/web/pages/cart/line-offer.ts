import {
  centsToMicros,
  checkQuantity,
  largestQuantity,
  lineTotal,
  nearestQuantity,
  nextTier,
  priceAt,
  type QuantityRules,
  readPriceTiers,
  smallestQuantity,
} from '#domain/money/index.ts';
import { cartItemWithdrawnNames } from '#generated/enums.ts';
import type { CartItem } from '#generated/hooks/model/cartItem.ts';
import { quantityLimits } from '#generated/limits.ts';

/** Something about a line that the member must know; prices in cents. */
export type Notice =
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'dearer' | 'cheaper'; readonly before: number; readonly now: number }
  | { readonly kind: 'rules'; readonly suggested: number }
  | { readonly kind: 'short'; readonly stock: number; readonly suggested: number | undefined };

/** A line of the cart at the quantity that is wanted now. */
export interface CartLine extends CartItem {
  /** Price of one piece at that quantity, in cents with up to four decimals. */
  readonly price: number;
  /** In whole cents. */
  readonly amount: number;
  readonly rules: QuantityRules;
  readonly notices: readonly Notice[];
  readonly canBeOrdered: boolean;
  /** So many pieces more and one costs `price`. */
  readonly cheaper: { readonly more: number; readonly quantity: number; readonly price: number } | undefined;
}

/** The product is no longer sold; the line can only be deleted. */
export function isWithdrawn({ withdrawn = 0 }: CartItem): boolean {
  return cartItemWithdrawnNames[withdrawn] === 'noLongerSold';
}

function rulesOf({ startBuy, orderMultiple = 1 }: CartItem): QuantityRules {
  return { startBuy, multiple: orderMultiple, maximum: quantityLimits.maximum };
}

/** The largest quantity that can be ordered out of a stock. */
function mostOf(stock: number, rules: QuantityRules): number | undefined {
  const most = largestQuantity({ ...rules, maximum: Math.min(stock, rules.maximum) });
  return most >= smallestQuantity(rules) ? most : undefined;
}

function noticesOf(item: CartItem, num: number, price: number, rules: QuantityRules): readonly Notice[] {
  const { stock, priceThen } = item;
  if (isWithdrawn(item)) return [{ kind: 'withdrawn' }];
  const notices: Notice[] = [];
  if (stock !== undefined && num > stock) {
    notices.push({ kind: 'short', stock, suggested: mostOf(stock, rules) });
  } else if (!checkQuantity(num, rules).ok) {
    notices.push({ kind: 'rules', suggested: nearestQuantity(num, rules) });
  }
  if (num === item.num && priceThen !== undefined && priceThen !== price) {
    notices.push({ kind: price > priceThen ? 'dearer' : 'cheaper', before: priceThen, now: price });
  }
  return notices;
}

const priced = new WeakMap<CartItem, CartLine>();

/** Prices a line at a quantity and finds what there is to say about it; the same object as long as neither changes. */
export function cartLine(item: CartItem, num: number): CartLine {
  const known = priced.get(item);
  if (known?.num === num) return known;
  const line = pricedLine(item, num);
  priced.set(item, line);
  return line;
}

function pricedLine(item: CartItem, num: number): CartLine {
  const rules = rulesOf(item);
  const tiers = readPriceTiers(item.priceIndex);
  const price = priceAt(num, item.unitPrice, tiers);
  const next = nextTier(num, item.unitPrice, tiers);
  const reached = next && nearestQuantity(next.num, rules);
  const notices = noticesOf(item, num, price, rules);
  return {
    ...item,
    ...{ num, price, rules, notices },
    amount: lineTotal(centsToMicros(price), num),
    canBeOrdered: notices.every(({ kind }) => kind !== 'withdrawn' && kind !== 'short'),
    cheaper:
      next && reached !== undefined && reached >= next.num
        ? { more: reached - num, quantity: reached, price: next.price }
        : undefined,
  };
}

/** What the lines cost together: the sum of their rounded amounts, in whole cents. */
export function totalOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
