import type { Currency } from '#domain/money/currency.ts';
import {
  type ChargedLines,
  linesInDollars,
  linesInYuan,
  type PricedPieces,
  type Receipt,
  receiptInDollars,
  receiptInYuan,
  unitPriceInYuan,
} from '#domain/money/exchange.ts';
import { priceDigits } from '#domain/money/formatting.ts';
import { formatAmount, formatUnitPrice } from './format-money.ts';
import { useMoneyContext } from './money-context.ts';

/** How the prices of the shop, given in dollar cents, are written for this visitor. */
export interface Money {
  /** The currency that is shown: dollars as long as no rate is known. */
  readonly currency: Currency;
  readonly unitPrice: (cents: number) => string;
  /** What lines cost together, each at the price and quantity that are shown. */
  readonly lines: (lines: readonly PricedPieces[]) => string;
  /** How the amount of a new order comes about, in cents of the currency that is shown; undefined while the rate is not known. */
  readonly receipt: (order: ChargedLines) => Receipt | undefined;
  /** What a new order is charged. */
  readonly charge: (order: ChargedLines) => string;
  /** With how many decimals a unit price is shown; none while it is not known. */
  readonly digits: (cents: number) => number;
}

const unknown = '–';

/** What lines cost together; less than half a cent is not nothing: `< $0.01`. */
function linesText(cents: number, lines: readonly PricedPieces[], currency: Currency): string {
  const isSmall = cents === 0 && lines.some(({ price = 0, quantity }) => price > 0 && quantity > 0);
  return isSmall ? `< ${formatAmount(1, currency)}` : formatAmount(cents, currency);
}

function moneyIn(rate: number | undefined, isPending: boolean): Money {
  if (isPending) {
    return {
      currency: 'CNY',
      unitPrice: () => unknown,
      lines: () => unknown,
      receipt: () => undefined,
      charge: () => unknown,
      digits: () => 0,
    };
  }
  if (rate === undefined) {
    return {
      currency: 'USD',
      unitPrice: (cents) => formatUnitPrice(cents, 'USD'),
      lines: (lines) => linesText(linesInDollars(lines), lines, 'USD'),
      receipt: receiptInDollars,
      charge: (order) => formatAmount(receiptInDollars(order).charged, 'USD'),
      digits: priceDigits,
    };
  }
  return {
    currency: 'CNY',
    unitPrice: (cents) => formatUnitPrice(unitPriceInYuan(cents, rate), 'CNY'),
    lines: (lines) => linesText(linesInYuan(lines, rate), lines, 'CNY'),
    receipt: (order) => receiptInYuan(order, rate),
    charge: (order) => formatAmount(receiptInYuan(order, rate).charged, 'CNY'),
    digits: (cents) => priceDigits(unitPriceInYuan(cents, rate)),
  };
}

/** The most decimals of these unit prices, where they are below each other; a price on request has none. */
export function mostDigits({ digits }: Money, prices: readonly (number | undefined)[]): number {
  return Math.max(0, ...prices.map((cents) => (cents === undefined ? 0 : digits(cents))));
}

/** Writes prices of the shop in the currency that the visitor chose. */
export function useMoney(): Money {
  const { currency, rate, isPending } = useMoneyContext();
  return moneyIn(currency === 'CNY' ? rate : undefined, currency === 'CNY' && isPending);
}
