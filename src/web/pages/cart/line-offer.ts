import { backorderedPieces } from '#domain/cart/backorder.ts';
import { type CheaperOffer, cheaperOffer, piecePrice } from '#domain/cart/line-offer.ts';
import { type LineProblem, lineProblem, quantityRules } from '#domain/cart/line-problem.ts';
import type { QuantityRules } from '#domain/money/index.ts';
import { cartItemWithdrawnNames, cartItemWithdrawnValues } from '#generated/enums.ts';
import type { CartItem } from '#generated/hooks/model/cartItem.ts';

/** A notice about a line; prices in cents. */
export type Notice =
  | { readonly kind: 'withdrawn' | 'noPrice' | 'later' }
  | { readonly kind: 'dearer' | 'cheaper'; readonly before: number; readonly now: number }
  | { readonly kind: 'rules'; readonly suggested: number | undefined }
  | { readonly kind: 'short'; readonly stock: number; readonly suggested: number | undefined };

/** A line of the cart at the quantity that is entered. */
export interface CartLine extends CartItem {
  /** Price of one piece at that quantity, in cents with up to four decimals; undefined until one is quoted. */
  readonly price: number | undefined;
  readonly rules: QuantityRules;
  readonly notices: readonly Notice[];
  readonly canBeOrdered: boolean;
  /** No quantity can be ordered: the product is sold out, no longer sold or without a price. */
  readonly isFixed: boolean;
  readonly cheaper: CheaperOffer | undefined;
}

/** The product is no longer sold; the line can only be deleted. */
export function isWithdrawn({ withdrawn = cartItemWithdrawnValues.stillSold }: CartItem): boolean {
  return cartItemWithdrawnNames[withdrawn] === 'noLongerSold';
}

function problemNotice({ code, instead }: LineProblem, { stock = 0 }: CartItem): Notice {
  switch (code) {
    case 'productWithdrawn':
      return { kind: 'withdrawn' };
    case 'quoteNeeded':
      return { kind: 'noPrice' };
    case 'quantityRefused':
      return { kind: 'rules', suggested: instead };
    case 'outOfStock':
      return { kind: 'short', stock, suggested: instead };
  }
}

function laterNotice(item: CartItem, num: number): readonly Notice[] {
  return backorderedPieces(item, num) > 0 ? [{ kind: 'later' }] : [];
}

function noticesOf(
  item: CartItem,
  num: number,
  price: number | undefined,
  problem: LineProblem | undefined,
): readonly Notice[] {
  const { priceThen } = item;
  const notices = problem ? [problemNotice(problem, item)] : laterNotice(item, num);
  if (problem?.code === 'productWithdrawn' || num !== item.num) return notices;
  if (price === undefined || priceThen === undefined || priceThen === price) return notices;
  return [...notices, { kind: price > priceThen ? 'dearer' : 'cheaper', before: priceThen, now: price }];
}

const priced = new WeakMap<CartItem, CartLine>();

/** Prices a line at a quantity and finds its notices; the same object as long as neither changes. */
export function cartLine(item: CartItem, num: number): CartLine {
  const known = priced.get(item);
  if (known?.num === num) return known;
  const line = pricedLine(item, num);
  priced.set(item, line);
  return line;
}

function pricedLine(item: CartItem, num: number): CartLine {
  const rules = quantityRules(item);
  const sold = { ...item, withdrawn: isWithdrawn(item) };
  const problem = lineProblem(sold, num);
  const price = piecePrice(sold, num);
  const notices = noticesOf(item, num, price, problem);
  const isFixed = problem !== undefined && problem.instead === undefined;
  return {
    ...item,
    num,
    price,
    rules,
    notices,
    canBeOrdered: problem === undefined,
    isFixed,
    cheaper: cheaperOffer(sold, num),
  };
}
