import type { KeywordTerm } from '#domain/search/keyword.ts';
import {
  fittingPlaces,
  type ListMatch,
  rankInTier,
  searchTiers,
  shortestKey,
} from '#domain/search/search-rank.ts';
import type { IndexRows } from './index-rows.ts';
import { rowsBeginning } from './match-terms.ts';
import { type PageOf, pageInOrder } from './page-in-order.ts';
import { emptySet, type RowSet } from './rows.ts';

/** Rows by tier. */
type Tiers = Map<number, RowSet>;

/** Moves the rows of `left` that are in `rows` to a tier. */
function moveTo(tiers: Tiers, tier: number, left: RowSet, rows: RowSet): void {
  const own = left.new_intersection(rows);
  left.difference(own);
  tiers.set(tier, own);
}

function rowsWithKeys(index: IndexRows, keys: readonly string[]): RowSet {
  const found = emptySet();
  for (const key of keys)
    for (const row of rowsBeginning(index, key)) {
      // The shorter keys come first.
      if (index.keys[row] !== key) break;
      found.add(row);
    }
  return found;
}

function rowsThatBegin(index: IndexRows, key: string): RowSet {
  const found = emptySet();
  if (key.length >= shortestKey) for (const row of rowsBeginning(index, key)) found.add(row);
  return found;
}

/** How a word that a rating or range may fit is had: stated or as a range with it, and by the steps of the rating above it. */
interface Fit {
  readonly covered: RowSet;
  readonly bySteps: readonly RowSet[];
}

function stepsOf(row: number, { covered, bySteps }: Fit): number {
  if (covered.has(row)) return 0;
  return Math.max(
    0,
    bySteps.findIndex((rows) => rows.has(row)),
  );
}

/** The tiers of rows that have or fit all words and are called by not all of them, see `fittingTier`. */
function addFittingTiers(tiers: Tiers, index: IndexRows, left: RowSet, terms: readonly KeywordTerm[]): void {
  const { terms: matcher, size } = index;
  const naming = terms.filter(({ need }) => !need);
  const called = matcher.narrow(left, naming, 'called');
  const fits = terms.flatMap((term): Fit[] =>
    term.need ? [{ covered: matcher.rowsCovering(term), bySteps: matcher.rowsBySteps(term.need) }] : [],
  );
  const addTo = (tier: number, row: number) => {
    const rows = tiers.get(tier) ?? emptySet(size);
    rows.add(row);
    tiers.set(tier, rows);
  };
  left.forEach((row) => {
    const isCalled = called.has(row);
    const steps = fits.reduce((sum, fit) => sum + stepsOf(row, fit), 0);
    if (fits.every(({ covered }) => covered.has(row)))
      addTo(isCalled ? searchTiers.covering : searchTiers.anywhere, row);
    else addTo(searchTiers.fitting + steps + (isCalled ? 0 : fittingPlaces), row);
  });
}

/** The rows that a search found, by the tiers of `searchTier`. */
function tiersOf(index: IndexRows, rows: RowSet, { keys, beginning, terms }: ListMatch): Tiers {
  const tiers: Tiers = new Map();
  const left = rows.clone();
  const exact = rowsWithKeys(index, keys);
  for (const term of terms) exact.intersection(index.terms.rowsOf(term, 'anywhere'));
  if (beginning.length >= shortestKey) exact.union(rowsWithKeys(index, [beginning]));
  moveTo(tiers, searchTiers.exact, left, exact);
  moveTo(tiers, searchTiers.beginning, left, rowsThatBegin(index, beginning));
  moveTo(tiers, searchTiers.called, left, index.terms.narrow(left, terms, 'called'));
  if (terms.some(({ need }) => need)) addFittingTiers(tiers, index, left, terms);
  else tiers.set(searchTiers.anywhere, left);
  return tiers;
}

/** In a smaller set rows are sorted by their ids; of a larger one those of a page are soon found in the order of all ids. */
const fewRows = 2000;

function pageById(index: IndexRows, rows: RowSet, count: number, page: PageOf): number[] {
  if (count > fewRows) return pageInOrder(index.byId(), rows, page);
  const sorted = rows.array().sort((a, b) => index.idOf(a) - index.idOf(b));
  return sorted.slice(page.offset, page.offset + page.limit);
}

/** A page of what a search found, best match first: by the ranks of `rankInTier`, and rows of one rank by their ids. */
export function rankedPage(
  index: IndexRows,
  rows: RowSet,
  match: ListMatch,
  { offset, limit }: PageOf,
): number[] {
  if (limit === 0) return [];
  const { inStock } = index.offers;
  const groups = [...tiersOf(index, rows, match)].flatMap(([tier, own]) => [
    { rank: rankInTier(tier, { stock: 1 }), rows: own.new_intersection(inStock) },
    { rank: rankInTier(tier, { stock: 0 }), rows: own.new_difference(inStock) },
  ]);
  const page: number[] = [];
  let before = 0;
  for (const group of groups.sort((a, b) => a.rank - b.rank)) {
    const count = group.rows.size();
    const skipped = Math.max(0, offset - before);
    if (skipped < count)
      page.push(...pageById(index, group.rows, count, { offset: skipped, limit: limit - page.length }));
    before += count;
    if (page.length === limit) break;
  }
  return page;
}
