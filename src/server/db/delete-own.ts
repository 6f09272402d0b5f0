import { and, eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type NotOwn, type Owned, refuseNotOwn } from '#domain/ownership/own-entry.ts';
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

/** The owner of a row, who may be any member or none. */
export async function ownerOf(db: Executor, table: OwnedTable, id: number): Promise<Owned | undefined> {
  const { memberId } = table;
  const [found] = await db.select({ memberId }).from(table).where(hasId(table.id, id));
  return found;
}

/** Deletes a row of a member in one statement, or returns why not. */
export async function deleteOwn(
  db: Executor,
  table: OwnedTable,
  { id, memberId }: OwnedRow,
): Promise<{ readonly ok: true } | NotOwn> {
  const own = and(hasId(table.id, id), eq(table.memberId, memberId));
  const deleted = await db.delete(table).where(own).returning({ id: table.id });
  return deleted.length > 0 ? { ok: true } : refuseNotOwn(await ownerOf(db, table, id), memberId);
}
