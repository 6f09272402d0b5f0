import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { Queryable } from '#server/db/queryable.ts';

/** Lets statements of one connection wait for each other here: `pg` is about to stop queueing them itself. */
export function oneAtATime(connection: Queryable): Queryable {
  let before: Promise<unknown> = Promise.resolve();
  return {
    query<Row extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<Row>> {
      const result = before.then(() => connection.query<Row>(config));
      before = result.catch(() => undefined);
      return result;
    },
  };
}
