import { Piscina } from 'piscina';
import { constants } from '#generated/constants.ts';
import { onThreadFailure } from './on-thread-failure.ts';
import { Overloaded } from './overloaded.ts';

const idleMs = 30_000;
const megabytes = 256;

/**
 * Runs tasks of one kind in a thread, of which each process has one, started on demand and ended when idle. The task throws
 * {@link Overloaded} when too many others wait. `script` is the address of its code, `what` names the tasks in the log.
 */
export function documentThread<Task, Rendered>(script: URL, what: string): (task: Task) => Promise<Rendered> {
  let started: Piscina<Task, Rendered> | undefined;
  const start = () => {
    const pool = new Piscina<Task, Rendered>({
      filename: script.href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    return onThreadFailure(pool, (error) => {
      console.error(`The thread that renders ${what} failed:`, error);
      started = undefined;
    });
  };
  return async (task) => {
    started ??= start();
    if (started.queueSize >= constants.drawingQueue) throw new Overloaded('documents');
    return started.run(task);
  };
}
