import type { Offer } from './indexed-product.ts';
import { emptySet, type RowSet, withRoom } from './rows.ts';

/** Stock and prices of rows. */
export class Offers {
  #stock = new Int32Array();
  /** Not a number where the price is on request. */
  #unitPrice = new Float64Array();
  /** The quantities of the price breaks of a row, by their number, and where the prices begin. */
  #quantities = new Int32Array();
  #firstPrice = new Int32Array();
  #prices = new Float64Array();
  #usedPrices = 0;
  readonly #knownQuantities: (readonly number[])[] = [];
  readonly #numbers = new Map<string, number>();
  readonly inStock: RowSet = emptySet();
  readonly isNew: RowSet = emptySet();
  readonly isHot: RowSet = emptySet();

  set(row: number, offer: Offer): void {
    this.#stock = withRoom(this.#stock, row + 1);
    this.#unitPrice = withRoom(this.#unitPrice, row + 1);
    this.#quantities = withRoom(this.#quantities, row + 1);
    this.#firstPrice = withRoom(this.#firstPrice, row + 1);
    this.#stock[row] = offer.stock;
    this.#unitPrice[row] = offer.unitPrice ?? Number.NaN;
    this.#setBreaks(row, offer);
    setBit(this.inStock, row, offer.stock > 0);
    setBit(this.isNew, row, offer.isNew);
    setBit(this.isHot, row, offer.isHot);
  }

  /** As many prices as before, or fewer, stay where they are; more are written at the end. */
  #setBreaks(row: number, { breakQty, breakPrice }: Offer): void {
    const before = this.#quantitiesOf(row).length;
    const [number, { length }] = [this.#numberOf(breakQty), breakQty];
    this.#quantities[row] = number;
    if (length > before) {
      this.#firstPrice[row] = this.#usedPrices;
      this.#usedPrices += length;
      this.#prices = withRoom(this.#prices, this.#usedPrices);
    }
    this.#prices.set(breakPrice.slice(0, length), this.#firstPrice[row]);
  }

  /** Thousands of products have price breaks at the same quantities. From 1 on; 0 says that a row has none yet. */
  #numberOf(quantities: readonly number[]): number {
    const key = quantities.join();
    const number = this.#numbers.get(key) ?? this.#knownQuantities.push(quantities);
    this.#numbers.set(key, number);
    return number;
  }

  #quantitiesOf(row: number): readonly number[] {
    return this.#knownQuantities[(this.#quantities[row] ?? 0) - 1] ?? [];
  }

  stockOf(row: number): number {
    return this.#stock[row] ?? 0;
  }

  /** Micros for one piece at a quantity, as `priceForSorting` has it; not a number where the price is on request. */
  priceOf(row: number, quantity: number | undefined): number {
    let price = this.#unitPrice[row] ?? Number.NaN;
    if (quantity === undefined || Number.isNaN(price)) return price;
    const quantities = this.#quantitiesOf(row);
    const first = this.#firstPrice[row] ?? 0;
    for (let at = 0; at < quantities.length && (quantities[at] ?? 0) <= quantity; at += 1)
      price = this.#prices[first + at] ?? price;
    return price;
  }
}

export function setBit(rows: RowSet, row: number, isIn: boolean): void {
  if (isIn) rows.add(row);
  else rows.remove(row);
}
