import {
  type AttemptLimit,
  countWithinLimit,
  type RateLimit,
  refuseOverLimit,
  refuseWhileWaiting,
  secondsLocked,
  secondsUntilAllowed,
} from '#domain/session/attempts.ts';
import type { Route } from '#domain/wire/route.ts';
import type { Call } from '../call.ts';
import type { MemberEntry } from '../entries.ts';

/** When and where attempts are counted. */
type Counting = Pick<Call, 'world' | 'now'>;

/** Seconds until an account with too many failed attempts accepts one again; 0 when it is open. */
export function lockedSeconds({ world, now }: Counting, account: string, limit: AttemptLimit): number {
  const found = world.store.find('failedAttempts', 'account', account);
  return secondsLocked(found?.times ?? [], limit, now.getTime());
}

/** Seconds until something that is counted under the name may be asked for again; 0 when it may be now. */
export function secondsUntilRateAllows({ world, now }: Counting, name: string, limit: RateLimit): number {
  const found = world.store.find('failedAttempts', 'account', name);
  return secondsUntilAllowed(found?.times ?? [], limit, now.getTime());
}

/** Records an attempt and returns the moments of the latest `most`, the newest first. */
export function recordAttempt(
  { world: { store }, now }: Counting,
  account: string,
  most: number,
): readonly number[] {
  const found = store.find('failedAttempts', 'account', account);
  const times = [now.getTime(), ...(found?.times ?? [])].slice(0, most);
  if (found) store.change('failedAttempts', found, { times });
  else store.add('failedAttempts', ($id) => ({ $id, account, times }));
  return times;
}

/** Counts one more within the limit and returns 0; returns the seconds to wait, and counts nothing, when the limit is reached. */
export function countWithin(call: Counting, name: string, limit: RateLimit): number {
  const wait = secondsUntilRateAllows(call, name, limit);
  if (!refuseWhileWaiting(wait)) recordAttempt(call, name, limit.most);
  return wait;
}

/** What wrong passwords and mailed codes of the client's address are counted under. */
export function addressAttempts({ address }: Pick<Call, 'address'>): string {
  return `address ${address}`;
}

/** Counts a call of a member towards the hourly limit of the operation, and refuses it (4008) beyond that. */
export function countForMember(
  counting: Counting,
  { operationId, hourlyLimit }: Pick<Route, 'operationId' | 'hourlyLimit'>,
  member: MemberEntry | undefined,
) {
  if (!member) return undefined;
  return refuseOverLimit(hourlyLimit, (limit) =>
    countWithin(counting, `${operationId} of ${member.$id}`, limit),
  );
}

/** Records a failed attempt and returns how many there were within the limit, this one included. */
export function recordFailedAttempt(call: Counting, account: string, limit: AttemptLimit): number {
  return countWithinLimit(recordAttempt(call, account, limit.most), limit, call.now.getTime());
}

export function clearFailedAttempts({ world: { store } }: Counting, account: string): void {
  const found = store.find('failedAttempts', 'account', account);
  if (found) store.remove('failedAttempts', found);
}
