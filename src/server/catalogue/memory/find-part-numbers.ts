import { setImmediate } from 'node:timers/promises';
import { fitsWindow, type KeyWindow } from '#domain/search/near-spelling.ts';
import type { PartNumbers } from './part-numbers.ts';

/** The first position whose key is not before this one. */
function firstFrom({ bytes, starts, places }: PartNumbers, key: Buffer): number {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (bytes.compare(key, 0, key.length, starts[middle], starts[middle + 1]) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Places of the products whose keys begin with this one, in the order of keys. */
export function placesBeginning(numbers: PartNumbers, key: string, limit: number): Int32Array {
  const from = firstFrom(numbers, Buffer.from(key, 'utf8'));
  // As the condition of the database says it.
  const to = firstFrom(numbers, Buffer.from(`${key}\uffff`, 'utf8'));
  return numbers.places.subarray(from, Math.min(to, from + limit));
}

/** Places of the products with exactly this key. */
export function placesOfKey(numbers: PartNumbers, key: string): Int32Array {
  const bytes = Buffer.from(key, 'utf8');
  const from = firstFrom(numbers, bytes);
  // Nothing is between a key and the key with a zero after it.
  return numbers.places.subarray(from, firstFrom(numbers, Buffer.concat([bytes, Buffer.alloc(1)])));
}

/** Keys that follow each other and have one signature: a bit for every three characters that one of them has. */
const blockKeys = 64;
const blockBits = 2048;
const blockWords = blockBits / 32;
/** Keys whose signatures are made at a time, which takes a few milliseconds. */
const keysAtATime = 50_000;

function bitOf(bytes: Uint8Array, at: number): number {
  const mixed = Math.imul(
    (bytes[at] ?? 0) * 65_536 + (bytes[at + 1] ?? 0) * 256 + (bytes[at + 2] ?? 0),
    0x9e3779b1,
  );
  return mixed >>> 21;
}

function sign({ bytes, starts }: PartNumbers, position: number, signatures: Int32Array): void {
  const first = Math.floor(position / blockKeys) * blockWords;
  const end = (starts[position + 1] ?? 0) - 3;
  for (let at = starts[position] ?? 0; at <= end; at += 1) {
    const bit = bitOf(bytes, at);
    const word = first + (bit >> 5);
    signatures[word] = (signatures[word] ?? 0) | (1 << (bit & 31));
  }
}

interface Made {
  /** Undefined while they are made. */
  signatures: Int32Array | undefined;
  readonly done: Promise<void>;
}

const made = new WeakMap<PartNumbers, Made>();

async function signAll(numbers: PartNumbers, signatures: Int32Array): Promise<void> {
  const keys = numbers.places.length;
  for (let from = 0; from < keys; from += keysAtATime) {
    const to = Math.min(keys, from + keysAtATime);
    for (let position = from; position < to; position += 1) sign(numbers, position, signatures);
    await setImmediate();
  }
}

/** The signatures of all keys; undefined while they are made, in pieces that hold up nothing. */
function signaturesOf(numbers: PartNumbers): Int32Array | undefined {
  const known = made.get(numbers);
  if (known) return known.signatures;
  const signatures = new Int32Array(Math.ceil(numbers.places.length / blockKeys) * blockWords);
  const entry: Made = {
    signatures: undefined,
    done: signAll(numbers, signatures).then(() => {
      entry.signatures = signatures;
    }),
  };
  made.set(numbers, entry);
  return undefined;
}

/** Waits until parts of these part numbers can be looked for. */
export async function signed(numbers: PartNumbers): Promise<void> {
  signaturesOf(numbers);
  await made.get(numbers)?.done;
}

function hasPart({ bytes, starts }: PartNumbers, position: number, part: Buffer): boolean {
  const last = (starts[position + 1] ?? 0) - part.length;
  for (let at = starts[position] ?? 0; at <= last; at += 1) {
    let same = 0;
    while (same < part.length && bytes[at + same] === part[same]) same += 1;
    if (same === part.length) return true;
  }
  return false;
}

/** Blocks of keys, each by its first position, that may have a key with all of these parts. */
function* blocksWith(
  numbers: PartNumbers,
  signatures: Int32Array,
  { parts, from, to }: { parts: readonly Buffer[]; from: number; to: number },
): Generator<readonly [from: number, to: number]> {
  const bits = parts.flatMap((part) =>
    Array.from({ length: Math.max(0, part.length - 2) }, (_, at) => bitOf(part, at)),
  );
  const end = Math.min(to, numbers.places.length);
  for (let block = Math.floor(from / blockKeys); block * blockKeys < end; block += 1) {
    const first = block * blockWords;
    if (!bits.every((bit) => ((signatures[first + (bit >> 5)] ?? 0) & (1 << (bit & 31))) !== 0)) continue;
    yield [Math.max(from, block * blockKeys), Math.min(end, (block + 1) * blockKeys)];
  }
}

/** Places of products whose keys have this part of three characters or more, in the order of keys; undefined while that is not known yet. */
export function placesContaining(numbers: PartNumbers, part: string, limit: number): number[] | undefined {
  const signatures = signaturesOf(numbers);
  if (!signatures) return undefined;
  const bytes = Buffer.from(part, 'utf8');
  const found: number[] = [];
  for (const [from, to] of blocksWith(numbers, signatures, { parts: [bytes], from: 0, to: Infinity })) {
    for (let position = from; position < to && found.length < limit; position += 1)
      if (hasPart(numbers, position, bytes)) found.push(numbers.places[position] ?? 0);
    if (found.length === limit) break;
  }
  return found;
}

function beginsWith({ bytes, starts }: PartNumbers, position: number, beginning: Buffer): boolean {
  const start = starts[position] ?? 0;
  if ((starts[position + 1] ?? 0) - start < beginning.length) return false;
  for (let at = 0; at < beginning.length; at += 1) if (bytes[start + at] !== beginning[at]) return false;
  return true;
}

/** Places of products whose keys fit a window, in the order of keys; undefined while that is not known yet. */
export function placesInWindow(numbers: PartNumbers, window: KeyWindow, limit: number): number[] | undefined {
  const signatures = signaturesOf(numbers);
  if (!signatures) return undefined;
  const { bytes, starts, places } = numbers;
  const [left, right] = [Buffer.from(window.left, 'utf8'), Buffer.from(window.right, 'utf8')];
  const range = {
    from: firstFrom(numbers, left),
    to: firstFrom(numbers, Buffer.from(`${window.left}\uffff`)),
  };
  const found: number[] = [];
  for (const [from, to] of blocksWith(numbers, signatures, { parts: [left, right], ...range })) {
    for (let position = from; position < to && found.length < limit; position += 1) {
      if (!beginsWith(numbers, position, left) || !hasPart(numbers, position, right)) continue;
      const key = bytes.toString('utf8', starts[position], starts[position + 1]);
      if (fitsWindow(key, window)) found.push(places[position] ?? 0);
    }
    if (found.length === limit) break;
  }
  return found;
}
