import { type NotFound, notFound } from '#domain/ownership/own-entry.ts';
import {
  type listProductsFormInStockNames,
  listProductsFormInStockValues,
  type listProductsFormRecommendNames,
  listProductsFormRecommendValues,
} from '#generated/enums.ts';
import { centsToMicros, type Micros, type PriceTier, priceAt } from '../money/index.ts';
import { boxesOf, isInBox, type StatedSpan, type ValueBox } from '../part-values/index.ts';
import { type KeywordTerm, readKeyword } from '../search/keyword.ts';
import { type FilteredColumn, readColumnFilter } from './column-filter.ts';

export interface ConditionColumn extends FilteredColumn {
  readonly id: number;
}

/** Condition on one column: any of the texts or boxes, and also "not stated" where that was chosen. */
export type ColumnCondition<Column> =
  | {
      readonly kind: 'text';
      readonly column: Column;
      readonly ids: readonly number[];
      readonly notStated: boolean;
    }
  | {
      readonly kind: 'number';
      readonly column: Column;
      /** The stated value must lie in one of these boxes. */
      readonly boxes: readonly ValueBox[];
      readonly notStated: boolean;
    };

/** What one piece may cost, in micros. */
export interface PriceCondition {
  readonly min: Micros | undefined;
  readonly max: Micros | undefined;
  /** The quantity at which prices count; undefined is the single unit price. */
  readonly quantity: number | undefined;
}

/** All conditions on a list, combined with AND. */
export interface Conditions<Category, Column> {
  /** Undefined means the whole shop. */
  readonly category: Category | undefined;
  /** In the order of column ids. */
  readonly columns: readonly ColumnCondition<Column>[];
  readonly terms: readonly KeywordTerm[];
  readonly recommend: 'new' | 'hot' | undefined;
  readonly inStock: boolean;
  /** Pieces that must be in stock at least. */
  readonly minStock: number | undefined;
  readonly price: PriceCondition | undefined;
}

/** Request for a list or facets; `column{id}` holds the condition on a column. */
export interface ConditionsRequest {
  readonly catalogId?: number;
  readonly recommend?: keyof typeof listProductsFormRecommendNames;
  readonly keyWord?: string;
  readonly inStock?: keyof typeof listProductsFormInStockNames;
  readonly minStock?: number;
  /** Dollar cents with up to four decimals, as `maxPrice`. */
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly quantity?: number;
  [column: `column${number}`]: string;
}

type FieldRule = 'column' | 'pattern' | 'unit';

export type ConditionRefusal =
  | NotFound
  | {
      readonly ok: false;
      readonly code: 'unitUnknown' | 'fieldRefused';
      readonly params: { readonly fields: { field: string; rule: FieldRule }[] };
    };

export type Read<T> = { readonly ok: true; readonly value: T } | ConditionRefusal;

/** What the conditions of a request refer to. */
export interface CatalogueView<Category, Column> {
  category(id: number): Category | undefined;
  /** The column of the category with this id, if lists can be filtered and sorted by it. */
  filterColumn(category: Category, columnId: number): Column | undefined;
  /** Whether the column is one of ranges, see `isColumnOfRanges`. */
  hasRanges(column: Column): boolean;
}

/** Refusal of one field of a request for a list. */
export function refuseField(field: string, rule: FieldRule): ConditionRefusal {
  return { ok: false, code: 'fieldRefused', params: { fields: [{ field, rule }] } };
}

const columnPrefix = 'column';

/** The conditions on columns as the request carries them: wire name and text. */
function columnFields(request: ConditionsRequest): [string, string][] {
  return Object.entries(request).flatMap(([name, value]): [string, string][] =>
    name.startsWith(columnPrefix) && typeof value === 'string' ? [[name, value]] : [],
  );
}

/** The column with a wire name such as `column12`, if lists of the category can be filtered and sorted by it. */
export function findColumn<Category, Column>(
  view: CatalogueView<Category, Column>,
  category: Category | undefined,
  field: string,
): Column | undefined {
  return category && view.filterColumn(category, Number(field.slice(columnPrefix.length)));
}

function readPrice({ minPrice, maxPrice, quantity }: ConditionsRequest): PriceCondition | undefined {
  if (minPrice === undefined && maxPrice === undefined) return undefined;
  const micros = (cents: number | undefined) => (cents === undefined ? undefined : centsToMicros(cents));
  return { min: micros(minPrice), max: micros(maxPrice), quantity };
}

function readCondition<Column extends ConditionColumn>(
  field: string,
  text: string,
  column: Column,
  hasRanges: boolean,
): Read<ColumnCondition<Column>> {
  const read = readColumnFilter(text, column);
  if (!read.ok) return { ok: false, code: read.code, params: { fields: [{ field, rule: read.rule }] } };
  const filter = read.value;
  if (filter.kind === 'text') return { ok: true, value: { ...filter, column } };
  const boxes = filter.filters.flatMap((numberFilter) => boxesOf(numberFilter, hasRanges));
  return { ok: true, value: { kind: 'number', column, boxes, notStated: filter.notStated } };
}

/** Parses the conditions of a request; refuses an unknown category or column and values that cannot be parsed. */
export function readConditions<Category, Column extends ConditionColumn>(
  view: CatalogueView<Category, Column>,
  request: ConditionsRequest,
): Read<Conditions<Category, Column>> {
  const { catalogId, keyWord, recommend, inStock, minStock } = request;
  const category = catalogId === undefined ? undefined : view.category(catalogId);
  if (catalogId !== undefined && !category) return notFound;
  const columns: ColumnCondition<Column>[] = [];
  for (const [field, text] of columnFields(request)) {
    const column = findColumn(view, category, field);
    if (!column) return refuseField(field, 'column');
    const condition = readCondition(field, text, column, view.hasRanges(column));
    if (!condition.ok) return condition;
    columns.push(condition.value);
  }
  const terms = keyWord === undefined ? [] : readKeyword(keyWord);
  if (keyWord !== undefined && terms.length === 0) return refuseField('keyWord', 'pattern');
  // Sorted, so that the order of fields in a request does not create another SQL statement.
  columns.sort((a, b) => a.column.id - b.column.id);
  return {
    ok: true,
    value: {
      category,
      columns,
      terms,
      recommend: recommend && (recommend === listProductsFormRecommendValues.newProducts ? 'new' : 'hot'),
      inStock: inStock === listProductsFormInStockValues.onlyInStock,
      minStock,
      price: readPrice(request),
    },
  };
}

/** Conditions that every product of the category meets. */
export function unfilteredConditions<Category>(category: Category | undefined): Conditions<Category, never> {
  return {
    category,
    columns: [],
    terms: [],
    recommend: undefined,
    inStock: false,
    minStock: undefined,
    price: undefined,
  };
}

/** Only the category is given. */
export function isUnfiltered(conditions: Conditions<unknown, unknown>): boolean {
  const { columns, terms, recommend, inStock, minStock, price } = conditions;
  const isPlain = !recommend && !inStock && minStock === undefined && price === undefined;
  return isPlain && columns.length === 0 && terms.length === 0;
}

/** Pieces that a product must have in stock at least; 0 for any stock. */
export function leastStock({
  inStock,
  minStock = 0,
}: Pick<Conditions<unknown, unknown>, 'inStock' | 'minStock'>): number {
  return Math.max(minStock, inStock ? 1 : 0);
}

/** What conditions ask about a product. */
export interface ConditionProduct<Category, Column> {
  readonly withdrawn: boolean;
  readonly isNew: boolean;
  readonly isHot: boolean;
  readonly stock: number;
  /** Micros for one piece, undefined for a price on request. */
  readonly unitPrice: Micros | undefined;
  readonly tiers: readonly PriceTier[];
  isWithin(category: Category): boolean;
  hasTerms(terms: readonly KeywordTerm[]): boolean;
  /** The number or range stated in a number column. */
  span(column: Column): StatedSpan | undefined;
  /** The id of the text stated in a text column. */
  textId(column: Column): number | undefined;
}

function fitsColumn<Category, Column>(
  product: ConditionProduct<Category, Column>,
  condition: ColumnCondition<Column>,
): boolean {
  if (condition.kind === 'text') {
    const id = product.textId(condition.column);
    return id === undefined ? condition.notStated : condition.ids.includes(id);
  }
  const span = product.span(condition.column);
  return span ? condition.boxes.some((box) => isInBox(span, box)) : condition.notStated;
}

type PricedProduct = Pick<ConditionProduct<never, never>, 'unitPrice' | 'tiers'>;

/** What one piece costs at a quantity, in the unit of the prices; undefined where the price is on request. */
export function priceForSorting(
  { unitPrice, tiers }: PricedProduct,
  quantity: number | undefined,
): number | undefined {
  return unitPrice === undefined || quantity === undefined ? unitPrice : priceAt(quantity, unitPrice, tiers);
}

function fitsPrice(product: PricedProduct, condition: PriceCondition | undefined): boolean {
  if (!condition) return true;
  const price = priceForSorting(product, condition.quantity);
  if (price === undefined) return false;
  return price >= (condition.min ?? price) && price <= (condition.max ?? price);
}

/** Whether a product meets the conditions; the SQL of the server (`narrow`) says the same. */
export function fitsConditions<Category, Column>(
  product: ConditionProduct<Category, Column>,
  conditions: Conditions<Category, Column>,
): boolean {
  const { category, columns, terms, recommend, price } = conditions;
  if (product.withdrawn) return false;
  if (category !== undefined && !product.isWithin(category)) return false;
  if (recommend && !(recommend === 'new' ? product.isNew : product.isHot)) return false;
  if (product.stock < leastStock(conditions) || !fitsPrice(product, price)) return false;
  if (terms.length > 0 && !product.hasTerms(terms)) return false;
  return columns.every((condition) => fitsColumn(product, condition));
}

/** The conditions under which a column is counted: all but its own. */
export function withoutColumn<Category, Column extends ConditionColumn>(
  conditions: Conditions<Category, Column>,
  { id }: ConditionColumn,
): Conditions<Category, Column> {
  return { ...conditions, columns: conditions.columns.filter(({ column }) => column.id !== id) };
}
