import { createHash } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { constants } from '#generated/constants.ts';
import type { Executor } from '#server/db/client.ts';
import { idempotentAnswer } from '#server/db/schema/transport.ts';
import { Refusal } from './envelope.ts';

/** What a handler gives back, before it is put into the envelope. */
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

/** Rolls the transaction of a refused call back. */
class Refused extends Error {
  readonly reply: AnyReply;
  constructor(reply: AnyReply) {
    super('refused');
    this.reply = reply;
  }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}

async function keptAnswer(db: Executor, keyHash: string, requestHash: string): Promise<AnyReply> {
  const [kept] = await db.select().from(idempotentAnswer).where(eq(idempotentAnswer.keyHash, keyHash));
  if (kept?.requestHash !== requestHash) throw new Refusal('idempotencyConflict');
  return kept.answer as AnyReply;
}

/**
 * Runs a call once per key: in one transaction with the row that keeps its answer, so that a second request with the key
 * waits for the first and gets the same answer. A refused call changed nothing and is not kept: it may be tried again.
 */
export async function runOnce(
  db: Executor,
  call: KeyedCall,
  run: (db: Executor) => Promise<AnyReply>,
): Promise<AnyReply> {
  const keyHash = hashOf([call.operationId, call.memberId ?? null, call.key]);
  const requestHash = hashOf(call.request);
  const oldest = new Date(call.now.getTime() - constants.idempotencyLife * 1000);
  await db.delete(idempotentAnswer).where(lt(idempotentAnswer.createdAt, oldest));
  try {
    return await db.transaction(async (tx) => {
      const claimed = await tx
        .insert(idempotentAnswer)
        .values({ keyHash, requestHash, answer: {}, createdAt: call.now })
        .onConflictDoNothing()
        .returning({ keyHash: idempotentAnswer.keyHash });
      if (claimed.length === 0) return keptAnswer(tx, keyHash, requestHash);
      const reply = await run(tx);
      if (!reply.ok) throw new Refused(reply);
      await tx.update(idempotentAnswer).set({ answer: reply }).where(eq(idempotentAnswer.keyHash, keyHash));
      return reply;
    });
  } catch (error) {
    if (error instanceof Refused) return error.reply;
    throw error;
  }
}
