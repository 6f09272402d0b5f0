import type { RowSet } from './rows.ts';

const sevenBits = 0x7f;
const more = 0x80;
/** Bytes of a gap and of the length of a run. */
const longestRun = 10;
/** A longer run is added to a set at once. */
const longRun = 32;

/**
 * The rows of a token in ascending order, as runs of rows without a gap: products of a category are next to each other, and most of its words are in all of
 * them. A run is the gap in front of it, twice, and one more where its length follows because it is not 1; seven bits a byte.
 */
export class PostingList {
  #bytes = new Uint8Array(16);
  #used = 0;
  /** Where the run before the last one ends. */
  #end = 0;
  #lastStart = 0;
  #lastEnd = 0;

  /** Adds a row that is not lower than those before. */
  add(row: number): void {
    if (row < this.#lastEnd) return;
    if (row > this.#lastEnd) {
      this.#writeLast();
      this.#lastStart = row;
    }
    this.#lastEnd = row + 1;
  }

  #writeLast(): void {
    const length = this.#lastEnd - this.#lastStart;
    if (length === 0) return;
    if (this.#used + longestRun > this.#bytes.length) this.#grow();
    this.#write((this.#lastStart - this.#end) * 2 + (length > 1 ? 1 : 0));
    if (length > 1) this.#write(length);
    this.#end = this.#lastEnd;
  }

  #write(number: number): void {
    let rest = number;
    for (; rest > sevenBits; rest >>>= 7) this.#bytes[this.#used++] = (rest & sevenBits) | more;
    this.#bytes[this.#used++] = rest;
  }

  #grow(): void {
    const larger = new Uint8Array(Math.ceil(this.#bytes.length * 1.25) + longestRun);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }

  /** Adds the rows to a set, which has room for all of them. */
  addTo(rows: RowSet): void {
    let [at, end] = [0, 0];
    const read = () => {
      let byte = this.#bytes[at++] ?? 0;
      let number = byte & sevenBits;
      for (let shift = 7; byte >= more; shift += 7) {
        byte = this.#bytes[at++] ?? 0;
        number |= (byte & sevenBits) << shift;
      }
      return number;
    };
    while (at < this.#used) {
      const number = read();
      const start = end + (number >>> 1);
      end = start + ((number & 1) === 1 ? read() : 1);
      addRun(rows, start, end);
    }
    addRun(rows, this.#lastStart, this.#lastEnd);
  }
}

function addRun(rows: RowSet, start: number, end: number): void {
  const { words } = rows;
  if (end - start > longRun) rows.addRange(start, end);
  else
    for (let row = start; row < end; row += 1) words[row >>> 5] = (words[row >>> 5] ?? 0) | (1 << (row & 31));
}
