import type { Currency } from './currency.ts';
import { type PriceEnd, shownPrice, typedPrice } from './typed-price.ts';

const ends: readonly PriceEnd[] = ['minPrice', 'maxPrice'];
const currencies: readonly Currency[] = ['USD', 'CNY'];

/** The field in which a form without scripts sends a typed price: its address knows only dollar cents. */
export function typedPriceField(end: PriceEnd, currency: Currency): string {
  return `${end}.${currency}`;
}

interface SentPrice {
  readonly end: PriceEnd;
  readonly currency: Currency;
  readonly field: string;
}

function sentPrices(query: URLSearchParams): readonly SentPrice[] {
  return ends
    .flatMap((end) =>
      currencies.map((currency) => ({ end, currency, field: typedPriceField(end, currency) })),
    )
    .filter(({ field }) => query.has(field));
}

/** Whether a form without scripts has sent prices. */
export function hasTypedPrices(query: URLSearchParams): boolean {
  return sentPrices(query).length > 0;
}

/**
 * The query of a list in which prices as they were typed are the limits that a link carries. The rate is that of the shop in
 * millionths of a yuan. An emptied box removes its limit; what is not a price leaves it as it was.
 */
export function withTypedPrices(query: URLSearchParams, rateMicros: number): URLSearchParams {
  const result = new URLSearchParams(query);
  for (const { end, currency, field } of sentPrices(query)) {
    const text = (query.get(field) ?? '').normalize('NFKC').trim();
    const rate = currency === 'CNY' ? rateMicros : undefined;
    const before = query.get(end);
    result.delete(field);
    if (text === '') result.delete(end);
    // Not touched: the rounded text of the box could mean a slightly different price.
    else if (before === null || shownPrice(Number(before), rate) !== text) {
      const cents = typedPrice(text, end, rate);
      if (cents !== undefined) result.set(end, String(cents));
    }
  }
  return result;
}
