import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a core that the threads of a process have used; ticks of /proc/…/stat are too coarse for one request. NaN on a system other than Linux. */
export function threadsMs(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const nanoseconds = threads.map((id) =>
      Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]),
    );
    return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
  } catch {
    return Number.NaN;
  }
}
