import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Compares as bigint: a number on the wire may be larger than any id, and is then simply not found. */
export function hasId(column: AnyPgColumn, id: number): SQL {
  return sql`${column} = ${id}::bigint`;
}
