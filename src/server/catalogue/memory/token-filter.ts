/** Bits for each product: with some two words of its own it sets a fifth of them, and one in thirty of the words that no product has is taken for one. */
const bitsPerProduct = 16;
const leastBits = 1024;

/** `^`, in front of tokens of names: which are tokens without it, too. */
const nameSign = 0x5e;
/** Parts of part numbers, and spans. */
const others = /^\^?[#~]/;

/** What a filter knows a token by, from its bytes. */
export function hashOfToken(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = bytes[start] === nameSign ? start + 1 : start; at < end; at += 1)
    hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return Math.imul(hash ^ (hash >>> 15), 0x9e3779b1);
}

/** Another bit for the same token. */
function hashAgain(hash: number): number {
  return Math.imul(hash ^ (hash >>> 13), 0x85ebca6b);
}

/** Where the bytes of a key begin and end. */
interface KeyBytes {
  readonly keyStart: number;
  readonly keyEnd: number;
}

const smallLetters = { first: 0x61, last: 0x7a, fromCapital: 0x20 } as const;

/** Whether a part number begins with a word, by the bytes of the token and those of its key among them; with letters and digits of Latin script alone. */
export function beginsKey(
  bytes: Uint8Array,
  start: number,
  end: number,
  { keyStart, keyEnd }: KeyBytes,
): boolean {
  const first = bytes[start] === nameSign ? start + 1 : start;
  if (end - first > keyEnd - keyStart) return false;
  for (let at = first; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    const isSmall = byte >= smallLetters.first && byte <= smallLetters.last;
    if (bytes[keyStart + at - first] !== (isSmall ? byte - smallLetters.fromCapital : byte)) return false;
  }
  return true;
}

/**
 * Which tokens no product has: most searches for part numbers are words that no text has, and nothing needs to be read for them. A token that is not said to be
 * missing may be there or not.
 */
export class TokenFilter {
  readonly #bits: Uint32Array;
  readonly #mask: number;

  constructor(products: number) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(leastBits, products * bitsPerProduct)));
    this.#bits = new Uint32Array(size / 32);
    this.#mask = size - 1;
  }

  get byteLength(): number {
    return this.#bits.byteLength;
  }

  /** Adds a token by its hash. */
  add(hash: number): void {
    this.#set(hash & this.#mask);
    this.#set(hashAgain(hash) & this.#mask);
  }

  #set(place: number): void {
    this.#bits[place >>> 5] = (this.#bits[place >>> 5] ?? 0) | (1 << (place & 31));
  }

  #isSet(place: number): boolean {
    return (((this.#bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;
  }

  /** Whether no product has the token. */
  lacks(token: string): boolean {
    if (others.test(token)) return false;
    const bytes = Buffer.from(token, 'utf8');
    const hash = hashOfToken(bytes, 0, bytes.length);
    return !this.#isSet(hash & this.#mask) || !this.#isSet(hashAgain(hash) & this.#mask);
  }
}
