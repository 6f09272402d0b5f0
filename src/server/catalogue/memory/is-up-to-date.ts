import { constants } from '#generated/constants.ts';
import type { Queryable } from '../../db/queryable.ts';
import { currentPageKey } from '../page-key.ts';
import type { Cached } from './cached.ts';
import type { Entry } from './entry.ts';
import { updateCached } from './update-cached.ts';

interface Update {
  readonly db: Queryable;
  readonly entry: Entry;
  readonly cached: Cached;
  readonly onError: (error: unknown) => void;
}

const millisecond = 1000;

async function update({ db, entry, cached, onError }: Update): Promise<boolean> {
  const [at, version] = [performance.now(), currentPageKey()];
  try {
    const isDone = await updateCached(db, cached, entry.data);
    if (!isDone) return false;
    entry.at = at;
    entry.upToDateSince = version ?? entry.upToDateSince;
    return true;
  } catch (error) {
    onError(error);
    return false;
  }
}

function start(given: Update): Promise<boolean> {
  const { entry } = given;
  const running = update(given).finally(() => {
    entry.running = undefined;
  });
  entry.running = running;
  return running;
}

function follow(given: Update): Promise<boolean> {
  given.entry.next = undefined;
  return start(given);
}

/** Whether an entry was up to date for a page of the version that is rendered. */
export function isCheckedForPage({ upToDateSince, at }: Entry): boolean {
  const isChecked = upToDateSince !== undefined && upToDateSince === currentPageKey();
  return isChecked && performance.now() - at < constants.cachedColumnCheck * millisecond;
}

/**
 * Brings an entry up to date, together with all calls that wait for it, unless a page of the same version has done so. Returns false where the
 * entry has to be read again.
 */
export function isUpToDate(given: Update): Promise<boolean> {
  const { entry } = given;
  if (isCheckedForPage(entry)) return Promise.resolve(true);
  if (entry.next) return entry.next;
  if (!entry.running) return start(given);
  entry.next = entry.running.then(() => follow(given));
  return entry.next;
}
