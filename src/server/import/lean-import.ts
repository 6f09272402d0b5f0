import type { LeanProcess } from '../lean-process.ts';

/** Pieces of 32 kB and more are given back as soon as they are freed; otherwise 40 MB of gaps stay between what compilers and the database leave behind. */
const env = { MALLOC_MMAP_THRESHOLD_: String(32 * 1024) };

/**
 * How a process that imports is started. With a PostgreSQL server it holds half of what it may, so garbage may be two thirds of what is in use, and what
 * lives for one row gets 8 MB. The embedded database is in the same process, so there it is a third and 1 MB: 100 MB less, for more work of the collector.
 */
export function leanImport({ DATABASE_URL }: Readonly<Record<string, string | undefined>>): LeanProcess {
  const execArgv = DATABASE_URL
    ? ['--heap-growing-percent=70', '--max-semi-space-size=8']
    : ['--heap-growing-percent=30', '--max-semi-space-size=1'];
  return { execArgv, env };
}
