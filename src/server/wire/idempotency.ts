import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { eq, lt, sql } from 'drizzle-orm';
import { ApiRefusal } from '#domain/wire/envelope.ts';
import { keyUse } from '#domain/wire/key-use.ts';
import type { Executor } from '#server/db/client.ts';
import { idempotentAnswer, usedKey } from '#server/db/schema/transport.ts';
import { oldestAnswer, oldestKey } from './sweep-keys.ts';

/** Result of a handler, before it is put into the envelope. */
export type AnyReply =
  | { readonly ok: true; readonly data?: unknown; readonly params?: unknown }
  | { readonly ok: false; readonly code: string; readonly params?: unknown };

export interface KeyedCall {
  readonly key: string;
  readonly operationId: string;
  readonly memberId: number | undefined;
  readonly now: Date;
  readonly request: unknown;
}

/** A write to remember. */
export interface SeenCall extends Pick<KeyedCall, 'operationId' | 'memberId' | 'now'> {
  /** Value that is accepted once: idempotency key, or key and signature. */
  readonly once: string;
}

function seenHash({ operationId, memberId, once }: SeenCall): string {
  return hashJson([operationId, memberId ?? null, once]);
}

/**
 * Commits without waiting for the disk. Where a response is stored, its commit comes later and is waited for, which keeps all that was
 * committed before: without the key there is no effect that a repetition could have twice.
 */
const unflushed = sql`set_config('synchronous_commit', 'off', true)`;

/** Whether a write arrives for the first time; records it, and whether others may wait for its response. */
export async function isFirstArrival(db: Executor, call: SeenCall, isRunning: boolean): Promise<boolean> {
  const { now } = call;
  const taken = await db
    .insert(usedKey)
    .values({ keyHash: seenHash(call), seenAt: now, isRunning })
    .onConflictDoUpdate({
      target: usedKey.keyHash,
      set: { seenAt: now, isRunning },
      setWhere: lt(usedKey.seenAt, oldestKey(now)),
    })
    .returning({ keyHash: usedKey.keyHash, commit: isRunning ? unflushed : sql`null` })
    .prepare(isRunning ? 'use-key-of-running' : 'use-key')
    .execute();
  return taken.length > 0;
}

/** Records that no response of a first arrival will be stored. While the database is down, those that wait give up by themselves. */
export async function endWithoutResponse(db: Executor, call: SeenCall): Promise<void> {
  await db
    .update(usedKey)
    .set({ isRunning: false })
    .where(eq(usedKey.keyHash, seenHash(call)))
    .catch(() => undefined);
}

/** Milliseconds between checks for the response of an identical request in progress; they double from the first to the longest. */
const pauses = { first: 50, longest: 800 };
/** Milliseconds after which the process of the first request must have died. */
const runsAtMostMs = 15_000;

function keyHashOf({ operationId, memberId, key }: Omit<KeyedCall, 'request' | 'now'>): string {
  return hashJson([operationId, memberId ?? null, key]);
}

/** Waits until the first of two identical requests has ended, so that the second gets its response. */
export async function awaitFirst(db: Executor, call: KeyedCall & SeenCall): Promise<void> {
  let pauseMs = pauses.first;
  for (let waitedMs = 0; waitedMs < runsAtMostMs; waitedMs += pauseMs) {
    const [first] = await db
      .select({ isRunning: usedKey.isRunning })
      .from(usedKey)
      .where(eq(usedKey.keyHash, seenHash(call)));
    if (!first?.isRunning) return;
    const stored = await db
      .select({ keyHash: idempotentAnswer.keyHash })
      .from(idempotentAnswer)
      .where(eq(idempotentAnswer.keyHash, keyHashOf(call)));
    if (stored.length > 0) return;
    await setTimeout(pauseMs);
    pauseMs = Math.min(2 * pauseMs, pauses.longest);
  }
}

/** Thrown to roll back the transaction of a refused call. */
class RejectedCall extends Error {
  readonly reply: AnyReply;
  constructor(reply: AnyReply) {
    super('refused');
    this.reply = reply;
  }
}

function hashJson(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}

/** What was asked for. Hashed with the key, which is not stored, so that no short password in it can be guessed from the hash. */
function requestHashOf({ key, request }: KeyedCall): string {
  return hashJson([key, request]);
}

/** The response that was stored for a key, if any: where something before {@link runOnce} must not happen twice. */
export async function findStoredReply(db: Executor, call: KeyedCall): Promise<AnyReply | undefined> {
  const [stored] = await db
    .select()
    .from(idempotentAnswer)
    .where(eq(idempotentAnswer.keyHash, keyHashOf(call)));
  if (!stored) return undefined;
  const { requestHash: request, createdAt } = stored;
  const use = keyUse({ request, storedAt: createdAt.getTime() }, requestHashOf(call), call.now.getTime());
  if (use === 'conflict') throw new ApiRefusal('idempotencyConflict');
  // Stored by `runOnce`.
  return use === 'replay' ? (stored.answer as AnyReply) : undefined;
}

/** The response under a key that another request has claimed: the attempt to claim it has locked the row, so that it stays. */
async function readClaimedReply(tx: Executor, call: KeyedCall): Promise<AnyReply> {
  const reply = await findStoredReply(tx, call);
  if (!reply) throw new Error('the row of a claimed key is gone');
  return reply;
}

/**
 * Runs a call once per key, in one transaction with the row that stores its response: a second request with the key waits for
 * the first and gets the same response. A refused call changes nothing and is not stored, so it may be retried.
 */
export async function runOnce(
  db: Executor,
  call: KeyedCall,
  run: (db: Executor) => Promise<AnyReply>,
): Promise<AnyReply> {
  const keyHash = keyHashOf(call);
  const requestHash = requestHashOf(call);
  const claim = { requestHash, answer: {}, createdAt: call.now };
  try {
    const { reply, stored } = await db.transaction(async (tx) => {
      const claimed = await tx
        .insert(idempotentAnswer)
        .values({ keyHash, ...claim })
        .onConflictDoUpdate({
          target: idempotentAnswer.keyHash,
          set: claim,
          setWhere: lt(idempotentAnswer.createdAt, oldestAnswer(call.now)),
        })
        .returning({ keyHash: idempotentAnswer.keyHash })
        .prepare('claim-key')
        .execute();
      if (claimed.length === 0) return { reply: await readClaimedReply(tx, call) };
      const reply = await run(tx);
      if (!reply.ok) throw new RejectedCall(reply);
      const stored = tx
        .update(idempotentAnswer)
        .set({ answer: reply })
        .where(eq(idempotentAnswer.keyHash, keyHash))
        .prepare('store-answer')
        .execute();
      // Waited for after the commit, which is sent with it: a failed statement makes the commit a rollback.
      stored.catch(() => undefined);
      return { reply, stored };
    });
    await stored;
    return reply;
  } catch (error) {
    if (error instanceof RejectedCall) return error.reply;
    throw error;
  }
}
