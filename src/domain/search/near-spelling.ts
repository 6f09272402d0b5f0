import type { MpnTerm } from './keyword.ts';
import { mpnTokens } from './tokens.ts';

/** Number of single edits between two texts, two neighbours in the wrong order being one; `limit` + 1 where there are more. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const same = a.charAt(row - 1) === b.charAt(at - 1);
      let edits = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = a.charAt(row - 1) === b.charAt(at - 2) && a.charAt(row - 2) === b.charAt(at - 1);
      if (row > 1 && at > 1 && swapped) edits = Math.min(edits, (before[at - 2] ?? 0) + 1);
      next.push(edits);
    }
    if (Math.min(...next) > limit) return limit + 1;
    [before, last] = [last, next];
  }
  return last[b.length] ?? 0;
}

const shortestWord = 4;

/** Edits that a word may be away from the one that was meant. */
function editsIn(word: string): number {
  return word.length < 8 ? 1 : 2;
}

/** The word of a vocabulary that was meant by a mistyped or unfinished one; of several equally near ones the first. */
export function nearestWord(word: string, vocabulary: Iterable<string>): string | undefined {
  const isChinese = /^\p{Script=Han}+$/u.test(word);
  if (!(isChinese || /^[a-z]+$/.test(word)) || word.length < (isChinese ? 3 : shortestWord)) return undefined;
  const limit = isChinese ? 1 : editsIn(word);
  let best: string | undefined;
  let least = limit + 1;
  for (const known of vocabulary) {
    const edits = !isChinese && known.startsWith(word) ? limit : editDistance(word, known, limit);
    if (edits < least) [best, least] = [known, edits];
  }
  return best;
}

/** A stretch of a part number that may be wrong: what the right one has around it. */
export interface KeyWindow {
  /** Tokens of what is left and right of it. */
  readonly tokens: readonly string[];
  /** Patterns of SQL's `like`, one of which the key of the right part number fits. */
  readonly patterns: readonly string[];
}

/** Fewer characters around a mistake would fit too many part numbers. */
const shortestAround = 4;
/** Characters that one edit can touch. */
const touched = 2;

/** For every place at which a part number may have a mistake, how the right one is looked for by its three-character tokens. */
export function keyWindows({ key }: Pick<MpnTerm, 'key'>): KeyWindow[] {
  const windows: KeyWindow[] = [];
  for (let at = 0; at + touched <= key.length; at += 1) {
    const [left, right] = [key.slice(0, at), key.slice(at + touched)];
    const tokens = [...new Set([...mpnTokens(left), ...mpnTokens(right)])];
    if (tokens.length === 0 || left.length + right.length < shortestAround) continue;
    windows.push({ tokens, patterns: ['_', '__', '___'].map((gap) => `${left}${gap}${right}%`) });
  }
  return windows;
}

/** A part number that may have been meant. */
export interface NearPart {
  readonly key: string;
  readonly mpn: string;
  readonly stock: number;
}

/** Shortest beginning of a candidate that is one edit away from the key. */
function nearBeginning(key: string, candidate: string): string | undefined {
  const lengths = [key.length, key.length - 1, key.length + 1].filter((length) => length <= candidate.length);
  return lengths
    .map((length) => candidate.slice(0, length))
    .find((start) => editDistance(key, start, 1) <= 1);
}

function compareNear(length: number): (a: NearPart, b: NearPart) => number {
  const extra = ({ key }: NearPart) => Math.abs(key.length - length);
  return (a, b) =>
    extra(a) - extra(b) || Number(a.stock === 0) - Number(b.stock === 0) || (a.key < b.key ? -1 : 1);
}

/** How a mistyped part number is written, given the parts that could be meant: the whole number, or as much of it as was typed. */
export function nearestPartNumber(key: string, parts: readonly NearPart[]): string | undefined {
  const near = parts
    .filter((part) => nearBeginning(key, part.key) !== undefined)
    .toSorted(compareNear(key.length))[0];
  if (!near) return undefined;
  return Math.abs(near.key.length - key.length) <= 1 ? near.mpn : nearBeginning(key, near.key);
}

/** Characters: a shorter beginning says too little about the part that was meant. */
const shortestBeginning = 5;

/** Beginnings of an unknown part number by which related parts are found, the longest first. */
export function keyBeginnings({ key }: Pick<MpnTerm, 'key'>): string[] {
  if (!/\d/.test(key) || !/[A-Z]/.test(key)) return [];
  const shortest = Math.max(shortestBeginning, Math.ceil(key.length / 2));
  return Array.from({ length: Math.max(0, key.length - shortest) }, (_, at) =>
    key.slice(0, key.length - 1 - at),
  );
}
