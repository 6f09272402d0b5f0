import type { NearDuplicate } from '#domain/catalogue/near-duplicates.ts';
import { type Issue, isRefusal } from '../rows/reasons.ts';
import type { StagedProduct } from '../rows/staged-product.ts';
import type { LikeCategory, NewCategory } from './new-categories.ts';

/** Lists of rows end here, so that a file in which every row is wrong needs no memory; their numbers are exact. */
const LISTED = 1000;

/** Some rows of a file by their number in it, and how many there are in all. */
export type SomeRows<Row> = { count: number; first: Row[] };

export type RefusedRow = { row: number } & Issue;

/** A column of a category, named in one language only. */
export type UntranslatedColumn = { key: string; name: string; categories: number };

/** What somebody has to look at after an import. */
export type Overview = {
  newBrands: string[];
  /** New brands that read like one that the shop has, or like another new one. */
  likeBrands: readonly NearDuplicate[];
  newCategories: NewCategory[];
  likeCategories: LikeCategory[];
  untranslatedColumns: UntranslatedColumn[];
  withoutParameters: SomeRows<number>;
  withoutPrice: SomeRows<number>;
  /** Of those, rows whose product has a price in the shop, which they take away. */
  pricesLost: SomeRows<number>;
  refused: SomeRows<RefusedRow>;
};

/** The rows of a list that is kept. */
export function someRows<Row>(all: readonly Row[]): SomeRows<Row> {
  return { count: all.length, first: all.slice(0, LISTED) };
}

/** Collects what is known of single rows. */
export class RowOverview {
  readonly withoutParameters: SomeRows<number> = { count: 0, first: [] };
  readonly withoutPrice: SomeRows<number> = { count: 0, first: [] };
  readonly refused: SomeRows<RefusedRow> = { count: 0, first: [] };
  readonly #isAside: (key: string) => boolean;

  /** `isAside` is true for columns that say how a part is sold, not what it does. */
  constructor(isAside: (key: string) => boolean) {
    this.#isAside = isAside;
  }

  addProduct(row: number, { stated, unitPrice }: StagedProduct): void {
    if (Object.keys(stated).every((key) => everyProducts.has(key) || this.#isAside(key)))
      note(this.withoutParameters, row);
    if (unitPrice === null) note(this.withoutPrice, row);
  }

  addIssues(row: number, issues: readonly Issue[]): void {
    for (const issue of issues.filter(isRefusal)) note(this.refused, { row, ...issue });
  }
}

/** Every product has a maker and a package; they say nothing of what it does. */
const everyProducts: ReadonlySet<string> = new Set(['brand', 'package']);

function note<Row>(rows: SomeRows<Row>, row: Row): void {
  rows.count++;
  if (rows.first.length < LISTED) rows.first.push(row);
}
