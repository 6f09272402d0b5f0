const firstMs = 100;
const longestMs = 30_000;

/** A worker that ran this long ended for an unrelated reason. */
export const provenMs = 60_000;

/** Milliseconds to wait before restarting a worker, by the number of workers that recently ended shortly after their start. */
export function restartDelay(earlyDeaths: number): number {
  return Math.min(longestMs, firstMs * 2 ** Math.min(earlyDeaths, 20));
}
