import { constants } from '#generated/constants.ts';
import { editDistance } from './edit-distance.ts';
import type { MpnTerm } from './keyword.ts';
import { mpnKey, mpnTokens } from './tokens.ts';

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

/** Characters that are taken for each other. */
const lookAlikes = ['0ODQ', '1IL', '2Z', '5S', '6G', '8B', 'UV'];

/** Whether the one mistake is of the usual kind: two neighbours in the wrong order, or a character that looks like the right one. */
function isSlip(typed: string, meant: string): boolean {
  if (typed.length !== meant.length) return false;
  const at = Array.from(typed).findIndex((character, index) => character !== meant.charAt(index));
  const [one, next] = [typed.charAt(at), typed.charAt(at + 1)];
  if (next !== '' && one === meant.charAt(at + 1) && next === meant.charAt(at)) return true;
  return lookAlikes.some((alike) => alike.includes(one) && alike.includes(meant.charAt(at)));
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charAt(length) === b.charAt(length)) length += 1;
  return length;
}

/** A part with the beginning of its number that is one edit away from what was typed. */
interface Near {
  readonly part: NearPart;
  readonly start: string;
  /** Parts that have this beginning. */
  readonly alike: number;
}

/**
 * Order of near parts: those of which the whole number was typed, usual mistakes, those of one family, which differ late, the nearest
 * length, in stock, and what most parts begin with.
 */
function compareNear(key: string): (a: Near, b: Near) => number {
  const extraCharacters = ({ part }: Near) => Math.abs(part.key.length - key.length);
  const rank = (near: Near) => [
    extraCharacters(near) <= 1 ? 0 : 1,
    isSlip(key, near.start) ? 0 : 1,
    -commonLength(key, near.start),
    extraCharacters(near) <= 1 ? extraCharacters(near) : 0,
    near.part.stock === 0 ? 1 : 0,
    -near.alike,
    extraCharacters(near),
  ];
  return (a, b) => {
    const [ranksOfA, ranksOfB] = [rank(a), rank(b)];
    const differing = ranksOfA.findIndex((value, at) => value !== ranksOfB[at]);
    if (differing < 0) return a.part.key < b.part.key ? -1 : 1;
    return (ranksOfA[differing] ?? 0) - (ranksOfB[differing] ?? 0);
  };
}

/** The beginning of a part number with its hyphens. */
function writtenBeginning({ part, start }: Near): string {
  const lengths = Array.from(part.mpn, (_, at) => at + 1);
  const length = lengths.find((end) => mpnKey(part.mpn.slice(0, end)) === start);
  return length === undefined ? start : part.mpn.slice(0, length);
}

/** How a mistyped part number is written, given the parts that could be meant: the whole number, or as much of it as was typed. */
export function nearestPartNumber(key: string, parts: readonly NearPart[]): string | undefined {
  const near = parts.flatMap((part) => {
    const start = nearBeginning(key, part.key);
    return start === undefined ? [] : [{ part, start }];
  });
  const counts = new Map<string, number>();
  for (const { start } of near) counts.set(start, (counts.get(start) ?? 0) + 1);
  const [best] = near
    .map((one): Near => ({ ...one, alike: counts.get(one.start) ?? 0 }))
    .toSorted(compareNear(key));
  if (!best) return undefined;
  return Math.abs(best.part.key.length - key.length) <= 1 ? best.part.mpn : writtenBeginning(best);
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
