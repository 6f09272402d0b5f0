import { withRoom } from './rows.ts';

/** Lists of a few rows each, chained in two arrays: most tokens have one or two rows, and an object for each of millions would take most of the memory. */
export class ShortLists {
  #rows = new Int32Array();
  /** The entry after each, one more than its index; 0 at the end. */
  #next = new Int32Array();
  #size = 0;
  /** Entries that are free again, chained likewise. */
  #free = 0;

  /** Puts a row in front of a list, 0 for an empty one; returns the list. */
  add(list: number, row: number): number {
    const entry = this.#free || this.#size + 1;
    if (this.#free > 0) this.#free = this.#next[this.#free - 1] ?? 0;
    else this.#size += 1;
    this.#rows = withRoom(this.#rows, this.#size);
    this.#next = withRoom(this.#next, this.#size);
    this.#rows[entry - 1] = row;
    this.#next[entry - 1] = list;
    return entry;
  }

  /** The rows of a list, the last one first. */
  read(list: number): number[] {
    const rows: number[] = [];
    for (let entry = list; entry > 0; entry = this.#next[entry - 1] ?? 0)
      rows.push(this.#rows[entry - 1] ?? 0);
    return rows;
  }

  /** Whether a list has this number of rows or more. */
  isAtLeast(list: number, rows: number): boolean {
    let left = rows;
    for (let entry = list; entry > 0 && left > 0; entry = this.#next[entry - 1] ?? 0) left -= 1;
    return left === 0;
  }

  firstOf(list: number): number {
    return this.#rows[list - 1] ?? -1;
  }

  /** Removes a list. */
  drop(list: number): void {
    let last = list;
    while ((this.#next[last - 1] ?? 0) > 0) last = this.#next[last - 1] ?? 0;
    this.#next[last - 1] = this.#free;
    this.#free = list;
  }
}
