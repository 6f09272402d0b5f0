import { fitsWindow, type KeyWindow } from '#domain/search/near-spelling.ts';
import type { PartNumbers } from './part-numbers.ts';
import { blocksWith } from './signatures.ts';

/** The first position whose key is not before this one. */
function firstFrom({ keys: { bytes }, starts, ends, places }: PartNumbers, key: Buffer): number {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (bytes.compare(key, 0, key.length, starts[middle], ends[middle]) < 0) from = middle + 1;
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

/** Whether the key at this position has this part. */
export function hasPart(
  { keys: { bytes }, starts, ends }: PartNumbers,
  position: number,
  part: Buffer,
): boolean {
  const last = (ends[position] ?? 0) - part.length;
  for (let at = starts[position] ?? 0; at <= last; at += 1) {
    let same = 0;
    while (same < part.length && bytes[at + same] === part[same]) same += 1;
    if (same === part.length) return true;
  }
  return false;
}

/** Places of products whose keys have this part of three characters or more, in the order of keys; undefined while that is not known yet. */
export function placesContaining(numbers: PartNumbers, part: string, limit: number): number[] | undefined {
  const bytes = Buffer.from(part, 'utf8');
  const blocks = blocksWith(numbers, { parts: [bytes], from: 0, to: Number.POSITIVE_INFINITY });
  if (!blocks) return undefined;
  const found: number[] = [];
  for (const [from, to] of blocks) {
    for (let position = from; position < to && found.length < limit; position += 1)
      if (hasPart(numbers, position, bytes)) found.push(numbers.places[position] ?? 0);
    if (found.length === limit) break;
  }
  return found;
}

function beginsWith(
  { keys: { bytes }, starts, ends }: PartNumbers,
  position: number,
  beginning: Buffer,
): boolean {
  const start = starts[position] ?? 0;
  if ((ends[position] ?? 0) - start < beginning.length) return false;
  for (let at = 0; at < beginning.length; at += 1) if (bytes[start + at] !== beginning[at]) return false;
  return true;
}

/** Places of products whose keys fit a window, in the order of keys; undefined while that is not known yet. */
export function placesInWindow(numbers: PartNumbers, window: KeyWindow, limit: number): number[] | undefined {
  const { keys, starts, ends, places } = numbers;
  const [left, right] = [Buffer.from(window.left, 'utf8'), Buffer.from(window.right, 'utf8')];
  const range = {
    from: firstFrom(numbers, left),
    to: firstFrom(numbers, Buffer.from(`${window.left}\uffff`)),
  };
  const blocks = blocksWith(numbers, { parts: [left, right], ...range });
  if (!blocks) return undefined;
  const found: number[] = [];
  for (const [from, to] of blocks) {
    for (let position = from; position < to && found.length < limit; position += 1) {
      if (!beginsWith(numbers, position, left) || !hasPart(numbers, position, right)) continue;
      const key = keys.bytes.toString('utf8', starts[position], ends[position]);
      if (fitsWindow(key, window)) found.push(places[position] ?? 0);
    }
    if (found.length === limit) break;
  }
  return found;
}
