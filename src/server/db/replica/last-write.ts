import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { payment } from '#server/db/schema/payment.ts';
import { session } from '#server/db/schema/session.ts';
import { shopState } from '#server/db/schema/state.ts';
import { tokenHash } from '#server/session/index.ts';
import { parseLsn } from './lsn.ts';

/** The last write that a reader must see, made by any process. */
export interface LastWrite {
  readonly lsn: bigint | undefined;
  readonly signedInAt: Date;
}

const prefix = 'written:';

/**
 * Records the primary's WAL position after a member's change, because any process may serve the member's next request. Also
 * used for changes on behalf of the member, such as booking a payment. A stored position ahead of the current one belongs to
 * another server that the database was moved from.
 */
export async function noteWrite(db: Executor, memberId: number): Promise<void> {
  await db.execute(sql`insert into ${shopState} (key, value)
    values (${prefix} || ${memberId}::text, pg_current_wal_insert_lsn()::text)
    on conflict (key) do update set value = excluded.value, changed_at = now()
    where ${shopState.value}::pg_lsn < excluded.value::pg_lsn
      or ${shopState.value}::pg_lsn > pg_current_wal_insert_lsn()`);
}

/** {@link noteWrite} for the member whose payment was booked. */
export async function noteBooking(db: Executor, paymentNumber: string): Promise<void> {
  const [found] = await db
    .select({ memberId: payment.memberId })
    .from(payment)
    .where(eq(payment.number, paymentNumber));
  if (found) await noteWrite(db, found.memberId);
}

/** Last write of the member with this token; undefined for a token without a session. */
export async function lastWriteOf(db: Executor, token: string): Promise<LastWrite | undefined> {
  const written = sql<
    string | null
  >`(select s.value from ${shopState} s where s.key = ${prefix} || ${session.memberId}::text)`;
  const [found] = await db
    .select({ signedInAt: session.createdAt, written })
    .from(session)
    .where(eq(session.tokenHash, tokenHash(token)));
  if (!found) return undefined;
  const lsn = found.written === null ? undefined : parseLsn(found.written);
  return { signedInAt: found.signedInAt, lsn };
}
