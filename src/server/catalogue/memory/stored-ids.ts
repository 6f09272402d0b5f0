import { emptyBits, type IdBits, setBit } from './id-bits.ts';

/** A set that is kept: a bit for each product, or where that is shorter the distance of each id from the one before, seven bits a byte. */
export type StoredIds = IdBits | Uint8Array;

const firstRoom = 32;
/** Bytes of the longest distance. */
const longest = 5;
const more = 0x80;
const sevenBits = 0x7f;

/** Stores ids that come in ascending order. */
export class IdWriter {
  readonly #capacity: number;
  readonly #bytesOfBits: number;
  #bytes = new Uint8Array(firstRoom);
  #used = 0;
  #last = 0;
  #bits: IdBits | undefined;

  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#bytesOfBits = Math.ceil(capacity / 32) * 4;
  }

  add(id: number): void {
    if (this.#bits) {
      setBit(this.#bits, id, true);
      return;
    }
    if (this.#used + longest > this.#bytes.length) this.#grow();
    let distance = id - this.#last;
    this.#last = id;
    for (; distance > sevenBits; distance >>>= 7) this.#bytes[this.#used++] = (distance & sevenBits) | more;
    this.#bytes[this.#used++] = distance;
    if (this.#used < this.#bytesOfBits) return;
    this.#bits = emptyBits(this.#capacity);
    addStored(this.#bits, this.#bytes.subarray(0, this.#used));
    this.#bytes = new Uint8Array();
  }

  /** Another writer with what was added so far. */
  copy(): IdWriter {
    const copy = new IdWriter(this.#capacity);
    copy.#bytes = this.#bytes.slice();
    copy.#used = this.#used;
    copy.#last = this.#last;
    copy.#bits = this.#bits?.slice();
    return copy;
  }

  /** By a quarter: thousands of sets grow at the same time. */
  #grow(): void {
    const bytes = new Uint8Array(Math.ceil(this.#bytes.length * 1.25) + longest);
    bytes.set(this.#bytes);
    this.#bytes = bytes;
  }

  /** Returns what was added, and ends the writing. */
  ids(): StoredIds {
    this.#bytes = this.#bytes.slice(0, this.#used);
    return this.#bits ?? this.#bytes;
  }
}

function addDistances(to: IdBits, bytes: Uint8Array): void {
  let id = 0;
  let at = 0;
  while (at < bytes.length) {
    let byte = bytes[at++] ?? 0;
    let distance = byte & sevenBits;
    for (let shift = 7; byte >= more; shift += 7) {
      byte = bytes[at++] ?? 0;
      distance |= (byte & sevenBits) << shift;
    }
    id += distance;
    to[id >>> 5] = (to[id >>> 5] ?? 0) | (1 << (id & 31));
  }
}

/** Adds the ids of a stored set. */
export function addStored(to: IdBits, stored: StoredIds): void {
  if (!(stored instanceof Int32Array)) addDistances(to, stored);
  else for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) | (stored[at] ?? 0);
}

/** The ids of these bits as they are kept. */
export function storeBits(bits: IdBits, capacity: number): StoredIds {
  const writer = new IdWriter(capacity);
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] ?? 0;
    for (; word !== 0; word &= word - 1) writer.add(at * 32 + 31 - Math.clz32(word & -word));
  }
  return writer.ids();
}
