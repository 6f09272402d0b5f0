/** The keys of part numbers of all cached products in the order of a list: by their bytes, as PostgreSQL's collation "C" does, then by id. */
export interface PartNumbers {
  /** Places of the products in this order. */
  readonly places: Int32Array;
  /** The keys in UTF-8, one after the other. */
  readonly bytes: Buffer;
  /** Where each key begins, and where the last one ends. */
  readonly starts: Int32Array;
}

/** A product that is put in its place, with the key of its part number. */
export interface PlacedKey {
  readonly id: number;
  readonly key: Buffer;
}

/** How much memory they take with the same order from the last to the first and with signatures. */
export function bytesOfPartNumbers({ places, bytes, starts }: PartNumbers): number {
  return bytes.length + starts.byteLength + 3 * places.byteLength;
}

function compareKey({ bytes, starts }: PartNumbers, at: number, key: Buffer): number {
  return bytes.compare(key, 0, key.length, starts[at], starts[at + 1]);
}

/** The first position whose key is not before this one; of equal keys the first whose product is not before this one. */
function positionOf(numbers: PartNumbers, ids: Int32Array, { key, id }: PlacedKey): number {
  let [from, to] = [0, numbers.places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const compared = compareKey(numbers, middle, key) || (ids[numbers.places[middle] ?? 0] ?? 0) - id;
    if (compared < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Whether the product has this key. */
export function hasKey(numbers: PartNumbers, ids: Int32Array, given: PlacedKey): boolean {
  const at = positionOf(numbers, ids, given);
  return (
    at < numbers.places.length &&
    ids[numbers.places[at] ?? 0] === given.id &&
    compareKey(numbers, at, given.key) === 0
  );
}

/** How the products have changed that the part numbers are of. */
interface Moves {
  /** The ids before the change. */
  readonly before: Int32Array;
  /** By place before the change: the place after it, -1 for a product that is gone or has another key. */
  readonly placeNow: Int32Array;
  /** Those that are new or have another key. */
  readonly added: readonly PlacedKey[];
  readonly placeOf: (id: number) => number;
}

/** Part numbers while they are written from the first to the last. */
class Writer {
  readonly #places: Int32Array;
  readonly #starts: Int32Array;
  readonly #bytes: Buffer;
  #count = 0;
  #end = 0;

  constructor(products: number, bytes: number) {
    this.#places = new Int32Array(products);
    this.#starts = new Int32Array(products + 1);
    this.#bytes = Buffer.allocUnsafe(bytes);
  }

  add(place: number, length: number): void {
    this.#places[this.#count] = place;
    this.#count += 1;
    this.#end += length;
    this.#starts[this.#count] = this.#end;
  }

  /** Copies the keys of what is added next. */
  copy(bytes: Buffer, from: number, to: number): void {
    bytes.copy(this.#bytes, this.#end, from, to);
  }

  written(): PartNumbers {
    return {
      places: this.#places.subarray(0, this.#count),
      starts: this.#starts.subarray(0, this.#count + 1),
      bytes: this.#bytes.subarray(0, this.#end),
    };
  }
}

/** Copies the products from this position on that stay, up to another; returns where it ended. */
function copyStretch(
  writer: Writer,
  { places, bytes, starts }: PartNumbers,
  placeNow: Int32Array,
  [from, until]: [number, number],
) {
  let end = from;
  while (end < until && (placeNow[places[end] ?? 0] ?? -1) >= 0) end += 1;
  writer.copy(bytes, starts[from] ?? 0, starts[end] ?? 0);
  for (let at = from; at < end; at += 1)
    writer.add(placeNow[places[at] ?? 0] ?? -1, (starts[at + 1] ?? 0) - (starts[at] ?? 0));
  return end;
}

/** The part numbers after a change. */
export function movePartNumbers(
  numbers: PartNumbers,
  { before, placeNow, added, placeOf }: Moves,
): PartNumbers {
  const inserted = added
    .map((one) => ({ at: positionOf(numbers, before, one), key: one.key, id: one.id }))
    .toSorted((a, b) => a.at - b.at || a.key.compare(b.key) || a.id - b.id);
  const { places, bytes } = numbers;
  const more = added.reduce((sum, { key }) => sum + key.length, 0);
  const writer = new Writer(places.length + added.length, bytes.length + more);
  let at = 0;
  for (const one of [...inserted, undefined]) {
    const until = one?.at ?? places.length;
    while (at < until) {
      at = copyStretch(writer, numbers, placeNow, [at, until]);
      // Stopped at a product that is gone.
      if (at < until) at += 1;
    }
    if (!one) break;
    writer.copy(one.key, 0, one.key.length);
    writer.add(placeOf(one.id), one.key.length);
  }
  return writer.written();
}

/** Whether two positions have the same key. Part numbers of a series differ at their end. */
function isSameKey({ bytes, starts }: PartNumbers, one: number, other: number): boolean {
  const [start, end] = [starts[one] ?? 0, starts[one + 1] ?? 0];
  const shift = (starts[other + 1] ?? 0) - end;
  if ((starts[other] ?? 0) !== start + shift) return false;
  for (let at = end - 1; at >= start; at -= 1) if (bytes[at] !== bytes[at + shift]) return false;
  return true;
}

const descending = new WeakMap<PartNumbers, Int32Array>();

/** Places from the last key to the first; those of one key are in the order of ids here too. */
function fromLastKey(numbers: PartNumbers): Int32Array {
  const known = descending.get(numbers);
  if (known) return known;
  const { places } = numbers;
  const all = new Int32Array(places.length);
  let written = 0;
  for (let end = places.length; end > 0; ) {
    let start = end - 1;
    while (start > 0 && isSameKey(numbers, start - 1, end - 1)) start -= 1;
    all.set(places.subarray(start, end), written);
    written += end - start;
    end = start;
  }
  descending.set(numbers, all);
  return all;
}

/** Places of the products in the order of a list by part number. */
export function inKeyOrder(numbers: PartNumbers, isDescending: boolean): Int32Array {
  return isDescending ? fromLastKey(numbers) : numbers.places;
}
