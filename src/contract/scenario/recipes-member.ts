import { cooldowns } from '#generated/constants.ts';
import { memberSexValues } from '#generated/enums.ts';
import { callOrSkip } from '../precondition.ts';
import type { ValidRequest } from '../test-actors.ts';
import { choosePayPassword } from './fund-account.ts';
import { memberOf, type Recipe, textOf } from './recipe.ts';
import type { ShopActors, ShopMember } from './shop-actors.ts';
import { mailedCode, newEmail, newPassword, registration, solveCaptcha } from './sign-up.ts';

/** A visitor's mail goes to an address that is not registered. */
const toNewAddress: Recipe = async ({ visitor, ledger }) => ({
  caller: visitor,
  fields: { mailAddress: newEmail(ledger) },
});

/** A change of the payment password of a new member, with the address of the member. */
export async function payPasswordChange(
  actors: ShopActors,
): Promise<ValidRequest & Pick<ShopMember, 'email'>> {
  const { caller, email = '' } = await actors.newcomer();
  const oldPayPassword = await choosePayPassword({ caller, email });
  await actors.advanceClock(cooldowns.sendAccountCode);
  await callOrSkip(caller, 'sendAccountCode');
  const code = await mailedCode(caller, email);
  return { caller, email, fields: { code, oldPayPassword, payPassword: newPassword(actors.ledger) } };
}

/** A picture by its first bytes, which is all that a shop has to look at. */
export const pictureHead = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

const withPersonalData = 'member with personal data';

/** Personal data with a picture that the member has uploaded; the member signs in again later, so that a sign-in returns them. */
const personalData: Recipe = async (actors) => {
  const member = await actors.newcomer();
  const { caller } = member;
  const file = new File([pictureHead], 'head.png', { type: 'image/png' });
  const headImage = textOf(await callOrSkip(caller, 'uploadFile', { file }));
  const names = { name: 'Wei', surname: 'Li', sex: memberSexValues.female };
  const company = {
    mechanismName: 'Story Ltd.',
    country: 'China',
    provinces: 'Guangdong',
    phone: '13800138000',
  };
  actors.ledger.keep(withPersonalData, member);
  return { caller, fields: { ...names, ...company, headImage } };
};

/** Signing up, signing in and passwords: each request has a member, a session or a code of its own. */
export const memberRecipes: Readonly<Record<string, Recipe>> = {
  loginMember: async (actors) => {
    const { email, password } = actors.ledger.find<ShopMember>(withPersonalData) ?? memberOf(actors);
    const known = email && password ? { email, password } : await actors.newcomer();
    const { visitor } = actors;
    const signIn = { email: known.email, password: known.password };
    return { caller: visitor, fields: { ...signIn, ...(await solveCaptcha(visitor)) } };
  },
  logoutMember: async (actors) => ({ caller: await memberOf(actors).anotherSession(), fields: {} }),
  sendRegistrationCode: toNewAddress,
  sendResetCode: toNewAddress,
  registerMember: async ({ visitor, ledger }) => ({
    caller: visitor,
    fields: await registration(visitor, ledger),
  }),
  resetPassword: async (actors) => {
    const { visitor, ledger } = actors;
    const { email = '' } = await actors.newcomer();
    await callOrSkip(visitor, 'sendResetCode', { mailAddress: email });
    const code = await mailedCode(visitor, email);
    return { caller: visitor, fields: { mail: email, code, password: newPassword(ledger) } };
  },
  sendAccountCode: async (actors) => ({ caller: (await actors.newcomer()).caller, fields: {} }),
  setPayPassword: async (actors) => {
    const { caller, email = '' } = await actors.newcomer();
    await callOrSkip(caller, 'sendAccountCode');
    const code = await mailedCode(caller, email);
    return { caller, fields: { code, payPassword: newPassword(actors.ledger) } };
  },
  updateMember: personalData,
  updatePayPassword: payPasswordChange,
  updateLoginPassword: async (actors) => {
    const { caller, password } = await actors.newcomer();
    return { caller, fields: { oldPassword: password, password: newPassword(actors.ledger) } };
  },
};
