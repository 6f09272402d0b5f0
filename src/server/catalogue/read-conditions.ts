import {
  filterFromWire,
  isUnit,
  isUnitRefusal,
  type NumberFilter,
  parseFilter,
  relativeTolerance,
} from '#domain/part-values/index.ts';
import { readKeyword } from '#server/search/keyword.ts';
import type { ColumnCondition, Conditions, Span } from './conditions.ts';
import type { Category, Column, Snapshot } from './snapshot.ts';

/** What list and facets are asked with; `column{id}` holds the condition of a column. */
export interface ConditionsRequest {
  catalogId?: number;
  recommend?: 1 | 3;
  keyWord?: string;
  inStock?: 0 | 1;
  [column: `column${number}`]: string;
}

export type Refusal =
  | { ok: false; code: 'notFound' }
  | {
      ok: false;
      code: 'unitUnknown' | 'fieldRefused';
      params: { fields: { field: string; rule: FieldRule }[] };
    };

type FieldRule = 'column' | 'pattern' | 'unit';

export type Read<T> = { ok: true; value: T } | Refusal;

export function refuseField(field: string, rule: FieldRule): Refusal {
  return { ok: false, code: 'fieldRefused', params: { fields: [{ field, rule }] } };
}

/** Reads the conditions of a request; refuses a category or column that is not there and values that cannot be read. */
export function readConditions(snapshot: Snapshot, request: ConditionsRequest): Read<Conditions> {
  const category = request.catalogId === undefined ? undefined : snapshot.categories.get(request.catalogId);
  if (request.catalogId !== undefined && !category) return { ok: false, code: 'notFound' };
  const columns: ColumnCondition[] = [];
  for (const [field, text] of columnFields(request)) {
    const column = findColumn(category, field);
    if (!column) return refuseField(field, 'column');
    const condition = readCondition(field, column, text);
    if (!condition.ok) return condition;
    columns.push(condition.value);
  }
  const terms = request.keyWord === undefined ? [] : readKeyword(request.keyWord);
  if (request.keyWord !== undefined && terms.length === 0) return refuseField('keyWord', 'pattern');
  const recommend = request.recommend && (request.recommend === 1 ? 'new' : 'hot');
  // In one order, so that a request written in another order is the same statement.
  columns.sort((a, b) => a.column.id - b.column.id);
  return { ok: true, value: { category, columns, terms, recommend, inStock: request.inStock === 1 } };
}

function columnFields(request: ConditionsRequest): [string, string][] {
  const fields: [string, string][] = [];
  for (const [name, value] of Object.entries(request)) {
    if (name.startsWith('column') && typeof value === 'string') fields.push([name, value]);
  }
  return fields;
}

/** The column of the category that a wire name means, if it can be filtered and sorted. */
export function findColumn(category: Category | undefined, field: string): Column | undefined {
  const id = Number(field.slice('column'.length));
  return category?.columns.find((column) => column.id === id && column.slot !== null);
}

function readCondition(field: string, column: Column, text: string): Read<ColumnCondition> {
  const values = text.split('|').map((value) => value.trim());
  const notStated = values.includes('none');
  const stated = values.filter((value) => value !== 'none');
  if (stated.includes('')) return refuseField(field, 'pattern');
  if (column.kind === 'number') return readNumbers(field, column, stated, notStated);
  const ids = stated.map(Number);
  if (!ids.every((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31))
    return refuseField(field, 'pattern');
  return { ok: true, value: { kind: 'text', column, ids, notStated } };
}

function readNumbers(
  field: string,
  column: Column,
  values: string[],
  notStated: boolean,
): Read<ColumnCondition> {
  const spans: Span[] = [];
  for (const value of values) {
    const wire = filterFromWire(value);
    const unit = column.unit ?? '';
    const read = wire.ok || !isUnit(unit) ? wire : parseFilter(value, unit);
    if (!read.ok) {
      return refuseValue(field, isUnitRefusal(read) ? 'unit' : 'pattern');
    }
    spans.push(spanOf(read.value));
  }
  return { ok: true, value: { kind: 'number', column, spans, notStated } };
}

function refuseValue(field: string, rule: FieldRule): Refusal {
  return { ok: false, code: 'unitUnknown', params: { fields: [{ field, rule }] } };
}

/** The numbers that count as equal to one value, or that a range holds but for the last bits of its ends. */
export function spanOf(filter: NumberFilter): Span {
  if (typeof filter === 'number') return around(filter, filter, relativeTolerance);
  return around(filter.min ?? -Infinity, filter.max ?? Infinity, 1e-9);
}

function around(min: number, max: number, tolerance: number): Span {
  return { min: min - slack(min, tolerance), max: max + slack(max, tolerance) };
}

function slack(end: number, tolerance: number): number {
  return Number.isFinite(end) ? Math.abs(end) * tolerance : 0;
}
