import { sql } from 'drizzle-orm';
import { notOffered, type Rows, type Scalar } from '#domain/actions/offered.ts';
import { type NotFound, ownEntry, requireExisting } from '#domain/ownership/own-entry.ts';
import type { Executor } from './client.ts';
import { rowsCondition } from './rows-condition.ts';

/** A table whose rows have an `id`, a `member_id` and a state. */
export interface EntryTable {
  readonly table: string;
  /** Field on the wire → column. */
  readonly columns: Readonly<Record<string, string>>;
}

/** A change of one entry: the states in which it may happen, and what it writes. */
export interface EntryMove {
  readonly id: number;
  /** Who acts; without it the shop does, on the entry of any member. */
  readonly memberId?: number;
  readonly when: Rows;
  /** By field on the wire. */
  readonly sets: Readonly<Record<string, Scalar | Date>>;
}

type MoveRefusal = NotFound | { readonly ok: false; readonly code: 'notOffered' };

interface Owner extends Record<string, unknown> {
  readonly memberId: number;
}

/** Carries out a change in one conditional update, or returns why not, with nothing written. */
export async function moveEntry(
  db: Executor,
  { table, columns }: EntryTable,
  { id, memberId, when, sets }: EntryMove,
): Promise<{ readonly ok: true } | MoveRefusal> {
  const columnOf = (field: string) => {
    const column = columns[field];
    if (column === undefined) throw new Error(`${table} has no column for ${field}`);
    return column;
  };
  const values = Object.entries(sets).map(
    ([field, value]) =>
      sql`${sql.identifier(columnOf(field))} = ${value instanceof Date ? value.toISOString() : value}`,
  );
  const mine = memberId === undefined ? sql`true` : sql`member_id = ${memberId}`;
  const moved = await db.execute(sql`update ${sql.identifier(table)} set ${sql.join(values, sql`, `)}
    where id = ${id} and ${mine} and ${rowsCondition(when, (field) => sql`${sql.identifier(columnOf(field))}`)} returning id`);
  if (moved.rows.length > 0) return { ok: true };
  const { rows } = await db.execute<Owner>(
    sql`select member_id as "memberId" from ${sql.identifier(table)} where id = ${id}`,
  );
  const [found] = rows;
  const own = memberId === undefined ? requireExisting(found) : ownEntry(found, memberId);
  return own.ok ? notOffered : own;
}
