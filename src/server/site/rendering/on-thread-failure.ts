import type { Piscina } from 'piscina';

/**
 * Ends the pool when a thread fails while it has no task, which would end the process if no one listened, and reports it so that
 * the next task starts another pool: Piscina replaces no more threads once one has failed to start.
 */
export function onThreadFailure<Task, Result>(
  pool: Piscina<Task, Result>,
  report: (error: unknown) => void,
): Piscina<Task, Result> {
  pool.on('error', (error) => {
    report(error);
    void pool.destroy();
  });
  return pool;
}
