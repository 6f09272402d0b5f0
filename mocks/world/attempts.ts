import {
  type AttemptLimit,
  type RateLimit,
  secondsLocked,
  secondsUntilAllowed,
} from '#domain/session/attempts.ts';
import type { Call } from './call.ts';

/** Seconds until an account with too many failed attempts accepts one again; 0 when it is open. */
export function lockedSeconds({ world, now }: Call, account: string, limit: AttemptLimit): number {
  const found = world.store.find('failedAttempts', 'account', account);
  return secondsLocked(found?.times ?? [], limit, now.getTime());
}

/** Seconds until something that is counted under the name may be asked for again; 0 when it may be now. */
export function secondsUntilRateAllows({ world, now }: Call, name: string, limit: RateLimit): number {
  const found = world.store.find('failedAttempts', 'account', name);
  return secondsUntilAllowed(found?.times ?? [], limit, now.getTime());
}

/** Records an attempt and returns the moments of the latest `most`, the newest first. */
export function recordAttempt(
  { world: { store }, now }: Call,
  account: string,
  most: number,
): readonly number[] {
  const found = store.find('failedAttempts', 'account', account);
  const times = [now.getTime(), ...(found?.times ?? [])].slice(0, most);
  if (found) store.change('failedAttempts', found, { times });
  else store.add('failedAttempts', ($id) => ({ $id, account, times }));
  return times;
}

/** Records a failed attempt and returns how many there were within the limit, this one included. */
export function recordFailedAttempt(call: Call, account: string, { most, lasts }: AttemptLimit): number {
  const times = recordAttempt(call, account, most);
  return times.filter((at) => at > call.now.getTime() - lasts * 1000).length;
}

export function clearFailedAttempts({ world: { store } }: Call, account: string): void {
  const found = store.find('failedAttempts', 'account', account);
  if (found) store.remove('failedAttempts', found);
}
