import type { Definitions } from '../rows/definitions.ts';
import type { Issue } from '../rows/reasons.ts';
import type { StagedProduct } from '../rows/staged-product.ts';
import type { Statistics } from './category-statistics.ts';
import { type ColumnPlan, deriveColumns } from './derive-columns.ts';
import { overridesFor } from './overrides.ts';
import type { PlaceInput } from './place-targets.ts';
import { numberValue } from './product-input.ts';
import type { StagedRow, Staging } from './staging.ts';

type PlannedColumns = ReadonlyMap<string, Pick<ColumnPlan, 'kind' | 'unit'>>;

/** What else is found wrong with a row after all rows have been read. */
export type LateIssues = (row: StagedRow, issues: readonly Issue[]) => void;

const BATCH = 1000;

/**
 * Finds the values that are not numbers in columns which became numbers because most of the category's values are. What the
 * glossary or the mapping calls a number was reported when the row was read.
 */
export function unreadNumbers(
  { stated }: StagedProduct,
  columns: PlannedColumns,
  definitions: Definitions,
): Issue[] {
  return Object.entries(stated).flatMap(([key, value]) => {
    const column = columns.get(key);
    if (column?.kind !== 'number' || definitions.get(key).kind === 'number' || !('en' in value)) return [];
    const { n, h } = numberValue(value, column.unit ?? '');
    if (n !== undefined || h !== undefined) return [];
    return [
      { column: definitions.columnOf(key), value: value.en.slice(0, 200), code: 'parameterNotReadable' },
    ];
  });
}

/** The same for a dry run, which has only the file to show what its columns would be. */
export async function checkNumbers(staging: Staging, input: PlaceInput, found: LateIssues): Promise<void> {
  const byPath = new Map(input.paths.map((path) => [path.number, plan(path.key, path.number, input)]));
  for await (const batch of staging.batches(BATCH)) {
    for (const row of batch) {
      const issues = unreadNumbers(row.product, byPath.get(row.category) ?? new Map(), input.definitions);
      if (issues.length > 0) found(row, issues);
    }
  }
}

function plan(
  key: string,
  number: number,
  { statistics, mapping, definitions }: PlaceInput & { statistics: Statistics },
): PlannedColumns {
  const own = statistics.byCategory.get(number);
  if (!own) return new Map();
  const columns = deriveColumns({
    statistics: own,
    existing: [],
    define: (parameter) => definitions.get(parameter),
    override: overridesFor(mapping, key),
  });
  return new Map(columns.map((column) => [column.key, column]));
}
