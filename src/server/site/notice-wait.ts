import { createHash } from 'node:crypto';
import { getCookie } from 'hono/cookie';
import { constants } from '#generated/constants.ts';
import type { AppContext } from '../wire/caller.ts';

const name = 'waited';

/** Longer than a page that is given up takes, so that its next notice still knows of this one. */
const remembered = 60;

function markOf(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 12);
}

/**
 * Seconds until the notice opens the address again: twice as many each time, as a page that fails by a mistake of ours would be
 * asked for without end. A cookie counts, because the notice has no scripts.
 */
export function nextWait(context: AppContext, address: string): number {
  const mark = markOf(address);
  const [before, seconds] = (getCookie(context, name) ?? '').split('.');
  const last = before === mark && /^\d{1,3}$/.test(seconds ?? '') ? Number(seconds) : 0;
  const wait = Math.min(Math.max(last * 2, constants.overloadRetry), constants.overloadRetryMost);
  const age = wait + remembered;
  context.header('set-cookie', `${name}=${mark}.${wait}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax`);
  return wait;
}
