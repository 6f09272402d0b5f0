import type { Queryable } from '#server/db/queryable.ts';
import { isExpected, readParts } from './judge-part.ts';
import { type JudgedQuery, judgedQueries } from './judged-queries.ts';

/** What a search found first, as ids, and which words it left out. */
export interface Found {
  readonly ids: readonly number[];
  readonly droppedWords: readonly string[];
}

/** Asks for the first five products of a keyword. */
export type Ask = (query: JudgedQuery) => Promise<Found>;

export interface Verdict extends JudgedQuery {
  /** Place of the first expected part among the first five, from 1; 0: none of them is expected. Of a query for nothing 1 where nothing was found. */
  readonly place: number;
  readonly found: readonly string[];
  /** Whether the result names the words that had to be left out. */
  readonly tellsDropped: boolean;
}

/** What a search has to reach. */
export const goals = { first: 0.9, firstFive: 0.97, zeroHits: 0.01 } as const;

/** Shares of all queries, from 0 to 1. */
export interface Figures {
  readonly queries: number;
  readonly first: number;
  readonly firstFive: number;
  readonly zeroHits: number;
}

/** Asks every judged query and judges what is found. */
export async function judgeSearch(db: Queryable, ask: Ask): Promise<readonly Verdict[]> {
  const asked: { readonly query: JudgedQuery; readonly found: Found }[] = [];
  for (const query of judgedQueries()) asked.push({ query, found: await ask(query) });
  const parts = await readParts(db, [...new Set(asked.flatMap(({ found }) => found.ids))]);
  return asked.map(({ query, found }) => {
    const listed = found.ids.flatMap((id) => parts.get(id) ?? []);
    return {
      ...query,
      place: query.isNothing
        ? Number(listed.length === 0)
        : listed.findIndex((part) => isExpected(part, query.expected)) + 1,
      found: listed.map(({ mpn, name }) => `${mpn} (${name})`),
      tellsDropped: query.drops.every((word) => found.droppedWords.includes(word)),
    };
  });
}

/** The three figures by which a search is judged. */
export function figuresOf(verdicts: readonly Verdict[]): Figures {
  const share = (fits: (verdict: Verdict) => boolean) => verdicts.filter(fits).length / verdicts.length;
  return {
    queries: verdicts.length,
    first: share(({ place }) => place === 1),
    firstFive: share(({ place }) => place > 0),
    zeroHits: share(({ found, isNothing }) => found.length === 0 && !isNothing),
  };
}

/** A line for every query that does not find what it wants first. */
export function missesOf(verdicts: readonly Verdict[]): string[] {
  return verdicts
    .filter(({ place, tellsDropped }) => place !== 1 || !tellsDropped)
    .map(({ kind, keyWord, place, found, tellsDropped }) => {
      const where = place === 0 ? 'not found' : `at ${place}`;
      return `${kind}: ${keyWord}: ${where}${tellsDropped ? '' : ', dropped words not named'}; first: ${found[0] ?? 'nothing'}`;
    });
}
