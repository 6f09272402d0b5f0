import type { ConditionsRequest, Read } from '#domain/catalogue/conditions.ts';
import { isOfferedFilter } from '#domain/catalogue/filter-columns.ts';
import type { Language } from '#domain/language.ts';
import { outerNumbers } from '#domain/part-values/index.ts';
import { type columnRangesNames, columnRangesValues } from '#generated/enums.ts';
import type { Queryable } from '../db/queryable.ts';
import { rangeColumns, readConditions } from './conditions.ts';
import { catalogueOf } from './current-catalogue.ts';
import { type CountedColumn, countedSpan, type FacetValue, facetValues } from './facet-values.ts';
import { indexedColumns } from './read-products.ts';
import type { Column } from './snapshot.ts';
import { labelsOf } from './text-labels.ts';

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

const isOffered = ({ screen }: Column) => isOfferedFilter({ screen, filters: true });

/** Counts the values of each filter column of the category under the conditions of all other columns. */
export async function countFacets(
  db: Queryable,
  request: ConditionsRequest,
  language: Language,
): Promise<Read<Facets>> {
  const catalogue = await catalogueOf(db).read();
  const { index, snapshot } = catalogue;
  const read = readConditions(catalogue, request);
  if (!read.ok) return read;
  const { category } = read.value;
  const columns = category ? indexedColumns(category) : [];
  const texts = columns.filter((column) => isOffered(column) && column.kind === 'text');
  const labels = new Map(
    await Promise.all(
      texts.map(async (column) => [column.id, await labelsOf(db, snapshot, column)] as const),
    ),
  );
  const ranges = rangeColumns(catalogue, category);
  // Afterwards nothing is waited for, so that all counts are of one state.
  const whole = category && index.countWhole(category, columns);
  const now = index.countColumns(read.value, columns);
  const facets = columns.flatMap((column, at) => {
    const counts = { whole: whole?.columns[at] ?? [], now: now.columns[at] ?? [] };
    const named = {
      column,
      hasRanges: ranges.has(column.id),
      labels: labels.get(column.id) ?? new Map(),
      language,
    };
    return isOffered(column) ? [buildFacet({ ...named, ...counts })] : [];
  });
  return { ok: true, value: { facets, total: now.total } };
}

function buildFacet(counted: CountedColumn): Facet {
  const { column, hasRanges, now } = counted;
  const facet: Facet = {
    columnId: column.id,
    kind: column.kind,
    values: facetValues(counted),
    notStated: now.find(({ low }) => low === null)?.count ?? 0,
  };
  if (column.unit) facet.unit = column.unit;
  if (column.kind === 'text') return facet;
  return {
    ...facet,
    ranges: hasRanges ? columnRangesValues.valueRanges : columnRangesValues.singleNumbers,
    ...outerNumbers(now.flatMap(countedSpan)),
  };
}
