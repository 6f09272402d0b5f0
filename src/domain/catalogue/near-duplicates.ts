import { toSingular } from '../text/singular.ts';

/** A name that reads like another one. */
export interface NearDuplicate {
  readonly name: string;
  readonly like: string;
}

const fillers = new Set(['and', 'or', 'of', 'for', 'the', 'with', 'other', 'others', 'smd', 'smt']);
/** Two names that share at least this much of their letters in pairs differ by a typing mistake or an ending. */
const alikeFrom = 0.85;
/** Shorter names differ by design: `NPN` and `PNP`. */
const shortest = 6;
/** Above this many names comparing each with each takes too long; equal words are still found. */
const mostCompared = 2000;

/** The words of a name without order, endings, case, punctuation and fillers; Chinese characters in their order. */
function wordsKey(name: string): string {
  const words =
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => !fillers.has(word))
    .map(toSingular)
    .sort()
    .join(' ');
}

function pairsOf(key: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, key.length - 1) }, (_, at) => key.slice(at, at + 2)));
}

function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const pair of one) if (other.has(pair)) common += 1;
  return (2 * common) / (one.size + other.size);
}

interface Compared {
  readonly name: string;
  readonly key: string;
  readonly pairs: ReadonlySet<string>;
}

function toCompared(name: string): Compared {
  const key = wordsKey(name);
  return { name, key, pairs: pairsOf(key) };
}

/** A difference in digits (`8-bit`, `16-bit`) is never a typing mistake. */
function sameDigits(a: string, b: string): boolean {
  return a.replaceAll(/\D/g, '') === b.replaceAll(/\D/g, '');
}

/**
 * New names that say the same as a known one, or as an earlier new one, in other words' order, endings or punctuation, or with a
 * typing mistake (`Resistor Networks & Arrays`, `Resistor Networks, Arrays`). Each is given once, with the most alike.
 */
export function nearDuplicates(added: readonly string[], known: readonly string[]): readonly NearDuplicate[] {
  const before = known.map(toCompared);
  const byKey = new Map(before.map((one) => [one.key, one]));
  const found: NearDuplicate[] = [];
  for (const name of added) {
    const one = toCompared(name);
    if (one.key === '') continue;
    const like = byKey.get(one.key) ?? mostAlike(one, before);
    if (like && like.name !== name) found.push({ name, like: like.name });
    if (!byKey.has(one.key)) byKey.set(one.key, one);
    before.push(one);
  }
  return found;
}

function mostAlike(one: Compared, before: readonly Compared[]): Compared | undefined {
  if (one.key.length < shortest || before.length > mostCompared) return undefined;
  let best: Compared | undefined;
  let most = alikeFrom;
  for (const other of before) {
    if (other.key.length < shortest || !sameDigits(one.key, other.key)) continue;
    const alike = share(one.pairs, other.pairs);
    if (alike >= most) [best, most] = [other, alike];
  }
  return best;
}
