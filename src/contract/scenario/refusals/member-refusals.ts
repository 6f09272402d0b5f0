import { beijingDay } from '#domain/beijing-day.ts';
import { codes, constants, cooldowns } from '#generated/constants.ts';
import type { Caller } from '../../caller.ts';
import type { Fields } from '../../exchange.ts';
import { callOrSkip } from '../../precondition.ts';
import { payPasswordChange } from '../recipes-member.ts';
import type { ShopActors, ShopMember } from '../shop-actors.ts';
import { mailedCode, newPassword, solveCaptcha } from '../sign-up.ts';
import { changeRefusal, type Refusal, requestOf } from './refusal.ts';

/** Allowed by the description, and never what a person has chosen or was mailed. */
export const wrongPassword = 'Wrong9password';

function wrongCode({ code, ...fields }: Fields): Fields {
  return { ...fields, code: String(code) === '000000' ? '000001' : '000000' };
}

async function signInFields({ visitor }: ShopActors, { email, password }: ShopMember) {
  return { email, password, ...(await solveCaptcha(visitor)) };
}

async function wrongSignIn(actors: ShopActors, member: ShopMember) {
  const fields = { ...(await signInFields(actors, member)), password: wrongPassword };
  return { caller: actors.visitor, fields };
}

async function guessPassword(actors: ShopActors, member: ShopMember, attempts: number): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { caller, fields } = await wrongSignIn(actors, member);
    await caller.call('loginMember', fields);
  }
}

/** Uses up the attempts at a payment password, and with them those at the code. */
async function guessPayPassword(caller: Caller, fields: Fields): Promise<void> {
  for (let attempt = 0; attempt < constants.payPasswordTries; attempt += 1)
    await caller.call('updatePayPassword', { ...fields, oldPayPassword: wrongPassword });
}

/** A request for an appointment today, which is a day too early. */
function earlyDay(id: string): Refusal {
  return {
    id,
    what: 'an appointment today',
    code: codes.fieldRefused,
    request: async (actors) => {
      const valid = await requestOf(id, actors);
      return { ...valid, fields: { ...valid.fields, scheduled: beijingDay(actors.target.now()) } };
    },
  };
}

/** A new password that everybody tries first. */
const commonRefusals: readonly Refusal[] = [
  ...(['registerMember', 'resetPassword', 'updateLoginPassword'] as const).map(
    (id) => [id, 'password'] as const,
  ),
  ...(['setPayPassword', 'updatePayPassword'] as const).map((id) => [id, 'payPassword'] as const),
].map(([id, field]) =>
  changeRefusal(id, codes.fieldRefused, 'a common password', (fields) => ({
    ...fields,
    [field]: 'Password1',
  })),
);

/** Sign-in, registration, passwords and appointments. */
export const memberRefusals: readonly Refusal[] = [
  ...commonRefusals,
  changeRefusal('loginMember', codes.wrongCaptcha, 'the picture says something else', (fields) => ({
    ...fields,
    code: '0000',
  })),
  changeRefusal('loginMember', codes.wrongCredentials, 'another password', (fields) => ({
    ...fields,
    password: wrongPassword,
  })),
  {
    id: 'loginMember',
    what: 'another password at the last attempt',
    code: codes.wrongCredentials,
    request: async (actors) => {
      const member = await actors.newcomer();
      await guessPassword(actors, member, constants.loginTries - 1);
      return wrongSignIn(actors, member);
    },
  },
  {
    id: 'loginMember',
    what: 'the right password after too many wrong ones',
    code: codes.accountLocked,
    request: async (actors) => {
      const member = await actors.newcomer();
      await guessPassword(actors, member, constants.loginTries);
      return { caller: actors.visitor, fields: await signInFields(actors, member) };
    },
  },
  changeRefusal('registerMember', codes.wrongMailedCode, 'another code', wrongCode),
  changeRefusal('resetPassword', codes.wrongMailedCode, 'another code', wrongCode),
  changeRefusal('setPayPassword', codes.wrongMailedCode, 'another code', wrongCode),
  {
    id: 'setPayPassword',
    what: 'a payment password is set already',
    code: codes.notOffered,
    request: async (actors) => {
      const { caller, fields } = await requestOf('updatePayPassword', actors);
      return { caller, fields: { code: fields.code, payPassword: fields.payPassword } };
    },
  },
  changeRefusal('updatePayPassword', codes.wrongMailedCode, 'another code', wrongCode),
  changeRefusal('updatePayPassword', codes.wrongPayPassword, 'another old password', (fields) => ({
    ...fields,
    oldPayPassword: wrongPassword,
  })),
  {
    id: 'updatePayPassword',
    what: 'no payment password is set',
    code: codes.payPasswordMissing,
    request: async (actors) => {
      const { caller, email = '' } = await actors.newcomer();
      await callOrSkip(caller, 'sendAccountCode');
      const code = await mailedCode(caller, email);
      const [oldPayPassword, payPassword] = [newPassword(actors.ledger), newPassword(actors.ledger)];
      return { caller, fields: { code, oldPayPassword, payPassword } };
    },
  },
  {
    id: 'updatePayPassword',
    what: 'the right old password after too many wrong ones',
    code: codes.payPasswordLocked,
    request: async (actors) => {
      const { caller, fields, email = '' } = await payPasswordChange(actors);
      await guessPayPassword(caller, fields);
      await actors.advanceClock(cooldowns.sendAccountCode);
      await callOrSkip(caller, 'sendAccountCode');
      const code = await mailedCode(caller, email);
      return { caller, fields: { ...fields, code } };
    },
  },
  {
    id: 'updatePayPassword',
    what: 'the right code after too many attempts',
    code: codes.wrongMailedCode,
    request: async (actors) => {
      const { caller, fields } = await requestOf('updatePayPassword', actors);
      await guessPayPassword(caller, fields);
      return { caller, fields };
    },
  },
  changeRefusal(
    'updatePayPassword',
    codes.wrongMailedCode,
    'another code and another old password',
    (fields) => ({
      ...wrongCode(fields),
      oldPayPassword: wrongPassword,
    }),
  ),
  changeRefusal('updateLoginPassword', codes.wrongCredentials, 'another old password', (fields) => ({
    ...fields,
    oldPassword: wrongPassword,
  })),
  {
    id: 'updateLoginPassword',
    what: 'the right old password after too many wrong ones',
    code: codes.accountLocked,
    request: async (actors) => {
      const { caller, fields } = await requestOf('updateLoginPassword', actors);
      for (let attempt = 0; attempt < constants.loginTries; attempt += 1)
        await caller.call('updateLoginPassword', { ...fields, oldPassword: wrongPassword });
      return { caller, fields };
    },
  },
  {
    id: 'addAddress',
    what: 'the address book is full',
    code: codes.notOffered,
    request: async (actors) => {
      const { caller } = await actors.newcomer();
      const { fields } = await requestOf('addAddress', actors);
      for (let count = 0; count < constants.maxAddresses; count += 1)
        await callOrSkip(caller, 'addAddress', fields);
      return { caller, fields };
    },
  },
  earlyDay('addRemoteSupport'),
  earlyDay('editRemoteSupport'),
];
