import { constants } from '#generated/constants.ts';
import { editDistance } from './edit-distance.ts';
import type { MpnTerm } from './keyword.ts';
import { mpnTokens } from './tokens.ts';

/** A stretch of a part number that may be wrong: what the right one has around it. */
export interface KeyWindow {
  /** What the right part number begins with, and what follows up to three characters later. */
  readonly left: string;
  readonly right: string;
  /** Tokens of what is left and right of it. */
  readonly tokens: readonly string[];
  /** Patterns of SQL's `like`, one of which the key of the right part number fits. */
  readonly patterns: readonly string[];
}

/** Fewer characters around a mistake would fit too many part numbers. */
const shortestAround = 4;
/** Characters that one edit can touch. */
const touched = 2;

/** What one or more characters are in SQL's `like`. */
const gaps = ['_', '__', '___'];

/** Whether a key has what is around the mistake: what the patterns of the window say. */
export function fitsWindow(key: string, { left, right }: Pick<KeyWindow, 'left' | 'right'>): boolean {
  if (!key.startsWith(left)) return false;
  const rest = Array.from(key.slice(left.length));
  return gaps.some(({ length }) => rest.length >= length && rest.slice(length).join('').startsWith(right));
}

/** For every place at which a part number may have a mistake, how the right one is looked for by its three-character tokens. */
export function keyWindows({ key }: Pick<MpnTerm, 'key'>): KeyWindow[] {
  const windows: KeyWindow[] = [];
  if (key.length > constants.correctedPartNumber) return windows;
  for (let at = 0; at + touched <= key.length; at += 1) {
    const [left, right] = [key.slice(0, at), key.slice(at + touched)];
    const tokens = [...new Set([...mpnTokens(left), ...mpnTokens(right)])];
    if (tokens.length === 0 || left.length + right.length < shortestAround) continue;
    windows.push({ left, right, tokens, patterns: gaps.map((gap) => `${left}${gap}${right}%`) });
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
  if (key.length > constants.correctedPartNumber || !/\d/.test(key) || !/[A-Z]/.test(key)) return [];
  const shortest = Math.max(shortestBeginning, Math.ceil(key.length / 2));
  return Array.from({ length: Math.max(0, key.length - shortest) }, (_, at) =>
    key.slice(0, key.length - 1 - at),
  );
}
