import {
  decideConfirmation,
  decideProof,
  decideStart,
  refuseConfirmation,
  refuseStart,
  refuseWithoutSecondFactor,
} from '#domain/account-security/decide-change.ts';
import {
  makeRecoveryCodes,
  recoveryCodeBytes,
  usablePeriod,
} from '#domain/account-security/second-factor.ts';
import { codeAt, secretBytes, secretFrom, secretUri } from '#domain/account-security/totp.ts';
import { decideInSteps } from '#domain/decide-in-steps.ts';
import type { Requests } from '#generated/server/handlers.ts';
import { type Call, type CustomHandlers, callingMember } from '../call.ts';
import { hash } from '../seeded-random.ts';
import { checkLoginPassword } from '../session/login-password.ts';
import { checkSecondFactor, limitSecondFactor, secondFactorOf } from './second-factor.ts';

/** Bytes that look random and are the same for the same text. */
function seededBytes(text: string, length: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, (_, index) => hash(`${text} ${index}`) >>> 8);
}

function newRecoveryCodes(text: string): string[] {
  return makeRecoveryCodes((index) => seededBytes(`${text} ${index}`, recoveryCodeBytes));
}

function refuseProof(call: Call, { password, secondFactor }: Requests['deleteSecondFactor']) {
  const state = secondFactorOf(call, callingMember(call).$id);
  return decideInSteps(decideProof, {
    notOffered: () => refuseWithoutSecondFactor(state),
    wrongPassword: () => checkLoginPassword(call, password),
    wrongCode: () => state && checkSecondFactor(call, state, { given: secondFactor, place: 'session' }),
  });
}

/** Custom because a second factor is checked and never shown. */
export const accountSecurityHandlers: CustomHandlers = {
  async startSecondFactor(call, { password }) {
    const { store, outbox } = call.world;
    const { $id: $owner, email } = callingMember(call);
    const notOffered = () => refuseStart(secondFactorOf(call, $owner));
    const refusal = await decideInSteps(decideStart, {
      notOffered,
      wrongPassword: () => checkLoginPassword(call, password),
      overtaken: notOffered,
    });
    if (refusal) return refusal;
    const before = secondFactorOf(call, $owner);
    if (before) store.remove('secondFactors', before);
    const startedAt = call.now.getTime();
    const { secret } = store.add('secondFactors', ($id) => ({
      $id,
      $owner,
      secret: secretFrom(seededBytes(`secret ${$owner} ${$id}`, secretBytes)),
      startedAt,
      isEnabled: false,
      usedPeriod: 0,
      recoveryCodes: [],
    }));
    outbox.logSecondFactor(codeAt(secret, startedAt));
    return { ok: true, data: { secret, uri: secretUri(secret, email) } };
  },

  async confirmSecondFactor(call, { code }) {
    const { store, outbox } = call.world;
    const { $id, email } = callingMember(call);
    const nowMs = call.now.getTime();
    const state = secondFactorOf(call, $id);
    const period = state && usablePeriod(state, code, nowMs);
    const notOffered = () => refuseConfirmation(secondFactorOf(call, $id), nowMs);
    const refusal = await decideInSteps(decideConfirmation, {
      notOffered,
      wrongCode: () =>
        limitSecondFactor(call, { memberId: $id, place: 'session' }, () => period !== undefined),
      overtaken: notOffered,
    });
    if (refusal) return refusal;
    const recoveryCodes = newRecoveryCodes(`recovery ${$id} ${state?.$id}`);
    const enabledAt = call.now.toISOString();
    const usedPeriod = period ?? 0;
    if (state)
      store.change('secondFactors', state, { isEnabled: true, enabledAt, usedPeriod, recoveryCodes });
    outbox.sendNotice(email, 'confirmSecondFactor');
    return { ok: true, data: recoveryCodes };
  },

  async deleteSecondFactor(call, proof) {
    const refusal = await refuseProof(call, proof);
    if (refusal) return refusal;
    const { $id, email } = callingMember(call);
    const state = secondFactorOf(call, $id);
    if (state) call.world.store.remove('secondFactors', state);
    call.world.outbox.sendNotice(email, 'deleteSecondFactor');
    return { ok: true };
  },

  async resetRecoveryCodes(call, proof) {
    const refusal = await refuseProof(call, proof);
    if (refusal) return refusal;
    const { $id, email } = callingMember(call);
    const recoveryCodes = newRecoveryCodes(`recovery ${$id} ${call.now.getTime()}`);
    const state = secondFactorOf(call, $id);
    if (state) call.world.store.change('secondFactors', state, { recoveryCodes });
    call.world.outbox.sendNotice(email, 'resetRecoveryCodes');
    return { ok: true, data: recoveryCodes };
  },
};
