import { withRoom } from './rows.ts';

/** A negative number where the first row comes before the second one. Rows that are equal otherwise are compared by their numbers. */
export type CompareRows = (a: number, b: number) => number;

/** Rows in an order that is kept while rows are added. */
export class OrderedRows {
  readonly #compare: CompareRows;
  #rows = new Int32Array();
  #size = 0;
  #added: number[] = [];

  constructor(compare: CompareRows) {
    this.#compare = compare;
  }

  add(row: number): void {
    this.#added.push(row);
  }

  /** All rows in their order. */
  read(): Int32Array {
    if (this.#added.length > 0) this.#merge();
    return this.#rows.subarray(0, this.#size);
  }

  #merge(): void {
    const added = Int32Array.from(this.#added).sort(this.#compare);
    this.#added = [];
    const before = this.#rows.subarray(0, this.#size);
    const isAfter = before.length === 0 || this.#compare(before.at(-1) ?? 0, added[0] ?? 0) < 0;
    this.#rows = isAfter ? this.#append(added) : this.#mergeInto(before, added);
    this.#size += added.length;
  }

  #append(added: Int32Array): Int32Array<ArrayBuffer> {
    const rows = withRoom(this.#rows, this.#size + added.length);
    rows.set(added, this.#size);
    return rows;
  }

  /** Copies what is between two added rows at once: there are few of them among very many. */
  #mergeInto(before: Int32Array, added: Int32Array): Int32Array<ArrayBuffer> {
    const rows = withRoom(new Int32Array(), before.length + added.length);
    let from = 0;
    for (const [at, row] of added.entries()) {
      const to = firstNotBefore(before, (other) => this.#compare(other, row) < 0, from);
      rows.set(before.subarray(from, to), from + at);
      rows[to + at] = row;
      from = to;
    }
    rows.set(before.subarray(from), from + added.length);
    return rows;
  }
}

/** The index of the first number in an order, from `start` on, that is not before what is looked for. */
export function firstNotBefore(
  rows: Int32Array | Float64Array,
  isBefore: (row: number) => boolean,
  start = 0,
): number {
  let [from, to] = [start, rows.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isBefore(rows[middle] ?? 0)) from = middle + 1;
    else to = middle;
  }
  return from;
}
