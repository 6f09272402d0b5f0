import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';

/** What the catalogue needs of `pg`: a pool, or one client inside a transaction. */
export interface Queryable {
  query<Row extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<Row>>;
}

/** Runs one statement and answers its rows. With a `name` the server keeps its plan. */
export async function rows<Row extends QueryResultRow>(
  db: Queryable,
  text: string,
  values: unknown[] = [],
  name?: string,
): Promise<Row[]> {
  const config = name === undefined ? { text, values } : { name, text, values };
  return (await db.query<Row>(config)).rows;
}
