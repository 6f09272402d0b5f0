/** Milliseconds of repeated runs. */
export interface Timing {
  p50: number;
  p95: number;
  runs: number;
}

/** Runs something over and over, first without and then with the clock. */
export async function time(runs: number, work: () => Promise<unknown>): Promise<Timing> {
  for (let at = 0; at < Math.max(20, runs / 10); at += 1) await work();
  const taken: number[] = [];
  for (let at = 0; at < runs; at += 1) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  taken.sort((a, b) => a - b);
  const share = (part: number) => Number((taken[Math.floor(taken.length * part)] ?? 0).toFixed(2));
  return { p50: share(0.5), p95: share(0.95), runs };
}

/** The middle one, so that a busy moment of the machine does not decide. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
