import { asText } from '#description/json.ts';
import type { Caller } from '../caller.ts';
import { callOrSkip, PreconditionUnmet } from '../precondition.ts';
import type { Ledger } from './ledger.ts';
import { dataOf } from './recipe.ts';
import type { ShopMember } from './shop-actors.ts';
import { shopHooks } from './shop-hooks.ts';

/** A new login password, by the rules of the description. */
export function newPassword(ledger: Ledger): string {
  return `Story${String(ledger.next()).padStart(6, '0')}`;
}

/** An e-mail address that is not registered. */
export function newEmail(ledger: Ledger): string {
  return `story-${ledger.name()}@example.com`;
}

/** Requests a captcha and returns the two fields that a form needs. */
export async function solveCaptcha(visitor: Caller): Promise<{ loginMark: string; code: string }> {
  const loginMark = asText(dataOf(await callOrSkip(visitor, 'getVerifyCode')).loginMark);
  const code = await shopHooks(visitor.target).captcha?.(loginMark);
  if (code === undefined) throw new PreconditionUnmet('the target does not reveal the text of its captcha');
  return { loginMark, code };
}

/** The code in the last mail to an address. */
export async function mailedCode(caller: Caller, address: string): Promise<string> {
  const code = await shopHooks(caller.target).mailedCode?.(address);
  if (code === undefined)
    throw new PreconditionUnmet('the target does not give access to the mails that it sends');
  return code;
}

/** Signs in and returns the member as a caller. */
async function signIn(visitor: Caller, email: string, password: string): Promise<Caller> {
  const response = await callOrSkip(visitor, 'loginMember', {
    email,
    password,
    ...(await solveCaptcha(visitor)),
  });
  return visitor.as({ token: asText(dataOf(response).token) });
}

/** The fields of a registration, with a code that was just mailed. */
export async function registration(visitor: Caller, ledger: Ledger) {
  const email = newEmail(ledger);
  await callOrSkip(visitor, 'sendRegistrationCode', { mailAddress: email });
  const code = await mailedCode(visitor, email);
  return {
    email,
    code,
    password: newPassword(ledger),
    name: 'Story',
    surname: 'Teller',
    phone: '13800138000',
    country: 'China',
    provinces: 'Guangdong',
    mechanismName: 'Story Ltd.',
  };
}

/** Registers a new member and signs it in. */
export async function signUp(visitor: Caller, ledger: Ledger): Promise<ShopMember> {
  const fields = await registration(visitor, ledger);
  await callOrSkip(visitor, 'registerMember', fields);
  const { email, password } = fields;
  const anotherSession = () => signIn(visitor, email, password);
  return { caller: await anotherSession(), anotherSession, email, password, payPassword: undefined };
}
