import { type ConditionsRequest, isUnfiltered, type Read, unfiltered } from '#domain/catalogue/conditions.ts';
import type { Language } from '#domain/language.ts';
import { outerNumbers } from '#domain/part-values/index.ts';
import { columnRangesValues } from '#generated/enums.ts';
import { type Queryable, rows } from '../db/queryable.ts';
import { type Conditions, readConditions } from './conditions.ts';
import { type FacetRow, facetQuery } from './facet-query.ts';
import {
  type CountedColumn,
  countedSpan,
  type FacetValue,
  type Label,
  numberValues,
  textValues,
} from './facet-values.ts';
import { leavesOf } from './list-query.ts';
import { type RangeColumns, rangeColumns } from './range-columns.ts';
import type { Column, Snapshot } from './snapshot.ts';
import { type Attempt, snapshotsOf } from './snapshot-source.ts';

export interface Facet {
  columnId: number;
  kind: Column['kind'];
  unit?: string;
  /** 1 for a column of ranges, 0 for single numbers, absent for texts. */
  ranges?: 0 | 1;
  min?: number;
  max?: number;
  values: FacetValue[];
  notStated: number;
}

export interface Facets {
  facets: Facet[];
  total: number;
}

/** Counts of a category without conditions and the labels of its texts. Shared by all requests until the catalogue changes. */
interface Whole {
  rows: FacetRow[];
  labels: Map<number, Label>;
}

const wholes = new WeakMap<Snapshot, Map<number, Promise<Whole>>>();

const labelQuery = 'select id, zh, en from text_value where column_id = any($1::int[])';

/** Counts the values of each filter column of the category under the conditions of all other columns. */
export function countFacets(
  db: Queryable,
  request: ConditionsRequest,
  language: Language,
): Promise<Read<Facets>> {
  return snapshotsOf(db).answer(async (snapshot): Promise<Attempt<Read<Facets>>> => {
    const { read } = await readConditions(db, snapshot, request);
    if (!read.ok) return { value: read };
    const conditions = read.value;
    const columns = filterColumns(conditions);
    const leaves = leavesOf(snapshot, conditions);
    const ranges = await rangeColumns(db, snapshot, conditions.category);
    if (leaves.length === 0) return { value: { ok: true, value: emptyFacets(columns, ranges) } };
    const whole = await findWhole(db, snapshot, { conditions, leaves, columns });
    const now = isUnfiltered(conditions) ? whole.rows : await count(db, conditions, leaves, columns);
    const value: Facets = {
      facets: columns.map((column, index) =>
        buildFacet({
          column,
          hasRanges: ranges.has(column.id),
          whole: rowsAt(whole.rows, index),
          now: rowsAt(now, index),
          labels: whole.labels,
          language,
        }),
      ),
      total: rowsAt(now, -1)[0]?.count ?? 0,
    };
    const versions = [...whole.rows.slice(0, 1), ...now.slice(0, 1)].map((row) => row.version);
    const version = versions.find((read) => read !== snapshot.version) ?? snapshot.version;
    return now === whole.rows ? { value: { ok: true, value } } : { version, value: { ok: true, value } };
  });
}

function filterColumns(conditions: Conditions): Column[] {
  return conditions.category?.columns.filter((column) => column.screen && column.slot !== null) ?? [];
}

function emptyFacets(columns: Column[], ranges: RangeColumns): Facets {
  const facets = columns.map((column) =>
    buildFacet({
      column,
      hasRanges: ranges.has(column.id),
      whole: [],
      now: [],
      labels: new Map(),
      language: 'en_US',
    }),
  );
  return { facets, total: 0 };
}

// Not a named statement: requests combine conditions in too many ways to cache a plan for each.
function count(
  db: Queryable,
  conditions: Conditions,
  leaves: number[],
  columns: Column[],
): Promise<FacetRow[]> {
  const { text, values } = facetQuery(conditions, leaves, columns);
  return rows<FacetRow>(db, text, values);
}

interface CountedCategory {
  conditions: Conditions;
  leaves: number[];
  columns: Column[];
}

function findWhole(
  db: Queryable,
  snapshot: Snapshot,
  { conditions, leaves, columns }: CountedCategory,
): Promise<Whole> {
  const known = wholes.get(snapshot) ?? new Map<number, Promise<Whole>>();
  wholes.set(snapshot, known);
  const id = conditions.category?.id ?? 0;
  const found = known.get(id);
  if (found) return found;
  const reading = readWhole(db, conditions, leaves, columns);
  known.set(id, reading);
  reading.catch(() => known.delete(id));
  return reading;
}

async function readWhole(
  db: Queryable,
  conditions: Conditions,
  leaves: number[],
  columns: Column[],
): Promise<Whole> {
  const open = unfiltered(conditions.category);
  const [counted, labels] = await Promise.all([
    count(db, open, leaves, columns),
    rows<Label & { id: number }>(db, labelQuery, [columns.filter(isText).map((column) => column.id)]),
  ]);
  return { rows: counted, labels: new Map(labels.map((label) => [label.id, label])) };
}

function isText(column: Column): boolean {
  return column.kind === 'text';
}

function rowsAt(found: FacetRow[], index: number): FacetRow[] {
  return found.filter((row) => row.index === index);
}

interface Counted extends CountedColumn {
  labels: Map<number, Label>;
}

function buildFacet({ column, hasRanges, whole, now, labels, language }: Counted): Facet {
  const facet: Facet = {
    columnId: column.id,
    kind: column.kind,
    values: isText(column)
      ? textValues(whole, now, labels, language)
      : numberValues({ column, hasRanges, whole, now, language }),
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
