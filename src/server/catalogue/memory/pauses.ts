import { constants } from '#generated/constants.ts';

const millisecond = 1000;

/** Growing pauses after failures, by what failed. */
export interface Pauses {
  isPaused(key: number): boolean;
  /** Begins a pause and returns its milliseconds. */
  fail(key: number): number;
  succeed(key: number): void;
}

export function openPauses(): Pauses {
  const failed = new Map<number, { readonly times: number; readonly until: number }>();
  const longest = constants.cachedColumnLongestPause * millisecond;

  function fail(key: number): number {
    const times = (failed.get(key)?.times ?? 0) + 1;
    const pause = Math.min(longest, constants.cachedColumnPause * millisecond * 2 ** (times - 1));
    failed.set(key, { times, until: performance.now() + pause });
    return pause;
  }

  return {
    fail,
    isPaused: (key) => performance.now() < (failed.get(key)?.until ?? 0),
    succeed: (key) => failed.delete(key),
  };
}
