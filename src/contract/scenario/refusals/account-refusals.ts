import { codes, constants } from '#generated/constants.ts';
import type { Fields } from '../../exchange.ts';
import { callOrSkip, PreconditionUnmet } from '../../precondition.ts';
import { memberOf } from '../recipe.ts';
import { securedMember, startedMember } from '../recipes-account.ts';
import type { ShopActors } from '../shop-actors.ts';
import { solveCaptcha } from '../sign-up.ts';
import { wrongPassword } from './member-refusals.ts';
import { changeRefusal, type Refusal, requestOf } from './refusal.ts';

/** Never a code of the app, which has six digits, nor one for recovery. */
export const wrongSecondFactor = '12345';

/** Sends wrong requests until the attempts are used up. */
export async function guess(
  id: string,
  { caller, fields }: Awaited<ReturnType<typeof requestOf>>,
  wrong: Fields,
) {
  for (let attempt = 0; attempt < constants.secondFactorTries; attempt += 1)
    await caller.call(id, { ...fields, ...wrong });
}

function lockRefusal(id: string, code: number, what: string, wrong: Fields): Refusal {
  const request = async (actors: ShopActors) => {
    const valid = await requestOf(id, actors);
    await guess(id, valid, wrong);
    // A recovery code, as the valid request has, is never locked.
    const { caller, fields } = valid;
    return code === codes.secondFactorLocked ? { caller, fields: { ...fields, ...wrong } } : valid;
  };
  return { id, code, what, request };
}

const lockedPassword = 'the right password after too many wrong ones';
const lockedFactor = 'one more code after too many wrong ones';

/** What a call that takes password and second factor refuses. */
function proofRefusals(id: 'deleteSecondFactor' | 'resetRecoveryCodes'): readonly Refusal[] {
  return [
    changeRefusal(id, codes.wrongCredentials, 'another password', (fields) => ({
      ...fields,
      password: wrongPassword,
    })),
    changeRefusal(id, codes.wrongSecondFactor, 'another code', (fields) => ({
      ...fields,
      secondFactor: wrongSecondFactor,
    })),
    lockRefusal(id, codes.accountLocked, lockedPassword, { password: wrongPassword }),
    lockRefusal(id, codes.secondFactorLocked, lockedFactor, { secondFactor: wrongSecondFactor }),
    {
      id,
      what: 'the second factor is off',
      code: codes.notOffered,
      request: async (actors) => {
        const { caller, password } = await actors.newcomer();
        return { caller, fields: { password, secondFactor: wrongSecondFactor } };
      },
    },
  ];
}

async function signIn(actors: ShopActors, secondFactor: Fields = {}) {
  const { email, password } = await securedMember(actors);
  const fields = { email, password, ...secondFactor, ...(await solveCaptcha(actors.visitor)) };
  return { caller: actors.visitor, fields };
}

/** Sign-in with a second factor, and the calls that change it. */
export const accountRefusals: readonly Refusal[] = [
  {
    id: 'loginMember',
    what: 'the second factor is missing',
    code: codes.secondFactorNeeded,
    request: (actors) => signIn(actors),
  },
  {
    id: 'loginMember',
    what: 'the second factor is wrong',
    code: codes.wrongSecondFactor,
    request: (actors) => signIn(actors, { secondFactor: wrongSecondFactor }),
  },
  {
    id: 'loginMember',
    what: lockedFactor,
    code: codes.secondFactorLocked,
    request: async (actors) => {
      // A wrong second factor does not use the captcha up.
      const request = await signIn(actors, { secondFactor: wrongSecondFactor });
      await guess('loginMember', request, {});
      return request;
    },
  },
  changeRefusal('startSecondFactor', codes.wrongCredentials, 'another password', (fields) => ({
    ...fields,
    password: wrongPassword,
  })),
  lockRefusal('startSecondFactor', codes.accountLocked, lockedPassword, { password: wrongPassword }),
  {
    id: 'startSecondFactor',
    what: 'the second factor is on',
    code: codes.notOffered,
    request: async (actors) => {
      const { caller, password } = await securedMember(actors);
      return { caller, fields: { password } };
    },
  },
  {
    id: 'confirmSecondFactor',
    what: 'no secret was made',
    code: codes.notOffered,
    request: async (actors) => ({ caller: (await actors.newcomer()).caller, fields: { code: '000000' } }),
  },
  {
    id: 'confirmSecondFactor',
    what: 'the secret waited for too long',
    code: codes.notOffered,
    request: async (actors) => {
      const { caller, code } = await startedMember(actors);
      await actors.advanceClock(constants.secondFactorSetup);
      return { caller, fields: { code } };
    },
  },
  {
    id: 'confirmSecondFactor',
    what: 'the code of a secret that was replaced',
    code: codes.wrongSecondFactor,
    request: async (actors) => {
      const { caller, code, password } = await startedMember(actors);
      await callOrSkip(caller, 'startSecondFactor', { password });
      return { caller, fields: { code } };
    },
  },
  {
    id: 'confirmSecondFactor',
    what: lockedFactor,
    code: codes.secondFactorLocked,
    request: async (actors) => {
      const old = await startedMember(actors);
      await callOrSkip(old.caller, 'startSecondFactor', { password: old.password });
      const request = { caller: old.caller, fields: { code: old.code } };
      await guess('confirmSecondFactor', request, {});
      return request;
    },
  },
  changeRefusal('deleteAccount', codes.wrongCredentials, 'another password', (fields) => ({
    ...fields,
    password: wrongPassword,
  })),
  lockRefusal('deleteAccount', codes.accountLocked, lockedPassword, { password: wrongPassword }),
  {
    id: 'deleteAccount',
    what: 'the second factor is missing',
    code: codes.secondFactorNeeded,
    request: async (actors) => {
      const { caller, password } = await securedMember(actors);
      return { caller, fields: { password } };
    },
  },
  {
    id: 'deleteAccount',
    what: 'the second factor is wrong',
    code: codes.wrongSecondFactor,
    request: async (actors) => {
      const { caller, password } = await securedMember(actors);
      return { caller, fields: { password, secondFactor: wrongSecondFactor } };
    },
  },
  {
    id: 'deleteAccount',
    what: lockedFactor,
    code: codes.secondFactorLocked,
    request: async (actors) => {
      const { caller, password } = await securedMember(actors);
      const request = { caller, fields: { password, secondFactor: wrongSecondFactor } };
      await guess('deleteSecondFactor', request, {});
      return request;
    },
  },
  {
    id: 'deleteAccount',
    what: 'money is on the balance',
    code: codes.accountNotClosable,
    request: async (actors) => {
      const { caller, password } = memberOf(actors);
      if (password === undefined) throw new PreconditionUnmet('the password of the member is not known');
      return { caller, fields: { password } };
    },
  },
  ...proofRefusals('deleteSecondFactor'),
  ...proofRefusals('resetRecoveryCodes'),
];
