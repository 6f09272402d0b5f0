import { readColumnFilter } from '#domain/catalogue/column-filter.ts';
import type { Bilingual } from '#domain/language.ts';
import { boxesOf, isInBox, type StatedSpan, spanOf } from '#domain/part-values/index.ts';
import { readKeyword } from '#domain/search/keyword.ts';
import { listProductsFormInStockValues, listProductsFormRecommendValues } from '#generated/enums.ts';
import type { ProductEntry } from '../entries.ts';
import type { Catalogue, CatalogueColumn, NumberValue } from './catalogue.ts';
import { hasTerms } from './keyword-terms.ts';

type Rule = 'column' | 'pattern' | 'unit';

export type FieldRefusal<Code extends string> = {
  readonly ok: false;
  readonly code: Code;
  readonly params: { readonly fields: { field: string; rule: Rule }[] };
};

export type ConditionRefusal =
  | { readonly ok: false; readonly code: 'notFound' }
  | FieldRefusal<'fieldRefused' | 'unitUnknown'>;

export function refuseField<Code extends 'fieldRefused' | 'unitUnknown'>(
  code: Code,
  field: string,
  rule: Rule,
): FieldRefusal<Code> {
  return { ok: false, code, params: { fields: [{ field, rule }] } };
}

export interface Asked {
  readonly catalogId?: number;
  readonly recommend?: 1 | 3;
  readonly keyWord?: string;
  readonly inStock?: 0 | 1;
  readonly [column: `column${number}`]: string;
}

type Test = (product: ProductEntry) => boolean;

export interface Conditions {
  readonly ok: true;
  /** All conditions except columns. */
  readonly general: Test;
  readonly columns: readonly { readonly column: CatalogueColumn; readonly test: Test }[];
}

/** The range of a product's number in a column. */
export function statedNumberOf(
  catalogue: Catalogue,
  product: ProductEntry,
  column: CatalogueColumn,
): StatedSpan | undefined {
  const stated = (catalogue.value(product.$params[column.id]) ?? {}) as Partial<NumberValue>;
  return spanOf(stated, catalogue.keepsRanges(column));
}

/** The id of a product's text in a column. */
export function textIdOf(
  catalogue: Catalogue,
  product: ProductEntry,
  column: CatalogueColumn,
): number | undefined {
  const value = catalogue.value(product.$params[column.id]);
  return value === undefined ? undefined : catalogue.textId(column.id, value as Bilingual);
}

function readColumn(
  catalogue: Catalogue,
  column: CatalogueColumn,
  field: string,
  text: string,
): Test | ConditionRefusal {
  const read = readColumnFilter(text, column);
  if (!read.ok) return refuseField(read.code, field, read.rule);
  const filter = read.value;
  if (filter.kind === 'number') {
    const boxes = filter.filters.flatMap((one) => boxesOf(one, catalogue.hasRanges(column)));
    return (product) => {
      const found = statedNumberOf(catalogue, product, column);
      return found ? boxes.some((box) => isInBox(found, box)) : filter.notStated;
    };
  }
  return (product) => {
    const id = textIdOf(catalogue, product, column);
    return id === undefined ? filter.notStated : filter.ids.includes(id);
  };
}

/** The filterable column of a category with a wire name such as `column12`. */
export function filterColumn(
  catalogue: Catalogue,
  catalogId: number | undefined,
  field: string,
): CatalogueColumn | undefined {
  const id = Number(field.slice('column'.length));
  const columns = catalogId === undefined ? [] : catalogue.columnsOf(catalogId);
  return columns.find((column) => column.id === id && column.filters);
}

/** Reads the conditions of a list; refuses unknown categories, unknown columns and unreadable values. */
export function readConditions(catalogue: Catalogue, asked: Asked): Conditions | ConditionRefusal {
  const { catalogId, recommend, keyWord, inStock } = asked;
  if (catalogId !== undefined && !catalogue.categories.has(catalogId)) return { ok: false, code: 'notFound' };
  const columns: { column: CatalogueColumn; test: Test }[] = [];
  for (const [field, text] of Object.entries(asked)) {
    if (!field.startsWith('column') || typeof text !== 'string') continue;
    const column = filterColumn(catalogue, catalogId, field);
    if (!column) return refuseField('fieldRefused', field, 'column');
    const test = readColumn(catalogue, column, field, text);
    if (typeof test !== 'function') return test;
    columns.push({ column, test });
  }
  const terms = keyWord === undefined ? [] : readKeyword(keyWord);
  if (keyWord !== undefined && terms.length === 0) return refuseField('fieldRefused', 'keyWord', 'pattern');
  const general: Test = (product) =>
    !product.$withdrawn &&
    (catalogId === undefined || catalogue.isWithin(product.catalogId, catalogId)) &&
    (recommend === undefined ||
      (recommend === listProductsFormRecommendValues.newProducts ? product.$new : product.$hot)) &&
    (inStock !== listProductsFormInStockValues.onlyInStock || product.stock > 0) &&
    (terms.length === 0 || hasTerms(catalogue, product, terms));
  return { ok: true, general, columns };
}
