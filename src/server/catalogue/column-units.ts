import { type Queryable, rows } from '../db/queryable.ts';

/** The units of number columns by id; columns that do not exist are absent. */
export async function columnUnits(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  const found = await rows<{ id: number; unit: string | null }>(
    db,
    'select id, unit from column_def where id = any($1::int[])',
    [ids],
  );
  return new Map(found.map(({ id, unit }) => [id, unit]));
}
