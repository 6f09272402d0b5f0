import type { Call } from './call.ts';

interface Limit {
  readonly attempts: number;
  /** Seconds. */
  readonly lock: number;
}

/** Seconds until a locked account may be tried again; 0 when it is open. */
export function secondsLocked({ world, now }: Call, account: string, { attempts, lock }: Limit): number {
  const found = world.store.find('failedAttempts', 'account', account);
  if (!found || found.count < attempts) return 0;
  return Math.max(0, Math.ceil(lock - (now.getTime() - found.lastAt) / 1000));
}

/** Returns how many attempts are left. */
export function recordFailedAttempt(
  { world: { store }, now }: Call,
  account: string,
  { attempts, lock }: Limit,
): number {
  const found = store.find('failedAttempts', 'account', account);
  const lastAt = now.getTime();
  const old = found !== undefined && lastAt - found.lastAt > lock * 1000;
  const count = found && !old ? found.count + 1 : 1;
  if (found) store.change('failedAttempts', found, { count, lastAt });
  else store.add('failedAttempts', ($id) => ({ $id, account, count, lastAt }));
  return Math.max(0, attempts - count);
}

export function clearFailedAttempts({ world: { store } }: Call, account: string): void {
  const found = store.find('failedAttempts', 'account', account);
  if (found) store.remove('failedAttempts', found);
}
