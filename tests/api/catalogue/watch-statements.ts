import type { Queryable } from '#server/db/queryable.ts';

/** A database that also adds the text of each statement to a list. */
export function watchStatements(db: Queryable, asked: string[]): Queryable {
  return {
    query: (config) => {
      asked.push(config.text);
      return db.query(config);
    },
  };
}
