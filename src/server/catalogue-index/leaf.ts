import type { StatedSpan } from '#domain/part-values/index.ts';
import type { ColumnValue } from './indexed-product.ts';
import { type RowSet, withRoom } from './rows.ts';

/** The largest code of two bytes. */
const mostShort = 0xffff;

/** A column in memory: one small number for each place of its leaf instead of the value. Code 0 says that it is not stated. */
export class CodedColumn {
  /** Of two bytes each until there are more values. */
  #codes: Uint16Array<ArrayBuffer> | Int32Array<ArrayBuffer> = new Uint16Array();
  /** Lower ends, single numbers or ids of texts by code. */
  readonly lows: number[] = [Number.NaN];
  readonly highs: (number | null)[] = [null];
  readonly #codeOf = new Map<number | string, number>();

  set(place: number, { low, high }: ColumnValue): void {
    const code = this.#codeOfValue(low, high);
    if (code > mostShort && this.#codes instanceof Uint16Array) this.#codes = Int32Array.from(this.#codes);
    this.#codes = withRoom(this.#codes, place + 1);
    this.#codes[place] = code;
  }

  #codeOfValue(low: number, high: number | null): number {
    const key = high === null ? low : `${low}|${high}`;
    const known = this.#codeOf.get(key);
    if (known !== undefined) return known;
    this.highs.push(high);
    const code = this.lows.push(low) - 1;
    this.#codeOf.set(key, code);
    return code;
  }

  codeAt(place: number): number {
    return this.#codes[place] ?? 0;
  }

  spanOf(code: number): StatedSpan | undefined {
    const low = this.lows[code] ?? 0;
    return code === 0 ? undefined : { low, high: this.highs[code] ?? low };
  }
}

/** The rows of a leaf category by place, with the values of its columns. Places of rows that are no longer listed stay. */
export class Leaf {
  #rows = new Int32Array();
  #size = 0;
  readonly #columns = new Map<number, CodedColumn>();

  get rows(): Int32Array {
    return this.#rows.subarray(0, this.#size);
  }

  /** Returns the place of the row. */
  add(row: number, values: readonly ColumnValue[]): number {
    const place = this.#size;
    this.#rows = withRoom(this.#rows, place + 1);
    this.#rows[place] = row;
    this.#size += 1;
    for (const value of values) this.columnOf(value.columnId).set(place, value);
    return place;
  }

  /** How many of its rows are in a set. */
  countIn(rows: RowSet): number {
    let count = 0;
    for (let place = 0; place < this.#size; place += 1) if (rows.has(this.#rows[place] ?? 0)) count += 1;
    return count;
  }

  columnOf(columnId: number): CodedColumn {
    const column = this.#columns.get(columnId) ?? new CodedColumn();
    this.#columns.set(columnId, column);
    return column;
  }

  /** The values at a place, by column. */
  valuesAt(place: number): Map<number, StatedSpan> {
    const values = new Map<number, StatedSpan>();
    for (const [columnId, column] of this.#columns) {
      const span = column.spanOf(column.codeAt(place));
      if (span) values.set(columnId, span);
    }
    return values;
  }
}
