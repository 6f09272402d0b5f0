import type { Binding } from '../mapping/bind-columns.ts';
import { largestQuantity, type Micros, parseMicros, parseQuantity } from './numbers.ts';
import type { RowCells } from './row-cells.ts';

/** Price breaks in ascending order of quantity; prices in millionths of a dollar for one piece. */
export type Breaks = { quantities: number[]; prices: number[] };

type Tier = { from: number; price: Micros | undefined; text: string };

/**
 * Reads the price breaks of a row. Breaks below the minimum order can never apply and are dropped; neighbours of one
 * price are one break. None at all, with an empty cell: the price is quoted on request. Undefined when the row is refused for its prices.
 */
export function readBreaks(cells: RowCells, binding: Binding, minimum: number): Breaks | undefined {
  const column = 'column' in binding.prices ? binding.prices.column : binding.prices.tiers[0]?.price;
  const name = column?.name ?? '';
  const tiers = 'column' in binding.prices ? readJson(cells, binding) : readColumns(cells, binding);
  if (!tiers) {
    cells.issue(name, column ? cells.text(column) : '', 'priceNotReadable');
    return undefined;
  }
  if (tiers.length === 0) {
    cells.issue(name, column ? cells.text(column) : '', 'priceMissing');
    return { quantities: [], prices: [] };
  }
  for (const { price, text } of tiers) {
    if (!price) cells.issue(name, text, 'priceNotReadable');
    else if (price.micros <= 0) cells.issue(name, text, 'priceNotPositive');
    else if (!price.exact) cells.issue(name, text, 'priceRounded');
    if (!price || price.micros <= 0) return undefined;
  }
  const sorted = tiers.toSorted((a, b) => a.from - b.from);
  if (sorted.some((tier, index) => tier !== tiers[index])) {
    cells.issue(name, tiers.map((tier) => tier.from).join(' '), 'tiersNotInOrder');
  }
  return tidy(sorted, minimum);
}

function tidy(tiers: Tier[], minimum: number): Breaks {
  const breaks: Breaks = { quantities: [], prices: [] };
  for (const [index, { from, price }] of tiers.entries()) {
    const next = tiers[index + 1];
    if (next && next.from <= minimum) continue;
    if (!price || price.micros === breaks.prices.at(-1)) continue;
    breaks.quantities.push(Math.max(from, minimum));
    breaks.prices.push(price.micros);
  }
  return breaks;
}

function readColumns(cells: RowCells, binding: Binding): Tier[] | undefined {
  if (!('tiers' in binding.prices)) return undefined;
  const tiers: Tier[] = [];
  for (const { from, price } of binding.prices.tiers) {
    const text = cells.text(price);
    if (text === '' || text === '-') continue;
    const quantity = typeof from === 'number' ? from : parseQuantity(cells.text(from));
    if (!quantity || quantity > largestQuantity) return undefined;
    tiers.push({ from: quantity, price: parseMicros(text, binding.mapping.prices.pieces), text });
  }
  return tiers;
}

function readJson(cells: RowCells, binding: Binding): Tier[] | undefined {
  if (!('column' in binding.prices)) return undefined;
  const text = cells.text(binding.prices.column);
  if (text === '' || text === '-') return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const single = parseMicros(text, binding.mapping.prices.pieces);
    return single ? [{ from: 1, price: single, text }] : undefined;
  }
  if (typeof value === 'number')
    return [{ from: 1, price: parseMicros(text, binding.mapping.prices.pieces), text }];
  if (!Array.isArray(value)) return undefined;
  const tiers = value.map((item) => readTier(item, binding.mapping.prices.pieces));
  return tiers.every((tier) => tier !== undefined) ? tiers : undefined;
}

function readTier(item: unknown, pieces: number | undefined): Tier | undefined {
  if (!Array.isArray(item) || item.length < 2 || item.length > 3) return undefined;
  const from: unknown = item[0];
  const price: unknown = item.at(-1);
  const quantity =
    typeof from === 'number' && Number.isSafeInteger(from) ? from : parseQuantity(String(from));
  if (!quantity || quantity < 1 || quantity > largestQuantity) return undefined;
  return { from: quantity, price: parseMicros(String(price), pieces), text: String(price) };
}
