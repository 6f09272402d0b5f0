import { callOrSkip } from './precondition.ts';
import { memberOf, type Recipe } from './recipe.ts';
import { mailedCode, newEmail, newPassword, registration, solveCaptcha } from './sign-up.ts';

/** A visitor's mail goes to an address that is not registered. */
const toNewAddress: Recipe = async ({ visitor, ledger }) => ({
  caller: visitor,
  fields: { mailAddress: newEmail(ledger) },
});

/** Signing up, signing in and passwords: each request has a member, a session or a code of its own. */
export const memberRecipes: Readonly<Record<string, Recipe>> = {
  loginMember: async (actors) => {
    const { email, password } = memberOf(actors);
    const known = email && password ? { email, password } : await actors.newcomer();
    const { visitor } = actors;
    const signIn = { email: known.email, password: known.password };
    return { caller: visitor, fields: { ...signIn, ...(await solveCaptcha(visitor)) } };
  },
  logoutMember: async (actors) => ({ caller: await actors.anotherSession(memberOf(actors)), fields: {} }),
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
  updatePayPassword: async (actors) => {
    const { caller, email = '' } = await actors.newcomer();
    await callOrSkip(caller, 'sendAccountCode');
    const oldPayPassword = newPassword(actors.ledger);
    await callOrSkip(caller, 'setPayPassword', {
      payPassword: oldPayPassword,
      code: await mailedCode(caller, email),
    });
    await actors.advanceClock(60);
    await callOrSkip(caller, 'sendAccountCode');
    const code = await mailedCode(caller, email);
    return { caller, fields: { code, oldPayPassword, payPassword: newPassword(actors.ledger) } };
  },
  updateLoginPassword: async (actors) => {
    const { caller, password } = await actors.newcomer();
    return { caller, fields: { oldPassword: password, password: newPassword(actors.ledger) } };
  },
};
