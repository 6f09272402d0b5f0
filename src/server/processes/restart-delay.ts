const firstMs = 100;
const longestMs = 30_000;

/** A worker that lived this long died of something new. */
export const provenMs = 60_000;

/** How long to wait before a worker is started again, in milliseconds, when so many have died shortly after their start. */
export function restartDelay(earlyDeaths: number): number {
  return Math.min(longestMs, firstMs * 2 ** Math.min(earlyDeaths, 20));
}
