import { isUnfiltered, unfilteredConditions } from '#domain/catalogue/conditions.ts';
import { type FittingWord, fittingQuestions, namingTerms } from '#domain/search/fitting-search.ts';
import type { KeywordTerm } from '#domain/search/keyword.ts';
import { fitsWindow, type KeyWindow } from '#domain/search/near-spelling.ts';
import { listMatch } from '#domain/search/search-rank.ts';
import { type CountedColumns, countColumns } from './count-columns.ts';
import { IndexRows } from './index-rows.ts';
import type { IndexedProduct } from './indexed-product.ts';
import {
  type IndexCategory,
  type IndexColumn,
  type IndexConditions,
  matchConditions,
} from './match-conditions.ts';
import { rowsBeginning } from './match-terms.ts';
import type { PageOf } from './page-in-order.ts';
import { rankedPage } from './rank-matches.ts';
import { type SortedPage, sortedPage } from './sort-rows.ts';

/** Ids of the products of a page, and how many there are in all. */
export interface FoundPage {
  readonly ids: readonly number[];
  readonly total: number;
}

export interface SearchPage extends FoundPage {
  /** How many have all words and are called by those that name the part, see `namingTerms`; all of them where no word does. */
  readonly named: number;
  /** How found products fit values that they do not state. */
  readonly fittingWords: readonly FittingWord[];
}

/** In a smaller index they take no room that is worth a thought. */
const leastWorn = 20_000;

/** The listed products of a shop in memory. Every question about many products is for it; what a product shows is read from the database by its id. */
export class CatalogueIndex {
  readonly #rows = new IndexRows();
  readonly #wholes = new Map<number, { readonly columns: string; readonly counted: CountedColumns }>();
  /** Rises with every change. */
  revision = 0;

  /** Adds products and changes those that are there. */
  put(products: readonly IndexedProduct[]): void {
    this.#rows.put(products);
    this.#change();
  }

  /** Gets ready for questions after many products were added. */
  settle(): void {
    this.#rows.settle();
  }

  /** Removes products that are no longer listed. */
  remove(ids: Iterable<number>): void {
    for (const id of ids) this.#rows.remove(id);
    this.#change();
  }

  /** Whether so many rows are no longer listed that a new index is worth its time: half as many as are listed. */
  get isWorn(): boolean {
    const { size, listed } = this.#rows;
    return size > leastWorn && size > 1.5 * listed.size();
  }

  #change(): void {
    this.revision += 1;
    this.#wholes.clear();
  }

  /** A page of the products that meet the conditions. */
  list(conditions: IndexConditions, page: SortedPage): FoundPage {
    const rows = matchConditions(this.#rows, conditions);
    const ids = sortedPage(this.#rows, rows, page).map((row) => this.#rows.idOf(row));
    return { ids, total: rows.size() };
  }

  /** How many products meet the conditions. */
  count(conditions: IndexConditions): number {
    return matchConditions(this.#rows, conditions).size();
  }

  /** Counts the values of each column of a leaf category under the conditions of all other columns. */
  countColumns(conditions: IndexConditions, columns: readonly IndexColumn[]): CountedColumns {
    return isUnfiltered(conditions) && conditions.category
      ? this.countWhole(conditions.category, columns)
      : countColumns(this.#rows, conditions, columns);
  }

  /** The same without conditions: the same object until something changes. */
  countWhole(category: IndexCategory, columns: readonly IndexColumn[]): CountedColumns {
    const ids = columns.map(({ id }) => id).join();
    const known = this.#wholes.get(category.id);
    if (known?.columns === ids) return known.counted;
    const counted = countColumns(this.#rows, unfilteredConditions(category), columns);
    this.#wholes.set(category.id, { columns: ids, counted });
    return counted;
  }

  /** How many products under the conditions each leaf category has. */
  countCategories(conditions: IndexConditions): ReadonlyMap<number, number> {
    const counts = new Map<number, number>();
    const rows = matchConditions(this.#rows, conditions);
    for (const [id, leaf] of this.#rows.leaves) {
      const count = leaf.countIn(rows);
      if (count > 0) counts.set(id, count);
    }
    return counts;
  }

  /** A page of the products that have all words, best match first. */
  search(terms: readonly KeywordTerm[], page: PageOf): SearchPage {
    const { terms: matcher, listed } = this.#rows;
    const rows = matcher.findAmong(listed, terms);
    const haveAll = matcher.narrow(listed, terms, 'anywhere');
    const naming = namingTerms(terms);
    const fittingWords = fittingQuestions(terms).flatMap(({ need, said }) =>
      haveAll.intersects(matcher.rowsFitting(need)) ? [said] : [],
    );
    return {
      ids: rankedPage(this.#rows, rows, listMatch(terms), page).map((row) => this.#rows.idOf(row)),
      total: rows.size(),
      named: naming ? matcher.narrow(haveAll, naming, 'called').size() : rows.size(),
      fittingWords,
    };
  }

  /** For each list of words whether some product has all of them. */
  areTogether(lists: readonly (readonly KeywordTerm[])[]): boolean[] {
    return lists.map((terms) => this.#rows.terms.areTogether(terms));
  }

  /** Products whose part numbers begin with a key, in the order of part numbers. */
  findBeginning(key: string, limit: number): number[] {
    const ids: number[] = [];
    for (const row of rowsBeginning(this.#rows, key)) {
      if (ids.length === limit) break;
      if (this.#rows.listed.has(row)) ids.push(this.#rows.idOf(row));
    }
    return ids;
  }

  /** Products whose part numbers fit one of the windows, at most the given number of each. */
  findInWindows(windows: readonly KeyWindow[], limit: number): number[] {
    const found = new Set<number>();
    for (const window of windows) {
      let left = limit;
      this.#rows.terms.inWindow(window).forEach((row) => {
        if (left === 0 || !fitsWindow(this.#rows.keys[row] ?? '', window)) return;
        left -= 1;
        found.add(this.#rows.idOf(row));
      });
    }
    return [...found];
  }
}
