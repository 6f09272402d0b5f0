/** Two hashes of a token, which stand for it. */
export interface TokenHash {
  first: number;
  second: number;
}

/** FNV-1a, and a second hash. Returns the position after the token that begins here: at the next space or the end of the text. */
export function readToken(text: string, from: number, hash: TokenHash): number {
  let [first, second, at] = [0x811c9dc5, 0x9e3779b9, from];
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === space) break;
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x85ebca6b);
    second ^= second >>> 13;
  }
  hash.first = first >>> 0;
  hash.second = second >>> 0;
  return at;
}

const space = ' '.charCodeAt(0);
const leastSlots = 1024;
const fullest = 0.8;
const growth = 1.3;
const hashes = 2 ** 32;

/**
 * A number for each token. Tokens themselves are not kept, as a million products have millions of different ones, but 64 bits of each: that any two of them
 * share these is as likely as one in a million.
 */
export class TokenTable {
  #first = new Uint32Array(leastSlots);
  #second = new Uint32Array(leastSlots);
  /** 0 for a free slot. */
  #numbers = new Int32Array(leastSlots);
  #size = 0;

  /** The slot of a token: what it has there stays until another token is added. */
  slotOf({ first, second }: TokenHash): number {
    const slots = this.#numbers.length;
    let slot = Math.floor((first / hashes) * slots);
    while (this.#numbers[slot] !== 0 && !(this.#first[slot] === first && this.#second[slot] === second))
      slot = slot + 1 === slots ? 0 : slot + 1;
    return slot;
  }

  /** 0 where nothing is known of the token. */
  numberAt(slot: number): number {
    return this.#numbers[slot] ?? 0;
  }

  /** Gives a token at its slot another number, which is not 0. */
  change(slot: number, number: number): void {
    this.#numbers[slot] = number;
  }

  /** Adds a token at its slot, which is free, with a number that is not 0. */
  add(slot: number, { first, second }: TokenHash, number: number): void {
    this.#first[slot] = first;
    this.#second[slot] = second;
    this.#numbers[slot] = number;
    this.#size += 1;
    if (this.#size > this.#numbers.length * fullest) this.#grow();
  }

  #grow(): void {
    const [first, second, numbers] = [this.#first, this.#second, this.#numbers];
    const slots = Math.ceil(numbers.length * growth);
    this.#first = new Uint32Array(slots);
    this.#second = new Uint32Array(slots);
    this.#numbers = new Int32Array(slots);
    for (let at = 0; at < numbers.length; at += 1) {
      if (numbers[at] === 0) continue;
      const hash = { first: first[at] ?? 0, second: second[at] ?? 0 };
      const slot = this.slotOf(hash);
      this.#first[slot] = hash.first;
      this.#second[slot] = hash.second;
      this.#numbers[slot] = numbers[at] ?? 0;
    }
  }
}
