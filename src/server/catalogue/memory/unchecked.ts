import type { CachedCategory } from './cached-category.ts';
import { type Entry, isUsable } from './entry.ts';
import { wordSetsOf } from './follow-words.ts';

/** What is in memory, and whether it is what the database has now: that is asked meanwhile. */
export interface Unchecked {
  readonly data: CachedCategory;
  readonly isCurrent: Promise<boolean>;
}

/** Milliseconds in which a shop that has changed is not used unchecked: work that is done twice is worse than a check that is waited for. */
const changingFor = 1000;

/** Uses the whole shop while `check` brings it up to date; undefined where that is not there, or has just changed. */
export function openUnchecked(
  check: (entry: Entry) => Promise<boolean>,
): (entry: Entry | undefined) => Unchecked | undefined {
  let checkedUntil = Number.NEGATIVE_INFINITY;
  return (entry) => {
    if (!entry || performance.now() < checkedUntil || !isUsable(entry, undefined)) return undefined;
    const { data } = entry;
    const { revision, version } = data;
    const sets = wordSetsOf(data);
    const isCurrent = check(entry).then((isUpdated) => {
      const isSame = data.revision === revision && data.version === version && wordSetsOf(data) === sets;
      if (isUpdated && isSame) return true;
      checkedUntil = performance.now() + changingFor;
      return false;
    });
    return { data, isCurrent };
  };
}
