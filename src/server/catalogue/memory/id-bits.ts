/**
 * A set of product ids, a bit for each. Sets that are combined have the same length. Words have a sign, as code that the engine has not optimized yet would
 * make an object of each above 2 ** 31.
 */
export type IdBits = Int32Array;

export function emptyBits(capacity: number): IdBits {
  return new Int32Array(Math.ceil(capacity / 32));
}

export function hasBit(bits: IdBits, id: number): boolean {
  return (((bits[id >>> 5] ?? 0) >>> (id & 31)) & 1) === 1;
}

export function setBit(bits: IdBits, id: number, isIn: boolean): void {
  const [at, bit] = [id >>> 5, 1 << (id & 31)];
  bits[at] = isIn ? (bits[at] ?? 0) | bit : (bits[at] ?? 0) & ~bit;
}

export function bitsOf(ids: ArrayLike<number>, capacity: number): IdBits {
  const bits = emptyBits(capacity);
  for (let at = 0; at < ids.length; at += 1) setBit(bits, ids[at] ?? 0, true);
  return bits;
}

/** Adds the ids of another set. */
export function addBits(to: IdBits, more: IdBits): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) | (more[at] ?? 0);
}

/** Keeps the ids that are in another set, too. */
export function keepBits(of: IdBits, also: IdBits): void {
  for (let at = 0; at < of.length; at += 1) of[at] = (of[at] ?? 0) & (also[at] ?? 0);
}

/** Drops the ids that are in another set. */
export function dropBits(of: IdBits, others: IdBits): void {
  for (let at = 0; at < of.length; at += 1) of[at] = (of[at] ?? 0) & ~(others[at] ?? 0);
}

/** Leaves each id in the first set that has it. */
export function keepFirst(sets: readonly IdBits[]): void {
  for (const [at, bits] of sets.entries()) for (const before of sets.slice(0, at)) dropBits(bits, before);
}

/** Whether some id is in all of these sets. */
export function haveCommon([
  one = new Int32Array(),
  two = one,
  three = two,
  ...others
]: readonly IdBits[]): boolean {
  for (let at = 0; at < one.length; at += 1) {
    let word = (one[at] ?? 0) & (two[at] ?? 0) & (three[at] ?? 0);
    if (word === 0) continue;
    for (const other of others) word &= other[at] ?? 0;
    if (word !== 0) return true;
  }
  return false;
}

/** Sums of two, four and eight neighbouring bits, and then of the bytes. */
function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: IdBits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += countOnes(bits[at] ?? 0);
  return count;
}

/** How many ids are in both sets. */
export function countCommon(bits: IdBits, others: IdBits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += countOnes((bits[at] ?? 0) & (others[at] ?? 0));
  return count;
}

/** Makes an array, of which every element will be written. */
type MakeRoom = (length: number) => Int32Array;
const newRoom: MakeRoom = (length) => new Int32Array(length);

/** Which words of 32 bits have any id. */
export function filledWords(bits: IdBits, room = newRoom): Int32Array {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) if (bits[at] !== 0) count += 1;
  const words = room(count);
  let next = 0;
  for (let at = 0; at < bits.length; at += 1) if (bits[at] !== 0) words[next++] = at;
  return words;
}

/** These words of a set alone. */
export function pickWords(bits: IdBits, words: Int32Array, room = newRoom): IdBits {
  const picked = room(words.length);
  for (let at = 0; at < words.length; at += 1) picked[at] = bits[words[at] ?? 0] ?? 0;
  return picked;
}

/** Some words of a set, in ascending order, and what is in each of them: most searches find few products. */
export interface CutBits {
  readonly words: Int32Array;
  readonly bits: IdBits;
}

/** Of some words of a set these alone, in ascending order; nothing in those that are none of them. */
export function pickCut({ words, bits }: CutBits, picks: Int32Array, room = newRoom): IdBits {
  const picked = room(picks.length);
  let from = 0;
  for (let at = 0; at < picks.length; at += 1) {
    const word = picks[at] ?? 0;
    while (from < words.length && (words[from] ?? 0) < word) from += 1;
    picked[at] = words[from] === word ? (bits[from] ?? 0) : 0;
  }
  return picked;
}

/** The index of a word among ascending ones, -1 where it is none of them. */
export function indexOfWord(words: Int32Array, word: number): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] ?? 0) < word) from = middle + 1;
    else to = middle;
  }
  return words[from] === word ? from : -1;
}

/** What two sets have in common. */
export function cutToBoth(one: IdBits, other: IdBits, room = newRoom): CutBits {
  let count = 0;
  for (let at = 0; at < one.length; at += 1) if (((one[at] ?? 0) & (other[at] ?? 0)) !== 0) count += 1;
  const [words, bits] = [room(count), room(count)];
  let next = 0;
  for (let at = 0; at < one.length; at += 1) {
    const both = (one[at] ?? 0) & (other[at] ?? 0);
    if (both === 0) continue;
    words[next] = at;
    bits[next++] = both;
  }
  return { words, bits };
}

/** Without words in which nothing is. */
export function cutEmpty(cut: CutBits, room = newRoom): CutBits {
  const { words, bits } = cut;
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) if (bits[at] !== 0) count += 1;
  if (count === bits.length) return cut;
  const filled: CutBits = { words: room(count), bits: room(count) };
  let next = 0;
  for (let at = 0; at < bits.length; at += 1) {
    if (bits[at] === 0) continue;
    filled.words[next] = words[at] ?? 0;
    filled.bits[next++] = bits[at] ?? 0;
  }
  return filled;
}

/** At most `limit` ids in ascending order after the first ones, which are skipped without looking at each; of picked words, say which. */
export function idsAt(bits: IdBits, skipped: number, limit: number, words?: Int32Array): number[] {
  const ids: number[] = [];
  let before = 0;
  for (let at = 0; at < bits.length && ids.length < limit; at += 1) {
    const word = bits[at] ?? 0;
    const ones = word === 0 ? 0 : countOnes(word);
    before += ones;
    if (ones === 0 || before <= skipped) continue;
    const first = (words ? (words[at] ?? 0) : at) * 32;
    let position = before - ones;
    for (let bit = 0; bit < 32 && ids.length < limit; bit += 1) {
      if (((word >>> bit) & 1) === 0) continue;
      if (position >= skipped) ids.push(first + bit);
      position += 1;
    }
  }
  return ids;
}
