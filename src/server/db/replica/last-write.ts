import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { payment } from '#server/db/schema/payment.ts';
import { session } from '#server/db/schema/session.ts';
import { shopState } from '#server/db/schema/state.ts';
import { tokenHash } from '#server/session/index.ts';
import { parseLsn } from './lsn.ts';

/** What a reader must see of what was written before, wherever and by whichever process. */
export interface LastWrite {
  readonly lsn: bigint | undefined;
  readonly signedInAt: Date;
}

const prefix = 'written:';

/**
 * Notes in the primary, after a member's change is stored, where its log stands: any process may get the member's next
 * request. Also for what somebody else did for the member, such as a payment service. A place that lies ahead is of another
 * server, from which the database was moved here.
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

/** The last change of the member behind a token; undefined for a token without a session. */
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
