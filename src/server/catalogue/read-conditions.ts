import { readColumnFilter } from '#domain/catalogue/column-filter.ts';
import { boxesOf } from '#domain/part-values/index.ts';
import { readKeyword } from '#domain/search/keyword.ts';
import { listProductsFormInStockValues, listProductsFormRecommendValues } from '#generated/enums.ts';
import type { Queryable } from '../db/queryable.ts';
import type { ColumnCondition, Conditions } from './conditions.ts';
import { type RangeColumns, rangeColumns } from './range-columns.ts';
import type { Category, Column, Snapshot } from './snapshot.ts';

/** Request for a list or facets; `column{id}` holds the condition on a column. */
export interface ConditionsRequest {
  catalogId?: number;
  recommend?: 1 | 3;
  keyWord?: string;
  inStock?: 0 | 1;
  [column: `column${number}`]: string;
}

export type Rejected =
  | { ok: false; code: 'notFound' }
  | {
      ok: false;
      code: 'unitUnknown' | 'fieldRefused';
      params: { fields: { field: string; rule: FieldRule }[] };
    };

type FieldRule = 'column' | 'pattern' | 'unit';

export type Read<T> = { ok: true; value: T } | Rejected;

export function refuseField(field: string, rule: FieldRule): Rejected {
  return { ok: false, code: 'fieldRefused', params: { fields: [{ field, rule }] } };
}

/** Parses the conditions of a request; refuses an unknown category or column and values that cannot be parsed. */
export async function readConditions(
  db: Queryable,
  snapshot: Snapshot,
  request: ConditionsRequest,
): Promise<Read<Conditions>> {
  const category = request.catalogId === undefined ? undefined : snapshot.categories.get(request.catalogId);
  if (request.catalogId !== undefined && !category) return { ok: false, code: 'notFound' };
  const columns: ColumnCondition[] = [];
  const fields = columnFields(request);
  const ranges = fields.length === 0 ? noRanges : await rangeColumns(db, snapshot, category);
  for (const [field, text] of fields) {
    const column = findColumn(category, field);
    if (!column) return refuseField(field, 'column');
    const condition = readCondition(field, column, text, ranges);
    if (!condition.ok) return condition;
    columns.push(condition.value);
  }
  const terms = request.keyWord === undefined ? [] : readKeyword(request.keyWord);
  if (request.keyWord !== undefined && terms.length === 0) return refuseField('keyWord', 'pattern');
  const recommend =
    request.recommend && (request.recommend === listProductsFormRecommendValues.newProducts ? 'new' : 'hot');
  // Sorted, so that the order of fields in a request does not create another statement.
  columns.sort((a, b) => a.column.id - b.column.id);
  return {
    ok: true,
    value: {
      category,
      columns,
      terms,
      recommend,
      inStock: request.inStock === listProductsFormInStockValues.onlyInStock,
    },
  };
}

const noRanges: RangeColumns = new Set();

function columnFields(request: ConditionsRequest): [string, string][] {
  const fields: [string, string][] = [];
  for (const [name, value] of Object.entries(request)) {
    if (name.startsWith('column') && typeof value === 'string') fields.push([name, value]);
  }
  return fields;
}

/** The column with this wire name, if it can be filtered and sorted. */
export function findColumn(category: Category | undefined, field: string): Column | undefined {
  const id = Number(field.slice('column'.length));
  return category?.columns.find((column) => column.id === id && column.slot !== null);
}

function readCondition(
  field: string,
  column: Column,
  text: string,
  ranges: RangeColumns,
): Read<ColumnCondition> {
  const read = readColumnFilter(text, column);
  if (!read.ok) return { ok: false, code: read.code, params: { fields: [{ field, rule: read.rule }] } };
  const filter = read.value;
  if (filter.kind === 'text') return { ok: true, value: { ...filter, column } };
  const boxes = filter.filters.flatMap((numberFilter) => boxesOf(numberFilter, ranges.has(column.id)));
  return { ok: true, value: { kind: 'number', column, boxes, notStated: filter.notStated } };
}
