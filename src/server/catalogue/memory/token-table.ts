/** Finds tokens by their bytes: making a text of every token of a shop would take ten times as long. */
export class TokenTable {
  readonly #bytes: Buffer;
  /** Where each token begins, and where the last one ends. */
  readonly #starts: Int32Array;
  /** Index of a token plus one by its hash and the places after it; 0 where there is none. */
  readonly #places: Int32Array;

  constructor(tokens: readonly string[]) {
    const each = tokens.map((token) => Buffer.from(token, 'utf8'));
    this.#bytes = Buffer.concat(each);
    this.#starts = new Int32Array(tokens.length + 1);
    this.#places = new Int32Array(2 ** Math.ceil(Math.log2(4 * tokens.length + 2)));
    let start = 0;
    for (const [index, bytes] of each.entries()) {
      this.#starts[index] = start;
      start += bytes.length;
      this.#starts[index + 1] = start;
      this.#places[this.#freePlace(bytes)] = index + 1;
    }
  }

  #freePlace(bytes: Uint8Array): number {
    let place = this.#hash(bytes, 0, bytes.length);
    while (this.#places[place] !== 0) place = (place + 1) & (this.#places.length - 1);
    return place;
  }

  #hash(bytes: Uint8Array, start: number, end: number): number {
    let hash = 0;
    for (let at = start; at < end; at += 1) hash = Math.imul(hash, 31) + (bytes[at] ?? 0);
    hash = Math.imul(hash ^ (hash >>> 15), 0x9e3779b1);
    return (hash >>> 7) & (this.#places.length - 1);
  }

  #isAt(index: number, bytes: Uint8Array, start: number, end: number): boolean {
    const first = this.#starts[index] ?? 0;
    if ((this.#starts[index + 1] ?? 0) - first !== end - start) return false;
    for (let at = start; at < end; at += 1) if (bytes[at] !== this.#bytes[first + at - start]) return false;
    return true;
  }

  /** The index of the token with these bytes, -1 where it is none of them. */
  find(bytes: Uint8Array, start: number, end: number): number {
    let place = this.#hash(bytes, start, end);
    for (;;) {
      const index = (this.#places[place] ?? 0) - 1;
      if (index < 0 || this.#isAt(index, bytes, start, end)) return index;
      place = (place + 1) & (this.#places.length - 1);
    }
  }
}
