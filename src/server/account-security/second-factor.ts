import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import {
  mayConfirmSecondFactor,
  mayStartSecondFactor,
  needsSecondFactor,
  usablePeriod,
} from '#domain/account-security/second-factor.ts';
import { secretBytes, secretFrom, secretUri } from '#domain/account-security/totp.ts';
import type { Reply } from '#generated/server/routes.ts';
import { type CallContext, callingMember, type Request } from '#server/call-context.ts';
import { recoveryCode, secondFactor } from '#server/db/schema/session.ts';
import {
  checkLoginPassword,
  checkSecondFactor,
  countRecoveryCodes,
  limitSecondFactor,
  mailAccountNotice,
  readSecondFactor,
  replaceRecoveryCodes,
  sealSecondFactor,
} from '#server/session/index.ts';

/** Whether the second factor is on, since when, and how many recovery codes are left. */
export async function getSecondFactor(context: CallContext): Promise<Reply<'getSecondFactor'>> {
  const { id } = callingMember(context);
  const state = await readSecondFactor(context, id);
  if (!state?.enabledAt) return { ok: true, data: { enabled: false, recoveryCodesLeft: 0 } };
  const recoveryCodesLeft = await countRecoveryCodes(context.db, id);
  return { ok: true, data: { enabled: true, enabledAt: state.enabledAt.toISOString(), recoveryCodesLeft } };
}

/** Makes a secret that waits for its first code. */
export async function startSecondFactor(
  context: CallContext,
  { password }: Request<'startSecondFactor'>,
): Promise<Reply<'startSecondFactor'>> {
  const { db, config, now } = context;
  const { id: memberId, email } = callingMember(context);
  if (!mayStartSecondFactor(await readSecondFactor(context, memberId)))
    return { ok: false, code: 'notOffered' };
  const checked = await checkLoginPassword(context, password);
  if (!checked.ok) return checked;
  const secret = secretFrom(randomBytes(secretBytes));
  const fresh = {
    secret: await sealSecondFactor({ db, config, memberId }, secret),
    startedAt: now,
    usedPeriod: 0,
  };
  const started = await db
    .insert(secondFactor)
    .values({ memberId, ...fresh })
    .onConflictDoUpdate({
      target: secondFactor.memberId,
      set: fresh,
      setWhere: isNull(secondFactor.enabledAt),
    })
    .returning({ memberId: secondFactor.memberId });
  if (started.length === 0) return { ok: false, code: 'notOffered' };
  return { ok: true, data: { secret, uri: secretUri(secret, email) } };
}

/** Switches the second factor on with the first code of its secret. */
export async function confirmSecondFactor(
  context: CallContext,
  { code }: Request<'confirmSecondFactor'>,
): Promise<Reply<'confirmSecondFactor'>> {
  const { db, now } = context;
  const { id: memberId, email } = callingMember(context);
  const state = await readSecondFactor(context, memberId);
  if (!state || !mayConfirmSecondFactor(state, now.getTime())) return { ok: false, code: 'notOffered' };
  const period = usablePeriod(state, code, now.getTime());
  const refused = await limitSecondFactor(context, memberId, async () => period !== undefined);
  if (refused) return refused;
  const data = await db.transaction(async (tx) => {
    const enabled = await tx
      .update(secondFactor)
      .set({ enabledAt: now, usedPeriod: period ?? 0 })
      .where(
        and(
          eq(secondFactor.memberId, memberId),
          isNull(secondFactor.enabledAt),
          eq(secondFactor.startedAt, new Date(state.startedAt)),
        ),
      )
      .returning({ memberId: secondFactor.memberId });
    return enabled.length > 0 ? replaceRecoveryCodes(tx, memberId) : undefined;
  });
  if (!data) return { ok: false, code: 'notOffered' };
  mailAccountNotice(context, 'secondFactorOn', email);
  return { ok: true, data };
}

type Proof = Request<'deleteSecondFactor'>;

/** Checks that the second factor is on, then password and code; the code only after the password, so that it is not used up in vain. */
async function refuseProof(context: CallContext, { password, secondFactor: given }: Proof) {
  const { id: memberId } = callingMember(context);
  const state = await readSecondFactor(context, memberId);
  if (!state || !needsSecondFactor(state)) return { ok: false, code: 'notOffered' } as const;
  const checked = await checkLoginPassword(context, password);
  return checked.ok ? checkSecondFactor(context, { memberId, state, given }) : checked;
}

/** Switches the second factor off. */
export async function deleteSecondFactor(
  context: CallContext,
  proof: Proof,
): Promise<Reply<'deleteSecondFactor'>> {
  const refused = await refuseProof(context, proof);
  if (refused) return refused;
  const { id, email } = callingMember(context);
  await context.db.transaction(async (tx) => {
    await tx.delete(secondFactor).where(eq(secondFactor.memberId, id));
    await tx.delete(recoveryCode).where(eq(recoveryCode.memberId, id));
  });
  mailAccountNotice(context, 'secondFactorOff', email);
  return { ok: true };
}

/** Replaces the recovery codes. */
export async function resetRecoveryCodes(
  context: CallContext,
  proof: Proof,
): Promise<Reply<'resetRecoveryCodes'>> {
  const refused = await refuseProof(context, proof);
  if (refused) return refused;
  const { id, email } = callingMember(context);
  const data = await context.db.transaction((tx) => replaceRecoveryCodes(tx, id));
  mailAccountNotice(context, 'recoveryCodes', email);
  return { ok: true, data };
}
