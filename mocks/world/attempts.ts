import { type AttemptLimit, secondsLocked } from '#domain/session/attempts.ts';
import type { Call } from './call.ts';

/** Seconds until an account with too many failed attempts accepts one again; 0 when it is open. */
export function lockedSeconds({ world, now }: Call, account: string, limit: AttemptLimit): number {
  const found = world.store.find('failedAttempts', 'account', account);
  return secondsLocked(found?.times ?? [], limit, now.getTime());
}

/** Records a failed attempt and returns how many there were within the limit, this one included. */
export function recordFailedAttempt(
  { world: { store }, now }: Call,
  account: string,
  { tries, lasts }: AttemptLimit,
): number {
  const found = store.find('failedAttempts', 'account', account);
  const times = [now.getTime(), ...(found?.times ?? [])].slice(0, tries);
  if (found) store.change('failedAttempts', found, { times });
  else store.add('failedAttempts', ($id) => ({ $id, account, times }));
  return times.filter((at) => at > now.getTime() - lasts * 1000).length;
}

export function clearFailedAttempts({ world: { store } }: Call, account: string): void {
  const found = store.find('failedAttempts', 'account', account);
  if (found) store.remove('failedAttempts', found);
}
