import { currentPageKey } from '../page-key.ts';
import type { Cached } from './cached.ts';
import type { CachedCategory } from './cached-category.ts';
import { type Entry, isUsable } from './entry.ts';
import { wordSetsOf } from './follow-words.ts';
import { isCheckedForPage } from './is-up-to-date.ts';
import type { SeenState, StillSeen } from './update-cached.ts';

/** What a statement is asked about memory besides what it reads. */
interface Question {
  readonly cached: Cached;
  readonly state: SeenState;
}

/** What a statement that was asked has found, with the version of the catalogue. */
interface Found extends StillSeen {
  readonly version: number;
}

/** What is in memory, as it was when it was last up to date; whether that is what the database has now is asked with what is read by it. */
export interface Unchecked {
  readonly data: CachedCategory;
  /** Undefined where it is known to be current for the page that is rendered. */
  readonly question: Question | undefined;
  /** Whether memory was current, by what the question has found. */
  readonly confirm: (found: Found) => boolean;
  /** Asks that alone, and brings memory up to date. */
  readonly isCurrent: () => Promise<boolean>;
}

/** Milliseconds in which what has changed is not used unchecked: work that is done twice is worse than a check that is waited for. */
const changingFor = 1000;

/** What is in memory, to be used before it is checked; undefined where it is not there or has just changed. */
export function openUnchecked(
  entry: Entry | undefined,
  cached: Cached,
  check: (entry: Entry, cached: Cached) => Promise<boolean>,
): Unchecked | undefined {
  if (!entry || !isUsable(entry, cached.category) || performance.now() < entry.checkedUntil) return undefined;
  const { data } = entry;
  const { revision, version, origin, seen } = data;
  const wordsNow = () => (cached.category === undefined ? wordSetsOf(data) : undefined);
  const words = wordsNow();
  const [begun, page] = [performance.now(), currentPageKey()];
  const isSame = () => data.revision === revision && data.version === version && wordsNow() === words;
  const conclude = (isCurrent: boolean) => {
    if (!isCurrent) entry.checkedUntil = performance.now() + changingFor;
    return isCurrent;
  };
  return {
    data,
    question: isCheckedForPage(entry) ? undefined : { cached, state: { origin, seen } },
    confirm: (found) => {
      if (found.still_seen === null || found.version !== version) return conclude(false);
      if (isSame() && begun >= entry.at) {
        data.seen = found.still_seen;
        data.content = found.content ?? undefined;
        entry.at = begun;
        entry.upToDateSince = page ?? entry.upToDateSince;
      }
      return true;
    },
    isCurrent: async () => conclude((await check(entry, cached)) && isSame()),
  };
}
