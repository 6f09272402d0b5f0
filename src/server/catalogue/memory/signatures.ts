import { setImmediate } from 'node:timers/promises';

/** Keys in an order. */
interface OrderedKeys {
  readonly keys: { readonly bytes: Buffer };
  /** Where each key begins and ends. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** A key that is put in, before the one that had this position. */
export interface InsertedKey {
  readonly at: number;
  readonly key: Buffer;
  readonly id: number;
}

/** What is put in and taken out, by position before the change, ascending. */
export interface Edits {
  readonly inserted: readonly InsertedKey[];
  readonly dropped: readonly number[];
}

/** Keys that follow each other and have one signature at first: a bit for every three characters that one of them has. */
const blockKeys = 64;
const blockBits = 2048;
/** Number of keys at which a block has most of its bits set, and all keys are signed again. */
const mostKeys = 8 * blockKeys;
/** Blocks whose signatures are made at a time, which takes a few milliseconds. */
const blocksAtATime = 800;

/** Signatures of part numbers, which follow their changes. */
interface Signatures {
  /** The part numbers as they are now. */
  numbers: OrderedKeys;
  /** The first position of each block, and where the last one ends. */
  readonly firsts: Int32Array;
  /** For each bit of a signature a row with the blocks that have it, so that blocks with several bits are found 32 at a time. */
  readonly bits: Int32Array;
  /** The blocks before this one are signed. */
  next: number;
  /** They are no longer used: signing ends. */
  isOutdated: boolean;
  done: Promise<void>;
}

const made = new WeakMap<OrderedKeys, Signatures>();

function bitOf(bytes: Uint8Array, at: number): number {
  const mixed = Math.imul(
    (bytes[at] ?? 0) * 65_536 + (bytes[at + 1] ?? 0) * 256 + (bytes[at + 2] ?? 0),
    0x9e3779b1,
  );
  return mixed >>> 21;
}

/** Words of a row with a bit for each block. */
function wordsOfRow(firsts: Int32Array): number {
  return (firsts.length + 30) >>> 5;
}

/** Adds the characters of a key to the signature of a block. */
function sign(
  { bits, firsts }: Pick<Signatures, 'bits' | 'firsts'>,
  block: number,
  bytes: Uint8Array,
  [start, end]: readonly [number, number],
): void {
  const words = wordsOfRow(firsts);
  for (let at = start; at <= end - 3; at += 1) {
    const word = bitOf(bytes, at) * words + (block >>> 5);
    bits[word] = (bits[word] ?? 0) | (1 << (block & 31));
  }
}

function signBlock(signatures: Signatures, block: number): void {
  const { numbers, firsts } = signatures;
  const { keys, starts, ends } = numbers;
  for (let position = firsts[block] ?? 0; position < (firsts[block + 1] ?? 0); position += 1)
    sign(signatures, block, keys.bytes, [starts[position] ?? 0, ends[position] ?? 0]);
}

async function signAll(signatures: Signatures): Promise<void> {
  const blocks = signatures.firsts.length - 1;
  while (signatures.next < blocks && !signatures.isOutdated) {
    const until = Math.min(blocks, signatures.next + blocksAtATime);
    for (; signatures.next < until; signatures.next += 1) signBlock(signatures, signatures.next);
    await setImmediate();
  }
}

function begin(numbers: OrderedKeys): Signatures {
  const count = numbers.starts.length;
  const blocks = Math.max(1, Math.ceil(count / blockKeys));
  const firsts = Int32Array.from({ length: blocks + 1 }, (_, block) => Math.min(count, block * blockKeys));
  const signatures: Signatures = {
    numbers,
    firsts,
    bits: new Int32Array(blockBits * wordsOfRow(firsts)),
    next: 0,
    isOutdated: false,
    done: Promise.resolve(),
  };
  made.set(numbers, signatures);
  signatures.done = signAll(signatures);
  return signatures;
}

/** The signatures of all keys; undefined while they are made, in pieces that hold up nothing. */
function signaturesOf(numbers: OrderedKeys): Signatures | undefined {
  const signatures = made.get(numbers) ?? begin(numbers);
  return signatures.next === signatures.firsts.length - 1 ? signatures : undefined;
}

/** Waits until parts of these part numbers can be looked for. */
export async function waitForSignatures(numbers: OrderedKeys): Promise<void> {
  signaturesOf(numbers);
  await made.get(numbers)?.done;
}

/** The block that a key at this position is put in. */
function blockOf(firsts: Int32Array, position: number): number {
  let [from, to] = [0, firsts.length - 2];
  while (from < to) {
    const middle = (from + to + 1) >> 1;
    if ((firsts[middle] ?? 0) <= position) from = middle;
    else to = middle - 1;
  }
  return from;
}

/** Moves the beginnings of blocks; false where one of them has too many keys. */
function moveFirsts(firsts: Int32Array, inserted: readonly number[], { dropped }: Edits): boolean {
  let [more, fewer, before, isFine] = [0, 0, 0, true];
  for (let block = 0; block < firsts.length; block += 1) {
    const first = firsts[block] ?? 0;
    while (more < inserted.length && (inserted[more] ?? 0) < block) more += 1;
    while (fewer < dropped.length && (dropped[fewer] ?? 0) < first) fewer += 1;
    const moved = first + more - fewer;
    if (moved - before > mostKeys) isFine = false;
    firsts[block] = moved;
    before = moved;
  }
  return isFine;
}

/**
 * The signatures follow a change of the part numbers: a new key is signed with its block, and what is gone leaves its bits, which only makes a
 * block be looked through in vain.
 */
export function moveSignatures(numbers: OrderedKeys, moved: OrderedKeys, edits: Edits): void {
  const signatures = made.get(numbers);
  if (!signatures) return;
  const { firsts } = signatures;
  const blocks = edits.inserted.map(({ at }) => blockOf(firsts, at));
  for (const [at, { key }] of edits.inserted.entries())
    sign(signatures, blocks[at] ?? 0, key, [0, key.length]);
  made.delete(numbers);
  if (moveFirsts(firsts, blocks, edits)) {
    signatures.numbers = moved;
    made.set(moved, signatures);
  } else signatures.isOutdated = true;
}

/** Keys with all of these parts, from one position to another. */
interface Search {
  readonly parts: readonly Buffer[];
  readonly from: number;
  readonly to: number;
}

/** Where the rows of all bits of the parts begin. */
function rowsOf(parts: readonly Buffer[], words: number): Set<number> {
  return new Set(
    parts.flatMap((part) =>
      Array.from({ length: Math.max(0, part.length - 2) }, (_, at) => bitOf(part, at) * words),
    ),
  );
}

function* blocksIn({ numbers, firsts, bits }: Signatures, { parts, from, to }: Search) {
  const end = Math.min(to, numbers.starts.length);
  const [first, last] = [blockOf(firsts, from), firsts.length - 2];
  const rows = [...rowsOf(parts, wordsOfRow(firsts))];
  for (let at = first >>> 5; at <= last >>> 5; at += 1) {
    let having = -1;
    for (let row = 0; row < rows.length && having !== 0; row += 1) having &= bits[(rows[row] ?? 0) + at] ?? 0;
    while (having !== 0) {
      const bit = 31 - Math.clz32(having & -having);
      having &= having - 1;
      const block = at * 32 + bit;
      if (block < first || block > last) continue;
      const [begin, next] = [firsts[block] ?? 0, firsts[block + 1] ?? 0];
      if (begin >= end) return;
      yield [Math.max(from, begin), Math.min(end, next)] as const;
    }
  }
}

/** Blocks of keys, each by its positions, that may have a key with all of these parts; undefined while that is not known yet. */
export function blocksWith(
  numbers: OrderedKeys,
  search: Search,
): Iterable<readonly [from: number, to: number]> | undefined {
  const signatures = signaturesOf(numbers);
  return signatures && blocksIn(signatures, search);
}
