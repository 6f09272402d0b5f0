import { asList, asObject, asText } from '#description/json.ts';
import { codeAt } from '#domain/account-security/totp.ts';
import { callOrSkip, PreconditionUnmet } from '../precondition.ts';
import { dataOf, type Recipe } from './recipe.ts';
import type { ShopActors, ShopMember } from './shop-actors.ts';

/** A new member with a secret that waits for its first code. */
export async function startedMember(actors: ShopActors) {
  const member = await actors.newcomer();
  const started = await callOrSkip(member.caller, 'startSecondFactor', { password: member.password });
  const secret = asText(dataOf(started).secret);
  return { ...member, code: codeAt(secret, actors.target.now().getTime()) };
}

/** A new member whose second factor is on, with a recovery code: a code of the app works once in its period. */
export async function securedMember(
  actors: ShopActors,
): Promise<ShopMember & { readonly recoveryCode: string }> {
  const { code, ...member } = await startedMember(actors);
  const confirmed = await callOrSkip(member.caller, 'confirmSecondFactor', { code });
  const [recoveryCode] = asList(asObject(confirmed.json).data).map(asText);
  if (recoveryCode === undefined) throw new PreconditionUnmet('no recovery codes were returned');
  return { ...member, recoveryCode };
}

/** Password and recovery code of a member whose second factor is on. */
const proof: Recipe = async (actors) => {
  const { caller, password, recoveryCode } = await securedMember(actors);
  return { caller, fields: { password, secondFactor: recoveryCode } };
};

/** Devices and the second factor: each request has a member of its own, because it changes how the member signs in. */
export const accountRecipes: Readonly<Record<string, Recipe>> = {
  logoutSession: async (actors) => {
    const member = await actors.newcomer();
    await member.anotherSession();
    const listed = await callOrSkip(member.caller, 'listSessions');
    const devices = asList(asObject(listed.json).data).map(asObject);
    const other = devices.find(({ current }) => current === false);
    if (!other) throw new PreconditionUnmet('another session is not listed');
    return { caller: member.caller, fields: { sessionId: Number(other.sessionId) } };
  },
  logoutOtherSessions: async (actors) => {
    const member = await actors.newcomer();
    await member.anotherSession();
    return { caller: member.caller, fields: {} };
  },
  startSecondFactor: async (actors) => {
    const { caller, password } = await actors.newcomer();
    return { caller, fields: { password } };
  },
  confirmSecondFactor: async (actors) => {
    const { caller, code } = await startedMember(actors);
    return { caller, fields: { code } };
  },
  deleteAccount: async (actors) => {
    const { caller, password } = await actors.newcomer();
    return { caller, fields: { password } };
  },
  deleteSecondFactor: proof,
  resetRecoveryCodes: proof,
};
