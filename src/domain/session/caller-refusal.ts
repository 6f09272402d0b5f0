import { codes, constants } from '#generated/constants.ts';
import type { Route } from '../wire/route.ts';

/** Whether a call with this token comes from a visitor. */
export function isVisitorToken(token: string | undefined): boolean {
  return token === undefined || token === '' || token === constants.visitorToken;
}

/** The token whose session a call needs; undefined for the call of a visitor and where the caller does not matter. */
export function sessionToken(
  { access }: Pick<Route, 'access'>,
  token: string | undefined,
): string | undefined {
  return access === 'public' || isVisitorToken(token) ? undefined : token;
}

/**
 * Why a call is refused because it has no member; undefined where it may proceed. `token` is that of {@link sessionToken}, `member` the one
 * whose session it names. Where a member is optional, an ended session makes the caller a visitor, unless the description of the
 * call has the code.
 */
export function callerRefusal(
  { access, codes: answered }: Pick<Route, 'access' | 'codes'>,
  token: string | undefined,
  member: object | undefined,
): 'signInNeeded' | 'sessionExpired' | undefined {
  if (member) return undefined;
  const needsMember = access === 'member';
  if (token === undefined) return needsMember ? 'signInNeeded' : undefined;
  return needsMember || answered.includes(codes.sessionExpired) ? 'sessionExpired' : undefined;
}
