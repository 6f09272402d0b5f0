import {
  type CatalogueView,
  type ConditionProduct,
  type ConditionsRequest,
  fitsConditions,
  readConditions,
} from '#domain/catalogue/conditions.ts';
import { readSort, type SortedProduct, type SortRequest, sortProducts } from '#domain/catalogue/list-sort.ts';
import { isNumberValue, isTextValue } from '#domain/catalogue/param-values.ts';
import type { Language } from '#domain/language.ts';
import { isColumnOfRanges, type StatedSpan, spanOf } from '#domain/part-values/index.ts';
import { type IndexedProduct, matchesTerm } from '#domain/search/matching.ts';
import { fittingTier, isFoundBy } from '#domain/search/search-rank.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import type { Params } from '#server/db/schema/catalogue.ts';

interface Category {
  readonly id: number;
  readonly parent: number | null;
}

export interface PlainColumn {
  readonly id: number;
  readonly category: number;
  readonly kind: 'text' | 'number';
  readonly unit: string | null;
  readonly slot: string | null;
  readonly high: string | null;
}

interface Row {
  readonly id: number;
  readonly category: number;
  readonly key: string;
  readonly tokens: string[];
  readonly stock: number;
  readonly price: number | null;
  readonly quantities: number[];
  readonly prices: number[];
  readonly isNew: boolean;
  readonly isHot: boolean;
  readonly params: Params;
}

/** A product as conditions, orders and searches ask about it. */
export interface PlainProduct extends ConditionProduct<Category, PlainColumn>, SortedProduct<PlainColumn> {
  readonly indexed: IndexedProduct;
}

const productQuery = `select id, category_id as category, mpn_key as key, tokens, stock, unit_price::float8 as price, break_qty as quantities,
  break_price::float8[] as prices, is_new as "isNew", is_hot as "isHot", params from product where not withdrawn order by id`;
const columnQuery =
  'select id, category_id as category, kind, unit, slot, slot_high as high from column_def order by id';

/** What the rules of the domain say about all products as they are stored, one after the other. */
export class PlainCatalogue {
  readonly products: readonly PlainProduct[];
  readonly #categories: ReadonlyMap<number, Category>;
  readonly #columns: readonly PlainColumn[];
  readonly #texts: ReadonlyMap<string, number>;

  private constructor(
    found: readonly Row[],
    categories: readonly Category[],
    columns: readonly PlainColumn[],
    texts: readonly { id: number; column: number; en: string }[],
  ) {
    this.#categories = new Map(categories.map((category) => [category.id, category]));
    this.#columns = columns;
    this.#texts = new Map(texts.map(({ id, column, en }) => [`${column} ${en}`, id]));
    this.products = found.map((row) => this.#product(row));
  }

  static async read(db: Queryable): Promise<PlainCatalogue> {
    return new PlainCatalogue(
      await rows<Row>(db, productQuery),
      await rows<Category>(db, 'select id, parent_id as parent from category'),
      await rows<PlainColumn>(db, columnQuery),
      await rows(db, 'select id, column_id as column, en from text_value'),
    );
  }

  #product(row: Row): PlainProduct {
    const indexed = { key: row.key, tokens: new Set(row.tokens) };
    const span = (column: PlainColumn): StatedSpan | undefined => {
      const value = row.params[column.id];
      return isNumberValue(value) ? spanOf(value, column.high !== null) : undefined;
    };
    return {
      indexed,
      productId: row.id,
      categoryId: row.category,
      partKey: row.key,
      stock: row.stock,
      unitPrice: row.price ?? undefined,
      tiers: row.quantities.map((num, at) => ({ num, price: row.prices[at] ?? 0 })),
      withdrawn: false,
      isNew: row.isNew,
      isHot: row.isHot,
      isWithin: ({ id }) => this.#isWithin(row.category, id),
      hasTerms: (terms) => isFoundBy(indexed, terms),
      isCalled: (terms) => terms.every((term) => matchesTerm(indexed, term, 'called')),
      fittingTier: (terms) => fittingTier(indexed, terms),
      span,
      textId: (column) => {
        const value = row.params[column.id];
        return isTextValue(value) ? this.#texts.get(`${column.id} ${value.en}`) : undefined;
      },
      statedValue: (column, language) => {
        if (column.kind === 'number') return span(column)?.low;
        const value = row.params[column.id];
        if (!isTextValue(value)) return undefined;
        return language === 'zh_CN' ? value.zh : value.en.toLowerCase();
      },
    };
  }

  #isWithin(category: number, id: number): boolean {
    const parent = this.#categories.get(category)?.parent;
    return category === id || (typeof parent === 'number' && this.#isWithin(parent, id));
  }

  /** The columns of a category that lists can be filtered and sorted by. */
  filterColumns(category: number): PlainColumn[] {
    return this.#columns.filter((column) => column.category === category && column.slot !== null);
  }

  /** The ids of all texts of a column. */
  texts({ id }: PlainColumn): string[] {
    return [...this.#texts].flatMap(([key, text]) => (key.startsWith(`${id} `) ? [String(text)] : []));
  }

  /** The ids of those that listed products state. */
  statedTexts(column: PlainColumn): string[] {
    const own = this.products.filter(({ categoryId }) => categoryId === column.category);
    return [...new Set(own.flatMap((product) => product.textId(column) ?? []))].map(String);
  }

  #hasRanges(column: PlainColumn): boolean {
    const own = this.products.filter(({ categoryId }) => categoryId === column.category);
    const spans = own.flatMap((product) => product.span(column) ?? []);
    return (
      column.high !== null &&
      isColumnOfRanges(spans.filter(({ low, high }) => high > low).length, spans.length)
    );
  }

  get #view(): CatalogueView<Category, PlainColumn> {
    return {
      category: (id) => this.#categories.get(id),
      filterColumn: ({ id }, columnId) => this.filterColumns(id).find((column) => column.id === columnId),
      hasRanges: (column) => this.#hasRanges(column),
    };
  }

  #read(request: ConditionsRequest) {
    const conditions = readConditions(this.#view, request);
    if (!conditions.ok) throw new Error(JSON.stringify(conditions));
    return conditions.value;
  }

  /** The products that meet the conditions, in the order of ids. */
  match(request: ConditionsRequest): PlainProduct[] {
    const conditions = this.#read(request);
    return this.products.filter((product) => fitsConditions(product, conditions));
  }

  /** The ids of a list in its order. */
  list(request: ConditionsRequest & SortRequest, language: Language): number[] {
    const sort = readSort(this.#view, this.#read(request), request);
    if (!sort.ok) throw new Error(JSON.stringify(sort));
    return sortProducts(this.match(request), sort.value, language).map(({ productId }) => productId);
  }
}
