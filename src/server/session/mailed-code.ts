import { createHash, randomInt } from 'node:crypto';
import { and, eq, gt, isNotNull, lt, lte, sql } from 'drizzle-orm';
import {
  codeCooldowns,
  codesExpiredBefore,
  secondsUntilNextCode,
  triableCodes,
} from '#domain/session/mailed-codes.ts';
import type { Executor } from '#server/db/client.ts';
import { mailedCode } from '#server/db/schema/session.ts';
import { hashPassword, passwordFits } from './password.ts';

/** Identifies a code; it is valid for one purpose only. */
export interface CodeKey {
  readonly purpose: typeof mailedCode.$inferSelect.purpose;
  /** In lower case. */
  readonly email: string;
}

function keyHash({ email }: Pick<CodeKey, 'email'>): string {
  return createHash('sha256').update(`mailed-code:${email}`).digest('base64url');
}

function ofKey(key: CodeKey) {
  return and(eq(mailedCode.purpose, key.purpose), eq(mailedCode.keyHash, keyHash(key)));
}

function before(now: Date, span: number): Date {
  return new Date(now.getTime() - span * 1000);
}

/** Reserves the sending of a code: of parallel calls one gets 0, the others the seconds to wait. */
export async function reserveSending(db: Executor, key: CodeKey, now: Date): Promise<number> {
  const cooldown = codeCooldowns[key.purpose];
  const fresh = { codeHash: null, sentAt: now, attempts: 0 };
  await db.delete(mailedCode).where(lt(mailedCode.sentAt, new Date(codesExpiredBefore(now.getTime()))));
  const claimed = await db
    .insert(mailedCode)
    .values({ purpose: key.purpose, keyHash: keyHash(key), ...fresh })
    .onConflictDoUpdate({
      target: [mailedCode.purpose, mailedCode.keyHash],
      set: fresh,
      setWhere: lte(mailedCode.sentAt, before(now, cooldown)),
    })
    .returning({ purpose: mailedCode.purpose });
  if (claimed.length > 0) return 0;
  const [sent] = await db.select({ at: mailedCode.sentAt }).from(mailedCode).where(ofKey(key));
  return Math.max(1, secondsUntilNextCode(sent?.at.getTime() ?? now.getTime(), cooldown, now.getTime()));
}

/** Cancels a reservation whose mail was not sent, so that the next call need not wait. */
export async function cancelReservation(db: Executor, key: CodeKey, claimedAt: Date): Promise<void> {
  await db.delete(mailedCode).where(and(ofKey(key), eq(mailedCode.sentAt, claimedAt)));
}

/** Deletes whatever was mailed to a mailbox. */
export async function deleteMailedCodes(db: Executor, email: string): Promise<void> {
  await db.delete(mailedCode).where(eq(mailedCode.keyHash, keyHash({ email })));
}

/** Creates the code of a reservation; in plain text it is only in the mail. */
export async function makeCode(db: Executor, key: CodeKey, claimedAt: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await db
    .update(mailedCode)
    .set({ codeHash: await hashPassword(code) })
    .where(and(ofKey(key), eq(mailedCode.sentAt, claimedAt)));
  return code;
}

/**
 * Checks a code and returns its hash for {@link useCode}, or undefined. The attempt is counted before the comparison in the
 * same statement, so that parallel attempts cannot exceed the limit. Without a code the comparison takes the same time.
 */
export async function tryCode(
  db: Executor,
  key: CodeKey,
  code: string,
  now: Date,
): Promise<string | undefined> {
  const { triesBelow, sentAfter } = triableCodes(now.getTime());
  const [tried] = await db
    .update(mailedCode)
    .set({ attempts: sql`${mailedCode.attempts} + 1` })
    .where(
      and(
        ofKey(key),
        lt(mailedCode.attempts, triesBelow),
        gt(mailedCode.sentAt, new Date(sentAfter)),
        isNotNull(mailedCode.codeHash),
      ),
    )
    .returning({ codeHash: mailedCode.codeHash });
  const stored = tried?.codeHash ?? undefined;
  return (await passwordFits(code, stored)) ? stored : undefined;
}

/**
 * Consumes a code in the transaction of the change that it allows: of two parallel calls one gets true. The cooldown continues.
 */
export async function useCode(tx: Executor, key: CodeKey, codeHash: string): Promise<boolean> {
  const used = await tx
    .update(mailedCode)
    .set({ codeHash: null })
    .where(and(ofKey(key), eq(mailedCode.codeHash, codeHash)))
    .returning({ purpose: mailedCode.purpose });
  return used.length > 0;
}
