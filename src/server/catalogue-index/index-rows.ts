import type { IndexedProduct } from './indexed-product.ts';
import { Leaf } from './leaf.ts';
import { type SearchedRows, TermMatcher } from './match-terms.ts';
import { Offers, setBit } from './offers.ts';
import { firstNotBefore, OrderedRows } from './ordered-rows.ts';
import { Postings } from './postings.ts';
import { emptySet, type RowSet, withRoom } from './rows.ts';
import { Spans } from './spans.ts';

/** FNV-1a. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * The rows of the index. A row is written once: only its offer changes. A product that gets other texts or values gets another row, and the one that it had is
 * no longer listed, so rows are only ever added to all sets and orders.
 */
export class IndexRows implements SearchedRows {
  readonly listed: RowSet = emptySet();
  readonly offers = new Offers();
  readonly postings = new Postings();
  readonly spans = new Spans();
  readonly leaves = new Map<number, Leaf>();
  readonly terms = new TermMatcher(this);
  /** Part numbers by row. */
  readonly keys: string[] = [];
  #ids = new Int32Array();
  #categories = new Int32Array();
  #places = new Int32Array();
  /** Hashes of all tokens. */
  #tokens = new Uint32Array();
  readonly #byId = new OrderedRows((a, b) => this.idOf(a) - this.idOf(b) || a - b);
  readonly #byKey = new OrderedRows(
    (a, b) => this.#compareKeys(a, b) || this.idOf(a) - this.idOf(b) || a - b,
  );

  /** All rows ever added. */
  get size(): number {
    return this.keys.length;
  }

  idOf(row: number): number {
    return this.#ids[row] ?? 0;
  }

  /** The leaf category. */
  categoryOf(row: number): number {
    return this.#categories[row] ?? 0;
  }

  /** The place in its leaf category. */
  placeOf(row: number): number {
    return this.#places[row] ?? 0;
  }

  byId(): Int32Array {
    return this.#byId.read();
  }

  byKey(): Int32Array {
    return this.#byKey.read();
  }

  #compareKeys(a: number, b: number): number {
    const [first = '', second = ''] = [this.keys[a], this.keys[b]];
    if (first === second) return 0;
    return first < second ? -1 : 1;
  }

  /** Puts what was added in order, which the next question would wait for. */
  settle(): void {
    this.#byId.read();
    this.#byKey.read();
  }

  /** The row of a listed product. */
  rowOf(id: number): number | undefined {
    const rows = this.byId();
    // Of several rows the last one is current.
    const at = firstNotBefore(rows, (row) => this.idOf(row) <= id) - 1;
    const row = rows[at];
    return row !== undefined && this.idOf(row) === id && this.listed.has(row) ? row : undefined;
  }

  /** Adds products, each at most once, or changes them. */
  put(products: readonly IndexedProduct[]): void {
    // Looked up before any is added: each lookup would put what was added before it in order.
    const rows = products.map(({ id }) => this.rowOf(id));
    for (const [at, product] of products.entries()) {
      const before = rows[at];
      if (before !== undefined && this.#isSame(before, product)) this.offers.set(before, product);
      else {
        if (before !== undefined) this.listed.remove(before);
        this.#add(product);
      }
    }
  }

  remove(id: number): void {
    const row = this.rowOf(id);
    if (row !== undefined) setBit(this.listed, row, false);
  }

  #add(product: IndexedProduct): void {
    const row = this.keys.push(product.key) - 1;
    this.#ids = withRoom(this.#ids, row + 1);
    this.#categories = withRoom(this.#categories, row + 1);
    this.#places = withRoom(this.#places, row + 1);
    this.#tokens = withRoom(this.#tokens, row + 1);
    this.#ids[row] = product.id;
    this.#categories[row] = product.categoryId;
    this.#places[row] = this.#leafOf(product.categoryId).add(row, product.values);
    this.#tokens[row] = hashText(product.tokens);
    this.postings.add(row, product.tokens);
    this.spans.add(product.tokens);
    this.offers.set(row, product);
    this.#byId.add(row);
    this.#byKey.add(row);
    this.listed.add(row);
    this.terms.forget();
  }

  #leafOf(categoryId: number): Leaf {
    const leaf = this.leaves.get(categoryId) ?? new Leaf();
    this.leaves.set(categoryId, leaf);
    return leaf;
  }

  #isSame(row: number, { categoryId, key, tokens, values }: IndexedProduct): boolean {
    if (this.keys[row] !== key || this.categoryOf(row) !== categoryId) return false;
    if (this.#tokens[row] !== hashText(tokens)) return false;
    const before = this.#leafOf(categoryId).valuesAt(this.placeOf(row));
    return (
      before.size === values.length &&
      values.every(({ columnId, low, high }) => {
        const span = before.get(columnId);
        return span !== undefined && span.low === low && span.high === (high ?? low);
      })
    );
  }
}
