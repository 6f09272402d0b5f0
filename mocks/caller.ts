import { isSessionAlive, isUseRecorded } from '#domain/session/lifetimes.ts';
import { ApiRefusal } from '#domain/wire/envelope.ts';
import type { Route } from '#domain/wire/route.ts';
import { codes, constants } from '#generated/constants.ts';
import type { World } from './world/call.ts';
import type { MemberEntry } from './world/entries.ts';

function memberOf({ store }: World, token: string, now: Date): MemberEntry | undefined {
  const session = store.find('sessions', 'token', token);
  if (!session) return undefined;
  if (!isSessionAlive(session, now.getTime())) return undefined;
  if (isUseRecorded(session, now.getTime())) store.change('sessions', session, { usedAt: now.getTime() });
  return store.at('members', session.$owner);
}

/** The member of the token; refuses a missing or unknown token where the operation requires one. */
export function callerOf(
  world: World,
  route: Route,
  token: string | undefined,
  now: Date,
): MemberEntry | undefined {
  if (route.access === 'public') return undefined;
  if (token === undefined || token === '' || token === constants.visitorToken) {
    if (route.access === 'member') throw new ApiRefusal('signInNeeded');
    return undefined;
  }
  const member = memberOf(world, token, now);
  const refuses = route.access === 'member' || route.codes.includes(codes.sessionExpired);
  if (!member && refuses) throw new ApiRefusal('sessionExpired');
  return member;
}
