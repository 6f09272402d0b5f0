import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';

/** The part of `pg` needed here: a pool, or one client inside a transaction. */
export interface Queryable {
  query<Row extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<Row>>;
}

/** Runs a statement and returns its rows. A `name` makes the server cache its plan. */
export async function rows<Row extends QueryResultRow>(
  db: Queryable,
  text: string,
  values: unknown[] = [],
  name?: string,
): Promise<Row[]> {
  const config = name === undefined ? { text, values } : { name, text, values };
  return (await db.query<Row>(config)).rows;
}
