import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Compares as bigint: a number from the wire may exceed the column's range and then simply matches nothing. */
export function hasId(column: AnyPgColumn, id: number): SQL {
  return sql`${column} = ${id}::bigint`;
}
