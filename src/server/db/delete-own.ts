import { and, eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type NotFound, notFound } from '#domain/ownership/own-entry.ts';
import type { Executor } from './client.ts';
import { hasId } from './has-id.ts';

/** A table whose rows belong to members. */
export type OwnedTable = PgTable & {
  readonly id: AnyPgColumn<{ data: number }>;
  readonly memberId: AnyPgColumn<{ data: number }>;
};

/** One row of a member. */
export interface OwnedRow {
  readonly id: number;
  readonly memberId: number;
}

/** Deletes a row of a member in one statement; refused where the member has none with the id. */
export async function deleteOwn(
  db: Executor,
  table: OwnedTable,
  { id, memberId }: OwnedRow,
): Promise<{ readonly ok: true } | NotFound> {
  const own = and(hasId(table.id, id), eq(table.memberId, memberId));
  const deleted = await db.delete(table).where(own).returning({ id: table.id });
  return deleted.length > 0 ? { ok: true } : notFound;
}
