import { constants } from '#generated/constants.ts';
import {
  filterFromWire,
  isUnit,
  isUnitRefusal,
  type NumberFilter,
  type PartValueCode,
  parseFilter,
  splitMode,
} from '../part-values/index.ts';
import type { Result } from '../result.ts';

/** What a column must be: any of the filters or texts, or not stated where that was chosen too. */
export type ColumnFilter =
  | { readonly kind: 'number'; readonly filters: readonly NumberFilter[]; readonly notStated: boolean }
  | { readonly kind: 'text'; readonly ids: readonly number[]; readonly notStated: boolean };

/** Why a filter cannot be read: `rule` names the text that says so. */
export interface UnreadableFilter {
  readonly ok: false;
  readonly code: 'fieldRefused' | 'unitUnknown';
  readonly rule: 'pattern' | 'unit';
}

export interface FilteredColumn {
  readonly kind: string;
  readonly unit: string | null;
}

const separator = '|';
const notStatedValue = 'none';
const largestId = 2 ** 31 - 1;

function unreadableFilter(code: UnreadableFilter['code'], rule: UnreadableFilter['rule']): UnreadableFilter {
  return { ok: false, code, rule };
}

/** One value of a number column: as it is sent, or as a person types it (`4k7`, `>= 105 ℃`, `5 V`). */
function readNumber(text: string, unit: string | null): Result<NumberFilter, PartValueCode> {
  const wire = filterFromWire(text);
  if (wire.ok || unit === null || !isUnit(unit)) return wire;
  const { mode, body } = splitMode(text);
  const typed = parseFilter(body, unit);
  return typed.ok ? { ok: true, value: { value: typed.value, mode } } : typed;
}

function readNumbers(
  values: readonly string[],
  unit: string | null,
  notStated: boolean,
): { readonly ok: true; readonly value: ColumnFilter } | UnreadableFilter {
  const filters: NumberFilter[] = [];
  for (const value of values) {
    const read = readNumber(value, unit);
    if (!read.ok) return unreadableFilter('unitUnknown', isUnitRefusal(read) ? 'unit' : 'pattern');
    filters.push(read.value);
  }
  return { ok: true, value: { kind: 'number', filters, notStated } };
}

/** Reads the filter of a column as a request carries it: values joined by `|`, `none` for products that do not state it. */
export function readColumnFilter(
  text: string,
  { kind, unit }: FilteredColumn,
): { readonly ok: true; readonly value: ColumnFilter } | UnreadableFilter {
  const values = text.split(separator).map((value) => value.trim());
  if (values.length > constants.filterValues) return unreadableFilter('fieldRefused', 'pattern');
  const stated = values.filter((value) => value !== notStatedValue);
  const notStated = stated.length < values.length;
  if (stated.includes('')) return unreadableFilter('fieldRefused', 'pattern');
  if (kind === 'number') return readNumbers(stated, unit, notStated);
  const ids = stated.map((value) => (/^\d+$/.test(value) ? Number(value) : Number.NaN));
  if (!ids.every((id) => id > 0 && id <= largestId)) return unreadableFilter('fieldRefused', 'pattern');
  return { ok: true, value: { kind: 'text', ids, notStated } };
}
