import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import {
  decideConfirmation,
  decideProof,
  decideStart,
  refuseConfirmation,
  refuseStart,
  refuseWithoutSecondFactor,
} from '#domain/account-security/decide-change.ts';
import { usablePeriod } from '#domain/account-security/second-factor.ts';
import { shownSecondFactor } from '#domain/account-security/shown-session.ts';
import { secretBytes, secretFrom, secretUri } from '#domain/account-security/totp.ts';
import { decideInSteps } from '#domain/decide-in-steps.ts';
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
  const left = state?.enabledAt ? await countRecoveryCodes(context.db, id) : 0;
  return { ok: true, data: shownSecondFactor(state?.enabledAt ?? undefined, left) };
}

type Started = Request<'startSecondFactor'>;

async function refuseLogin(context: CallContext, { password }: Started) {
  const checked = await checkLoginPassword(context, password);
  return checked.ok ? undefined : checked;
}

/** Stores a secret that waits for its first code; false where the second factor is on. */
async function storeSecret({ db, config, now }: CallContext, memberId: number, secret: string) {
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
  return started.length > 0;
}

/** Makes a secret that waits for its first code. */
export async function startSecondFactor(
  context: CallContext,
  request: Started,
): Promise<Reply<'startSecondFactor'>> {
  const { id: memberId, email } = callingMember(context);
  const secret = secretFrom(randomBytes(secretBytes));
  const refusal = await decideInSteps(decideStart, {
    notOffered: async () => refuseStart(await readSecondFactor(context, memberId)),
    wrongPassword: () => refuseLogin(context, request),
    overtaken: async () => refuseStart({ isEnabled: !(await storeSecret(context, memberId, secret)) }),
  });
  return refusal ?? { ok: true, data: { secret, uri: secretUri(secret, email) } };
}

/** Switches a secret on that was made at this moment (ms); returns the recovery codes, none where another one was made since. */
async function switchOn(
  { db, now }: CallContext,
  memberId: number,
  from: { startedAt: number; period: number },
) {
  return db.transaction(async (tx) => {
    const enabled = await tx
      .update(secondFactor)
      .set({ enabledAt: now, usedPeriod: from.period })
      .where(
        and(
          eq(secondFactor.memberId, memberId),
          isNull(secondFactor.enabledAt),
          eq(secondFactor.startedAt, new Date(from.startedAt)),
        ),
      )
      .returning({ memberId: secondFactor.memberId });
    return enabled.length > 0 ? replaceRecoveryCodes(tx, memberId) : [];
  });
}

/** Switches the second factor on with the first code of its secret. */
export async function confirmSecondFactor(
  context: CallContext,
  { code }: Request<'confirmSecondFactor'>,
): Promise<Reply<'confirmSecondFactor'>> {
  const nowMs = context.now.getTime();
  const { id: memberId, email } = callingMember(context);
  const state = await readSecondFactor(context, memberId);
  const period = state && usablePeriod(state, code, nowMs);
  let data: string[] = [];
  const refusal = await decideInSteps(decideConfirmation, {
    notOffered: () => refuseConfirmation(state, nowMs),
    wrongCode: () =>
      limitSecondFactor(context, { memberId, place: 'session' }, async () => period !== undefined),
    overtaken: async () => {
      const { startedAt = 0 } = state ?? {};
      data = await switchOn(context, memberId, { startedAt, period: period ?? 0 });
      return refuseWithoutSecondFactor({ isEnabled: data.length > 0 });
    },
  });
  if (refusal) return refusal;
  mailAccountNotice(context, 'confirmSecondFactor', email);
  return { ok: true, data };
}

type Proof = Request<'deleteSecondFactor'>;

async function refuseProof(context: CallContext, proof: Proof) {
  const { id: memberId } = callingMember(context);
  const state = await readSecondFactor(context, memberId);
  return decideInSteps(decideProof, {
    notOffered: () => refuseWithoutSecondFactor(state),
    wrongPassword: () => refuseLogin(context, proof),
    wrongCode: async () =>
      state && checkSecondFactor(context, { memberId, state, given: proof.secondFactor, place: 'session' }),
  });
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
  mailAccountNotice(context, 'deleteSecondFactor', email);
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
  mailAccountNotice(context, 'resetRecoveryCodes', email);
  return { ok: true, data };
}
