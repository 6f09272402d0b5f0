import { LRUCache } from 'lru-cache';
import { type KeywordTerm, type MpnTerm, onlyCovered } from '#domain/search/keyword.ts';
import { beginsPartNumber, type MatchLevel, tokenSets } from '#domain/search/matching.ts';
import type { KeyWindow } from '#domain/search/near-spelling.ts';
import { otherBeginning } from '#domain/search/search-rank.ts';
import type { Need } from '#domain/search/stated-spans.ts';
import { firstNotBefore } from './ordered-rows.ts';
import type { Postings } from './postings.ts';
import { emptySet, type RowSet } from './rows.ts';
import type { FittingToken, Spans } from './spans.ts';

/** Where words are looked up. */
export interface SearchedRows {
  readonly size: number;
  readonly listed: RowSet;
  readonly postings: Postings;
  readonly spans: Spans;
  /** Part numbers by row. */
  readonly keys: readonly string[];
  /** Rows in the order of part numbers. */
  byKey(): Int32Array;
}

/** After every key that begins with the one in front of it. */
const afterAll = '\uffff';

/** The rows whose part numbers begin with a key, in the order of part numbers, listed or not. */
export function rowsBeginning(rows: SearchedRows, key: string): Int32Array {
  const order = rows.byKey();
  const isBefore = (end: string) => (row: number) => (rows.keys[row] ?? '') < end;
  const from = firstNotBefore(order, isBefore(key));
  return order.subarray(from, firstNotBefore(order, isBefore(`${key}${afterAll}`), from));
}

function addBeginning(to: RowSet, rows: SearchedRows, key: string): void {
  for (const row of rowsBeginning(rows, key)) to.add(row);
}

/** The rows with all of these tokens; a set of its own. */
function rowsWithAll(rows: SearchedRows, tokens: readonly string[]): RowSet {
  const sets: RowSet[] = [];
  for (const token of tokens) {
    const found = rows.postings.find(token);
    if (!found) return emptySet();
    sets.push(found);
  }
  const [first, ...others] = sets;
  const all = first ?? emptySet();
  for (const other of others) all.intersection(other);
  return all;
}

/** Sets that are remembered: of the words that were asked for last. One search asks for them several times, and many share them. */
const mostKnown = 100;
/** Needs, each of which has up to six sets. */
const mostFitting = 20;

/** Which rows have the words of searches. The rules are those of `matchesTerm`. */
export class TermMatcher {
  readonly #rows: SearchedRows;
  readonly #known = new LRUCache<string, RowSet>({ max: mostKnown });
  /** What fits needs, by steps. */
  readonly #fitting = new LRUCache<string, readonly RowSet[]>({ max: mostFitting });

  constructor(rows: SearchedRows) {
    this.#rows = rows;
  }

  /** Has words looked up again: there are other rows. */
  forget(): void {
    this.#known.clear();
    this.#fitting.clear();
  }

  /** Rows with one word, not to be changed. */
  rowsOf(term: KeywordTerm, level: MatchLevel): RowSet {
    const { text: _, ...meaning } = term;
    const key = `${level} ${JSON.stringify(meaning)}`;
    const known = this.#known.get(key) ?? this.#find(term, level);
    this.#known.set(key, known);
    return known;
  }

  #find(term: KeywordTerm, level: MatchLevel): RowSet {
    const found = emptySet(this.#rows.size);
    for (const tokens of tokenSets(term, level)) {
      const [only = ''] = tokens;
      if (tokens.length === 1) this.#rows.postings.addRows(only, found);
      else found.union(rowsWithAll(this.#rows, tokens));
    }
    if (term.mpn) this.#addPartNumbers(found, term.mpn, level);
    if (term.need && level === 'anywhere') found.union(this.rowsFitting(term.need));
    return found;
  }

  #addPartNumbers(to: RowSet, mpn: MpnTerm, level: MatchLevel): void {
    for (const shorter of mpn.shorter) addBeginning(to, this.#rows, shorter);
    if (level === 'called') {
      if (beginsPartNumber(mpn)) addBeginning(to, this.#rows, mpn.key);
    } else if (mpn.tokens.length === 0) addBeginning(to, this.#rows, mpn.key);
    else this.#addContaining(to, mpn);
  }

  /** Three characters in a row are a token; that a longer key is there as a whole is checked. */
  #addContaining(to: RowSet, { key, tokens }: MpnTerm): void {
    const having = rowsWithAll(this.#rows, tokens);
    if (tokens.length === 1) to.union(having);
    else
      having.forEach((row) => {
        if (this.#rows.keys[row]?.includes(key)) to.add(row);
      });
  }

  /** Rows with a rating, limit or range that fits; a set of its own. */
  rowsFitting(need: Need): RowSet {
    const found = emptySet(this.#rows.size);
    for (const rows of this.rowsBySteps(need)) found.union(rows);
    return found;
  }

  /** The same by the steps that a fitting rating is above the need, not to be changed. */
  rowsBySteps(need: Need): readonly RowSet[] {
    const key = JSON.stringify(need);
    const known = this.#fitting.get(key) ?? this.#findBySteps(need);
    this.#fitting.set(key, known);
    return known;
  }

  #findBySteps(need: Need): RowSet[] {
    const bySteps = Map.groupBy(this.#rows.spans.findFitting(need), ({ steps }) => steps);
    const most = Math.max(-1, ...bySteps.keys());
    return Array.from({ length: most + 1 }, (_, steps) => this.#rowsWithAny(bySteps.get(steps) ?? []));
  }

  #rowsWithAny(tokens: readonly FittingToken[]): RowSet {
    const found = emptySet(this.#rows.size);
    for (const { token } of tokens) this.#rows.postings.addRows(token, found);
    return found;
  }

  /** Of these rows those that have all words at this level; a set of its own. */
  narrow(rows: RowSet, terms: readonly KeywordTerm[], level: MatchLevel): RowSet {
    const left = rows.clone();
    for (const term of terms) {
      if (left.isEmpty()) break;
      left.intersection(this.rowsOf(term, level));
    }
    return left;
  }

  /** Of these rows those that a search with these words finds, see `isFoundBy`. */
  findAmong(rows: RowSet, terms: readonly KeywordTerm[]): RowSet {
    const found = this.narrow(rows, terms, 'anywhere');
    const beginning = otherBeginning(terms);
    if (beginning === undefined) return found;
    for (const row of rowsBeginning(this.#rows, beginning)) if (rows.has(row)) found.add(row);
    return found;
  }

  /** Rows with a value, or a range with it. */
  rowsCovering(term: KeywordTerm): RowSet {
    return this.rowsOf(onlyCovered(term), 'anywhere');
  }

  /** Whether some listed product has all of these words. */
  areTogether(terms: readonly KeywordTerm[]): boolean {
    return !this.narrow(this.#rows.listed, terms, 'anywhere').isEmpty();
  }

  /** Listed rows that have what is around a mistake, as far as their tokens say it. */
  inWindow({ tokens }: KeyWindow): RowSet {
    const found = rowsWithAll(this.#rows, tokens);
    found.intersection(this.#rows.listed);
    return found;
  }
}
