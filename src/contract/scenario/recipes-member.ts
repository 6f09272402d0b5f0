import { must } from './closed.ts';
import { memberOf, type Recipe } from './recipe.ts';
import { mailedCode, newEmail, newPassword, registration, solveCaptcha } from './sign-up.ts';

/** A visitor's mail goes to an address that nobody has. */
const toNewAddress: Recipe = async ({ visitor, ledger }) => ({
  caller: visitor,
  fields: { mailAddress: newEmail(ledger) },
});

/** Signing up, signing in and passwords: each request has a member, a session or a code of its own. */
export const memberRecipes: Readonly<Record<string, Recipe>> = {
  loginMember: async (cast) => {
    const { email, password } = memberOf(cast);
    const known = email && password ? { email, password } : await cast.newcomer();
    const { visitor } = cast;
    const signIn = { email: known.email, password: known.password };
    return { caller: visitor, fields: { ...signIn, ...(await solveCaptcha(visitor)) } };
  },
  logoutMember: async (cast) => ({ caller: await cast.anotherSession(memberOf(cast)), fields: {} }),
  sendRegistrationCode: toNewAddress,
  sendResetCode: toNewAddress,
  registerMember: async ({ visitor, ledger }) => ({
    caller: visitor,
    fields: await registration(visitor, ledger),
  }),
  resetPassword: async (cast) => {
    const { visitor, ledger } = cast;
    const { email = '' } = await cast.newcomer();
    await must(visitor, 'sendResetCode', { mailAddress: email });
    const code = await mailedCode(visitor, email);
    return { caller: visitor, fields: { mail: email, code, password: newPassword(ledger) } };
  },
  sendAccountCode: async (cast) => ({ caller: (await cast.newcomer()).caller, fields: {} }),
  setPayPassword: async (cast) => {
    const { caller, email = '' } = await cast.newcomer();
    await must(caller, 'sendAccountCode');
    const code = await mailedCode(caller, email);
    return { caller, fields: { code, payPassword: newPassword(cast.ledger) } };
  },
  updatePayPassword: async (cast) => {
    const { caller, email = '' } = await cast.newcomer();
    await must(caller, 'sendAccountCode');
    const oldPayPassword = newPassword(cast.ledger);
    await must(caller, 'setPayPassword', {
      payPassword: oldPayPassword,
      code: await mailedCode(caller, email),
    });
    await cast.rest(60);
    await must(caller, 'sendAccountCode');
    const code = await mailedCode(caller, email);
    return { caller, fields: { code, oldPayPassword, payPassword: newPassword(cast.ledger) } };
  },
  updateLoginPassword: async (cast) => {
    const { caller, password } = await cast.newcomer();
    return { caller, fields: { oldPassword: password, password: newPassword(cast.ledger) } };
  },
};
