import type { Call } from './call.ts';

interface Limit {
  readonly tries: number;
  /** Seconds. */
  readonly lock: number;
}

/** Seconds until an account that was tried too often may be tried again; 0 when it is open. */
export function lockedFor({ world, now }: Call, of: string, { tries, lock }: Limit): number {
  const found = world.store.find('tries', 'of', of);
  if (!found || found.count < tries) return 0;
  return Math.max(0, Math.ceil(lock - (now.getTime() - found.lastAt) / 1000));
}

/** Notes a wrong try and answers how many are left. */
export function noteTry({ world: { store }, now }: Call, of: string, { tries, lock }: Limit): number {
  const found = store.find('tries', 'of', of);
  const lastAt = now.getTime();
  const old = found !== undefined && lastAt - found.lastAt > lock * 1000;
  const count = found && !old ? found.count + 1 : 1;
  if (found) store.change('tries', found, { count, lastAt });
  else store.add('tries', ($id) => ({ $id, of, count, lastAt }));
  return Math.max(0, tries - count);
}

export function forgetTries({ world: { store } }: Call, of: string): void {
  const found = store.find('tries', 'of', of);
  if (found) store.remove('tries', found);
}
