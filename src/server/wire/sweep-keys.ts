import { inArray, lt } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { keyLife } from '#domain/wire/idempotency-key.ts';
import { answersForgottenBefore } from '#domain/wire/key-use.ts';
import type { CallContext } from '#server/call-context.ts';
import type { Executor } from '#server/db/client.ts';
import { idempotentAnswer, usedKey } from '#server/db/schema/transport.ts';
import { loggedError } from './failure.ts';

/** Milliseconds between deletions. */
const sweepMs = 60_000;
/** Most rows that a write deletes from a table: it waits for that. */
const portion = 2000;
const sweptAt = new WeakMap<Executor, number>();

/** When the oldest key was seen that still counts. */
export function oldestKey(now: Date): Date {
  return new Date(now.getTime() - keyLife * 1000);
}

/** When the oldest response was stored that is still repeated. */
export function oldestAnswer(now: Date): Date {
  return new Date(answersForgottenBefore(now.getTime()));
}

/** Deletes a portion of the older rows; returns whether there may be more. */
async function deletePortion(
  db: Executor,
  table: PgTable & { readonly keyHash: PgColumn },
  { at, oldest }: { readonly at: PgColumn; readonly oldest: Date },
): Promise<boolean> {
  const expired = db
    .select({ keyHash: table.keyHash })
    .from(table)
    .where(lt(at, oldest))
    .limit(portion)
    .for('update', { skipLocked: true });
  const { rowCount } = await db.delete(table).where(inArray(table.keyHash, expired));
  return rowCount === portion;
}

/** Deletes expired keys and responses now and then, a portion at each write while there are more. A failure concerns no caller. */
export async function sweepKeys({ db, now, log }: Pick<CallContext, 'db' | 'now' | 'log'>): Promise<void> {
  if (now.getTime() - (sweptAt.get(db) ?? 0) < sweepMs) return;
  sweptAt.set(db, now.getTime());
  try {
    const keysLeft = await deletePortion(db, usedKey, { at: usedKey.seenAt, oldest: oldestKey(now) });
    const at = idempotentAnswer.createdAt;
    const answersLeft = await deletePortion(db, idempotentAnswer, { at, oldest: oldestAnswer(now) });
    if (keysLeft || answersLeft) sweptAt.delete(db);
  } catch (error) {
    log.warn({ error: loggedError(error) }, 'expired idempotency keys could not be deleted');
  }
}
