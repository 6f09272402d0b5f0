import {
  type ConditionsRequest,
  isUnfiltered,
  type Read,
  unfilteredConditions,
} from '#domain/catalogue/conditions.ts';
import { isOfferedFilter } from '#domain/catalogue/filter-columns.ts';
import type { Language } from '#domain/language.ts';
import { outerNumbers } from '#domain/part-values/index.ts';
import { type columnRangesNames, columnRangesValues } from '#generated/enums.ts';
import { type Queryable, rows } from '../db/queryable.ts';
import { type Conditions, readConditions } from './conditions.ts';
import { type CountedRows, countedRows } from './counted-rows.ts';
import { type FacetRow, facetQuery } from './facet-query.ts';
import { type CountedColumn, countedSpan, type FacetValue, facetValues, type Label } from './facet-values.ts';
import { leavesOf } from './list-query.ts';
import { cachedCategories } from './memory/cached-categories.ts';
import type { CachedCategory } from './memory/cached-category.ts';
import { countInMemory, isCachedCondition } from './memory/find-cached.ts';
import { type RangeColumns, rangeColumns } from './range-columns.ts';
import { smallCategory } from './small-shop/small-category.ts';
import type { Column, Snapshot } from './snapshot.ts';
import { type Attempt, snapshotsOf } from './snapshot-source.ts';

export interface Facet {
  columnId: number;
  kind: Column['kind'];
  unit?: string;
  /** Absent for texts. */
  ranges?: keyof typeof columnRangesNames;
  min?: number;
  max?: number;
  values: FacetValue[];
  notStated: number;
}

export interface Facets {
  facets: Facet[];
  total: number;
}

type Labels = ReadonlyMap<number, Label>;

/** What is read of a category once for each version of the catalogue, by its id. */
type OfCategory<T> = WeakMap<Snapshot, Map<number, Promise<T>>>;

/** Counts of a category without conditions. */
const wholes: OfCategory<CountedRows> = new WeakMap();
const labels: OfCategory<Labels> = new WeakMap();

const labelQuery = 'select id, zh, en from text_value where column_id = any($1::int[])';

/** Counts the values of each filter column of the category under the conditions of all other columns. */
export function countFacets(
  db: Queryable,
  request: ConditionsRequest,
  language: Language,
): Promise<Read<Facets>> {
  return snapshotsOf(db).answer(async (snapshot, isLast): Promise<Attempt<Read<Facets>>> => {
    const { read } = await readConditions(db, snapshot, request);
    if (!read.ok) return { value: read };
    const conditions = read.value;
    const columns = filterColumns(conditions);
    const leaves = leavesOf(snapshot, conditions);
    const ranges = await rangeColumns(db, snapshot, conditions.category);
    if (leaves.length === 0) return { value: { ok: true, value: emptyFacets(columns, ranges) } };
    const cached = await findCached(db, snapshot, conditions);
    if (cached && cached.version !== snapshot.version && !isLast)
      return { version: cached.version, value: { ok: true, value: emptyFacets(columns, ranges) } };
    const counted = cached
      ? countCached(cached, conditions, columns)
      : await countUncached(db, snapshot, { conditions, leaves, columns });
    const named = await once(labels, snapshot, conditions, () => readLabels(db, columns));
    const { whole, now } = counted;
    const value: Facets = {
      facets: columns.map((column, index) =>
        buildFacet({
          column,
          hasRanges: ranges.has(column.id),
          whole: whole.columns[index] ?? none,
          now: now.columns[index] ?? none,
          labels: named,
          language,
        }),
      ),
      total: now.total,
    };
    const version = [whole, now].map((read) => read.version).find((read) => read !== snapshot.version);
    const isChecked = cached !== undefined || now !== whole;
    const answer = { ok: true, value } as const;
    return isChecked ? { version: version ?? snapshot.version, value: answer } : { value: answer };
  });
}

const none: readonly FacetRow[] = [];
const noLabels: Labels = new Map();

function filterColumns(conditions: Conditions): Column[] {
  return (
    conditions.category?.columns.filter(({ screen, slot }) =>
      isOfferedFilter({ screen, filters: slot !== null }),
    ) ?? []
  );
}

function emptyFacets(columns: Column[], ranges: RangeColumns): Facets {
  const facets = columns.map((column) =>
    buildFacet({
      column,
      hasRanges: ranges.has(column.id),
      whole: none,
      now: none,
      labels: noLabels,
      language: 'en_US',
    }),
  );
  return { facets, total: 0 };
}

// Not a named statement: requests combine conditions in too many ways to cache a plan for each.
async function count(
  db: Queryable,
  conditions: Conditions,
  leaves: number[],
  columns: Column[],
): Promise<CountedRows> {
  const { text, values } = facetQuery(conditions, leaves, columns);
  return countedRows(await rows<FacetRow>(db, text, values), columns.length);
}

interface CountedCategory {
  conditions: Conditions;
  leaves: number[];
  columns: Column[];
}

/** What there is without conditions, and under those of the request. */
interface Counts {
  readonly whole: CountedRows;
  readonly now: CountedRows;
}

/** Counts in the database, but for what a small shop knows. */
async function countUncached(
  db: Queryable,
  snapshot: Snapshot,
  { conditions, leaves, columns }: CountedCategory,
): Promise<Counts> {
  const open = unfilteredConditions(conditions.category);
  const whole = await once(wholes, snapshot, conditions, () => count(db, open, leaves, columns));
  if (isUnfiltered(conditions)) return { whole, now: whole };
  const small = await smallCategory(db, snapshot, conditions, true);
  const now = small
    ? countedRows(countInMemory(small.compared, small.conditions, columns), columns.length)
    : await count(db, conditions, leaves, columns);
  return { whole, now };
}

async function findCached(
  db: Queryable,
  snapshot: Snapshot,
  conditions: Conditions,
): Promise<CachedCategory | undefined> {
  if (!conditions.category || !isCachedCondition(conditions)) return undefined;
  return cachedCategories(db).find(snapshot, conditions.category);
}

/** Counts of a category in memory without conditions, until something in it changes. */
interface CountedWhole {
  readonly revision: number;
  readonly columns: string;
  readonly rows: CountedRows;
}

const cachedWholes = new WeakMap<CachedCategory, CountedWhole>();

function countCached(cached: CachedCategory, conditions: Conditions, columns: Column[]): Counts {
  const { revision, version } = cached;
  const ids = columns.map(({ id }) => id).join();
  const countSome = (some: Conditions) => countedRows(countInMemory(cached, some, columns), columns.length);
  const known = cachedWholes.get(cached);
  const isKnown = known?.revision === revision && known.columns === ids;
  const rows = isKnown ? known.rows : countSome(unfilteredConditions(conditions.category));
  if (!isKnown) cachedWholes.set(cached, { revision, columns: ids, rows });
  const whole: CountedRows = { version, total: rows.total, columns: rows.columns };
  return { whole, now: isUnfiltered(conditions) ? whole : countSome(conditions) };
}

function once<T>(
  read: OfCategory<T>,
  snapshot: Snapshot,
  { category }: Conditions,
  reader: () => Promise<T>,
): Promise<T> {
  const known = read.get(snapshot) ?? new Map<number, Promise<T>>();
  read.set(snapshot, known);
  const id = category?.id ?? 0;
  const found = known.get(id);
  if (found) return found;
  const reading = reader();
  known.set(id, reading);
  reading.catch(() => known.delete(id));
  return reading;
}

async function readLabels(db: Queryable, columns: Column[]): Promise<Labels> {
  const ids = columns.filter(isText).map((column) => column.id);
  const found = await rows<Label & { id: number }>(db, labelQuery, [ids]);
  return new Map(found.map((label) => [label.id, label]));
}

function isText(column: Column): boolean {
  return column.kind === 'text';
}

function buildFacet(counted: CountedColumn): Facet {
  const { column, hasRanges, now } = counted;
  const facet: Facet = {
    columnId: column.id,
    kind: column.kind,
    values: facetValues(counted),
    notStated: now.find((row) => row.low === null)?.count ?? 0,
  };
  if (column.unit) facet.unit = column.unit;
  if (isText(column)) return facet;
  return {
    ...facet,
    ranges: hasRanges ? columnRangesValues.valueRanges : columnRangesValues.singleNumbers,
    ...outerNumbers(now.flatMap(countedSpan)),
  };
}
