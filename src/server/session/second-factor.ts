import { createHash, randomBytes } from 'node:crypto';
import { and, count, eq, isNotNull, lt } from 'drizzle-orm';
import {
  countedSecondFactor,
  makeRecoveryCodes,
  needsSecondFactor,
  plainCode,
  recoveryCodeBytes,
  refuseMissingCode,
  refuseSecondFactor,
  type SecondFactorPlace,
  type SecondFactorRefusal,
  type SecondFactorState,
  secondFactorLimit,
  usableCode,
  type WrongSecondFactor,
} from '#domain/account-security/second-factor.ts';
import type { CallContext } from '#server/call-context.ts';
import type { Executor } from '#server/db/client.ts';
import { recoveryCode, secondFactor } from '#server/db/schema/session.ts';
import { type Counted, deleteFailedAttempts } from './attempts.ts';
import { Comparison } from './comparison.ts';
import { unsealSecondFactor } from './second-factor-secret.ts';

type Context = Pick<CallContext, 'db' | 'config' | 'now'>;

interface StoredSecondFactor extends SecondFactorState {
  readonly enabledAt: Date | null;
}

/** The second factor of a member, on or waiting for its first code. */
export async function readSecondFactor(
  { db, config }: Context,
  memberId: number,
): Promise<StoredSecondFactor | undefined> {
  const [found] = await db.select().from(secondFactor).where(eq(secondFactor.memberId, memberId));
  if (!found) return undefined;
  const { enabledAt, startedAt, usedPeriod } = found;
  const secret = await unsealSecondFactor({ db, config, memberId }, found.secret);
  return { secret, startedAt: startedAt.getTime(), isEnabled: enabledAt !== null, enabledAt, usedPeriod };
}

function recoveryHash(code: string): string {
  return createHash('sha256').update(`recovery-code:${code}`).digest('base64url');
}

/** Replaces the recovery codes of a member and returns the new ones, which are stored as hashes only. */
export async function replaceRecoveryCodes(tx: Executor, memberId: number): Promise<string[]> {
  const made = makeRecoveryCodes(() => randomBytes(recoveryCodeBytes));
  await tx.delete(recoveryCode).where(eq(recoveryCode.memberId, memberId));
  await tx
    .insert(recoveryCode)
    .values(made.map((code) => ({ memberId, codeHash: recoveryHash(plainCode(code)) })));
  return made;
}

/** How many recovery codes of a member were not used. */
export async function countRecoveryCodes(db: Executor, memberId: number): Promise<number> {
  const [found] = await db
    .select({ left: count() })
    .from(recoveryCode)
    .where(eq(recoveryCode.memberId, memberId));
  return found?.left ?? 0;
}

async function spendRecoveryCode(db: Executor, memberId: number, code: string): Promise<boolean> {
  const spent = await db
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.memberId, memberId), eq(recoveryCode.codeHash, recoveryHash(code))))
    .returning({ memberId: recoveryCode.memberId });
  return spent.length > 0;
}

/** Marks the code of a period as used, where no later one was: of parallel calls with one code, one gets true. */
async function spendPeriod(db: Executor, memberId: number, period: number): Promise<boolean> {
  const spent = await db
    .update(secondFactor)
    .set({ usedPeriod: period })
    .where(
      and(
        eq(secondFactor.memberId, memberId),
        lt(secondFactor.usedPeriod, period),
        isNotNull(secondFactor.enabledAt),
      ),
    )
    .returning({ memberId: secondFactor.memberId });
  return spent.length > 0;
}

interface GivenCode {
  readonly memberId: number;
  readonly state: SecondFactorState;
  readonly given: string;
  readonly place: SecondFactorPlace;
}

/** Runs a check whose failures are limited like wrong passwords, even when many come at once. */
export async function limitSecondFactor(
  context: Pick<Context, 'db' | 'now'>,
  { memberId, place }: Pick<GivenCode, 'memberId' | 'place'>,
  isRight: () => Promise<boolean>,
): Promise<WrongSecondFactor | undefined> {
  const counted: Counted = { kind: 'secondFactor', key: countedSecondFactor(memberId, place) };
  const comparison = new Comparison(context);
  const locked = refuseSecondFactor({ locked: await comparison.admit(counted, secondFactorLimit) });
  if (locked) return locked;
  const wrong = refuseSecondFactor({ locked: 0, isRight: await comparison.isRight(isRight) });
  if (!wrong) await deleteFailedAttempts(context.db, counted);
  return wrong;
}

/** Checks a code of a member whose second factor is on, and uses it up; undefined when it is right. */
export async function checkSecondFactor(
  context: Context,
  code: GivenCode,
): Promise<WrongSecondFactor | undefined> {
  const { db, now } = context;
  const { memberId, state, given } = code;
  const usable = usableCode(state, given, now.getTime());
  if (usable?.kind === 'recovery')
    return refuseSecondFactor({ locked: 0, isRight: await spendRecoveryCode(db, memberId, usable.code) });
  return limitSecondFactor(
    context,
    code,
    async () => usable !== undefined && spendPeriod(db, memberId, usable.period),
  );
}

interface RequestedCode extends Pick<GivenCode, 'memberId'> {
  readonly given: string | undefined;
  readonly place?: SecondFactorPlace;
}

/**
 * Checks the second factor of a member and uses its code up; undefined when it is right or the member has none. To be called
 * outside the transaction of the work (`precondition`): a rollback would forget wrong codes and make used ones work again.
 */
export async function requireSecondFactor(
  context: Context,
  { memberId, given = '', place = 'session' }: RequestedCode,
): Promise<SecondFactorRefusal | undefined> {
  const state = await readSecondFactor(context, memberId);
  if (!state || !needsSecondFactor(state)) return undefined;
  return refuseMissingCode(state, given) ?? checkSecondFactor(context, { memberId, state, given, place });
}
