import type { Currency } from '#domain/money/currency.ts';
import { totalInYuan, unitPriceInYuan } from '#domain/money/exchange.ts';
import { unitPriceDigits } from '#domain/money/formatting.ts';
import { formatAmount, formatUnitPrice } from './format-money.ts';
import { useMoneyContext } from './money-context.ts';

/** How the prices of the shop, given in dollar cents, are written for this visitor. */
interface Money {
  /** The currency that is shown: dollars as long as no rate is known. */
  readonly currency: Currency;
  readonly amount: (cents: number) => string;
  readonly unitPrice: (cents: number, digits?: number) => string;
  /** Decimals with which these unit prices line up; one that is quoted on request has none. */
  readonly digits: (prices: readonly (number | undefined)[], fewest?: number) => number;
}

/** Prices of parts are compared to a hundredth of a cent. */
export const comparedDigits = 4;

const unknown = '–';

function given(prices: readonly (number | undefined)[]): number[] {
  return prices.filter((price) => price !== undefined);
}

function moneyIn(rate: number | undefined, isPending: boolean): Money {
  if (isPending) {
    return { currency: 'CNY', amount: () => unknown, unitPrice: () => unknown, digits: () => 2 };
  }
  if (rate === undefined) {
    return {
      currency: 'USD',
      amount: (cents) => formatAmount(cents, 'USD'),
      unitPrice: (cents, digits) => formatUnitPrice(cents, 'USD', digits),
      digits: (prices, fewest) => unitPriceDigits(given(prices), fewest),
    };
  }
  return {
    currency: 'CNY',
    amount: (cents) => formatAmount(totalInYuan(cents, rate), 'CNY'),
    unitPrice: (cents, digits) => formatUnitPrice(unitPriceInYuan(cents, rate), 'CNY', digits),
    digits: (prices, fewest) =>
      unitPriceDigits(
        given(prices).map((cents) => unitPriceInYuan(cents, rate)),
        fewest,
      ),
  };
}

/** Writes prices of the shop in the currency that the visitor chose. */
export function useMoney(): Money {
  const { currency, rate, isPending } = useMoneyContext();
  return moneyIn(currency === 'CNY' ? rate : undefined, currency === 'CNY' && isPending);
}
