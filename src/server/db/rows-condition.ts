import { type SQL, sql } from 'drizzle-orm';
import type { Rows } from '#domain/actions/offered.ts';

/** The rows of an action as a condition on columns; fields come from the description or the domain, never from a request. */
export function rowsCondition(rows: Rows, columnOf: (field: string) => SQL): SQL {
  const ofRow = (row: Rows[number]) => {
    const fields = Object.entries(row).map(([field, allowed]) => {
      const column = columnOf(field);
      const values = allowed.map(Number);
      // Of a single value an index has the rows in its own order.
      return values.length === 1
        ? sql`${column} = ${values[0]}`
        : sql`${column} = any(${sql.param(values)}::int[])`;
    });
    return sql`(${sql.join(fields, sql` and `)})`;
  };
  return sql`(${sql.join(rows.map(ofRow), sql` or `)})`;
}
