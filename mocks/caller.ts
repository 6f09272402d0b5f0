import { callerRefusal, sessionToken } from '#domain/session/caller-refusal.ts';
import { isSessionAlive, isUseRecorded } from '#domain/session/lifetimes.ts';
import { ApiRefusal } from '#domain/wire/envelope.ts';
import type { Route } from '#domain/wire/route.ts';
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
  const session = sessionToken(route, token);
  const member = session === undefined ? undefined : memberOf(world, session, now);
  const refusal = callerRefusal(route, session, member);
  if (refusal) throw new ApiRefusal(refusal);
  return member;
}
