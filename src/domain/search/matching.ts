import type { KeywordTerm, MpnTerm } from './keyword.ts';
import { fitsNeed, type Need, type StatedSpan, spanOfToken } from './stated-spans.ts';
import { nameToken } from './tokens.ts';

/** A product as it is searched: the key of its part number and its tokens. */
export interface IndexedProduct {
  readonly key: string;
  readonly tokens: ReadonlySet<string>;
}

/** `called`: the word is in what the part is called; `anywhere`: in any text or value of it. */
export type MatchLevel = 'called' | 'anywhere';

/** Token sets, any of which a product has that has the word at this level; the part number is not among them. */
export function tokenSets(term: KeywordTerm, level: MatchLevel): string[][] {
  const { words, values, others, kind = [], calledBy } = term;
  const texts = [words, ...others].filter((set) => set.length > 0);
  if (level === 'anywhere') return [...texts, ...values];
  if (calledBy) return calledBy.map((set) => set.map(nameToken));
  // A number without unit is a main value already.
  const named = values.map((set) => [
    ...set.map((token) => (/\d$/.test(token) ? token : nameToken(token))),
    ...kind.map(nameToken),
  ]);
  return [...texts.map((set) => set.map(nameToken)), ...named];
}

/** Whether the beginning of a part number counts as what the part is called; digits alone are in too many of them. */
export function beginsPartNumber({ key }: MpnTerm): boolean {
  return key.length >= 3 && /[A-Z]/.test(key) && /\d/.test(key);
}

function hasAll(tokens: ReadonlySet<string>, required: readonly string[]): boolean {
  return required.every((token) => tokens.has(token));
}

/** The spans of a product that fit what is asked. */
export function fittingSpans(tokens: ReadonlySet<string>, need: Need): StatedSpan[] {
  return [...tokens].flatMap((token) => {
    const span = spanOfToken(token);
    return span && fitsNeed(span, need) ? [span] : [];
  });
}

function matchesMpn(key: string, mpn: MpnTerm, level: MatchLevel): boolean {
  if (mpn.shorter.some((shorter) => key.startsWith(shorter))) return true;
  if (level === 'called') return beginsPartNumber(mpn) && key.startsWith(mpn.key);
  return mpn.tokens.length === 0 ? key.startsWith(mpn.key) : key.includes(mpn.key);
}

/**
 * Whether a product has a word of a search: as words, as a value, under another name, or as part of its part number, of which two characters
 * can only be the beginning. The server asks its database the same in SQL (`keywordCondition`).
 */
export function matchesTerm(
  { key, tokens }: IndexedProduct,
  term: KeywordTerm,
  level: MatchLevel = 'anywhere',
): boolean {
  if (tokenSets(term, level).some((set) => hasAll(tokens, set))) return true;
  if (level === 'anywhere' && term.need && fittingSpans(tokens, term.need).length > 0) return true;
  return term.mpn !== undefined && matchesMpn(key, term.mpn, level);
}
