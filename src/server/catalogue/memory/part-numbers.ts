import { moveSignatures } from './signatures.ts';

/** Keys in UTF-8. New ones are written after the others, so that none moves; those that are gone stay until there is no room. */
interface Keys {
  readonly bytes: Buffer;
  /** How many bytes are written. */
  used: number;
}

/** The keys of part numbers of all cached products in the order of a list: by their bytes, as PostgreSQL's collation "C" does, then by id. */
export interface PartNumbers {
  /** Places of the products in this order. */
  readonly places: Int32Array;
  readonly keys: Keys;
  /** Where each key begins and ends. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** A product that is put in its place, with the key of its part number. */
export interface PlacedKey {
  readonly id: number;
  readonly key: Buffer;
}

/** How much memory they take with the same order from the last to the first, the position of each place, and signatures. */
export function bytesOfPartNumbers({ places, keys, starts, ends }: PartNumbers): number {
  return keys.bytes.length + starts.byteLength + ends.byteLength + 4 * places.byteLength;
}

/** Room for later keys, so that they are copied once per this number of changes and not at each. */
const roomShare = 16;
const leastRoom = 1024;

/** Keys that follow each other, with room for more. */
export function joinedKeys(parts: readonly Buffer[], more = 0): Keys {
  const used = parts.reduce((sum, { length }) => sum + length, 0);
  const room = Math.max(leastRoom, Math.ceil(used / roomShare)) + more;
  return { bytes: Buffer.concat(parts, used + room), used };
}

function compareKey({ keys, starts, ends }: PartNumbers, at: number, key: Buffer): number {
  return keys.bytes.compare(key, 0, key.length, starts[at], ends[at]);
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
  /** Places before the change whose products are gone or have another key. */
  readonly dropped: readonly number[];
  /** By place before the change the place after it, unless all stay where they are. */
  readonly placeNow: Int32Array | undefined;
  /** Those that are new or have another key. */
  readonly added: readonly PlacedKey[];
  readonly placeOf: (id: number) => number;
}

/** Where these places are in the order; place -1 is of products that are not cached. */
function positionsOf(places: Int32Array, dropped: readonly number[]): number[] {
  if (dropped.length === 0) return [];
  const isDropped = new Uint8Array(dropped.reduce((most, place) => Math.max(most, place), 0) + 2);
  for (const place of dropped) isDropped[place + 1] = 1;
  const positions: number[] = [];
  for (let at = 0; at < places.length; at += 1)
    if (isDropped[(places[at] ?? 0) + 1] === 1) positions.push(at);
  return positions;
}

/** The keys with room for the given number of further bytes; where many keys are gone, without those. */
function withRoom(
  { keys, starts, ends }: PartNumbers,
  more: number,
): Pick<PartNumbers, 'keys' | 'starts' | 'ends'> {
  if (keys.used + more <= keys.bytes.length) return { keys, starts, ends };
  let live = 0;
  for (let at = 0; at < starts.length; at += 1) live += (ends[at] ?? 0) - (starts[at] ?? 0);
  const isMostlyLive = live * 2 > keys.used;
  if (isMostlyLive) return { keys: joinedKeys([keys.bytes.subarray(0, keys.used)], more), starts, ends };
  const [movedStarts, movedEnds] = [new Int32Array(starts.length), new Int32Array(ends.length)];
  const copied = Buffer.allocUnsafe(live);
  let used = 0;
  for (let at = 0; at < starts.length; at += 1) {
    movedStarts[at] = used;
    used += keys.bytes.copy(copied, used, starts[at], ends[at]);
    movedEnds[at] = used;
  }
  return { keys: joinedKeys([copied], more), starts: movedStarts, ends: movedEnds };
}

/** Part numbers while they are written from the first to the last, in long stretches. */
class Writer {
  readonly #from: Pick<PartNumbers, 'places' | 'starts' | 'ends'>;
  readonly #placeNow: Int32Array | undefined;
  readonly #keys: Keys;
  readonly #places: Int32Array;
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;
  #count = 0;

  constructor(from: PartNumbers, placeNow: Int32Array | undefined, products: number) {
    this.#from = from;
    this.#placeNow = placeNow;
    this.#keys = from.keys;
    this.#places = new Int32Array(products);
    this.#starts = new Int32Array(products);
    this.#ends = new Int32Array(products);
  }

  /** Copies what had these positions. */
  copy(from: number, to: number): void {
    const { places, starts, ends } = this.#from;
    const [count, placeNow, moved] = [this.#count, this.#placeNow, this.#places];
    this.#starts.set(starts.subarray(from, to), count);
    this.#ends.set(ends.subarray(from, to), count);
    if (placeNow)
      for (let at = from; at < to; at += 1) moved[count + at - from] = placeNow[places[at] ?? 0] ?? 0;
    else moved.set(places.subarray(from, to), count);
    this.#count += to - from;
  }

  add(place: number, key: Buffer): void {
    const { bytes, used } = this.#keys;
    key.copy(bytes, used);
    this.#keys.used += key.length;
    this.#places[this.#count] = place;
    this.#starts[this.#count] = used;
    this.#ends[this.#count] = used + key.length;
    this.#count += 1;
  }

  build(): PartNumbers {
    return { places: this.#places, keys: this.#keys, starts: this.#starts, ends: this.#ends };
  }
}

/** The part numbers after a change. */
export function movePartNumbers(
  numbers: PartNumbers,
  { before, dropped: droppedPlaces, placeNow, added, placeOf }: Moves,
): PartNumbers {
  const inserted = added
    .map((one) => ({ at: positionOf(numbers, before, one), key: one.key, id: one.id }))
    .toSorted((a, b) => a.at - b.at || a.key.compare(b.key) || a.id - b.id);
  const dropped = positionsOf(numbers.places, droppedPlaces);
  const more = added.reduce((sum, { key }) => sum + key.length, 0);
  const { places } = numbers;
  const from: PartNumbers = Object.assign({ places }, withRoom(numbers, more));
  const writer = new Writer(from, placeNow, places.length - dropped.length + inserted.length);
  let [position, next] = [0, 0];
  const copyUpTo = (end: number) => {
    for (; next < dropped.length && (dropped[next] ?? 0) < end; next += 1) {
      writer.copy(position, dropped[next] ?? 0);
      position = (dropped[next] ?? 0) + 1;
    }
    if (position < end) writer.copy(position, end);
    position = Math.max(position, end);
  };
  for (const { at, id, key } of inserted) {
    copyUpTo(at);
    writer.add(placeOf(id), key);
  }
  copyUpTo(places.length);
  const moved = writer.build();
  moveSignatures(numbers, moved, { inserted, dropped });
  return moved;
}

/** Whether two positions have the same key. Part numbers of a series differ at their end. */
function isSameKey({ keys: { bytes }, starts, ends }: PartNumbers, one: number, other: number): boolean {
  const [start, end] = [starts[one] ?? 0, ends[one] ?? 0];
  const shift = (ends[other] ?? 0) - end;
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
