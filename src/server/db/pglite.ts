import { Worker } from 'node:worker_threads';
import { StartProblem } from '#server/start-problem.ts';
import { PgliteStream } from './pglite-stream.ts';
import type { WorkerReport, WorkerStart } from './pglite-worker.ts';

/** The embedded database, running in a thread of its own. */
export interface Pglite {
  readonly connect: () => PgliteStream;
  readonly close: () => Promise<void>;
}

function nextReport(worker: Worker): Promise<WorkerReport> {
  return new Promise((settle, fail) => {
    const onExit = () => fail(new Error('the thread of the embedded database ended'));
    worker.once('error', fail);
    worker.once('exit', onExit);
    worker.once('message', (report: WorkerReport) => {
      worker.off('error', fail);
      worker.off('exit', onExit);
      settle(report);
    });
  });
}

/** Starts the embedded database in the given folder, or in memory from a snapshot. */
export async function startPglite(start: WorkerStart): Promise<Pglite> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: start });
  const report = await nextReport(worker);
  if ('failed' in report) {
    await worker.terminate();
    throw new StartProblem(
      `The embedded database in ${start.dataDir ?? 'memory'} did not open: ${report.failed}`,
    );
  }
  return {
    connect: () => new PgliteStream(worker),
    close: async () => {
      const closed = nextReport(worker);
      worker.postMessage({ close: true });
      await closed;
      await worker.terminate();
    },
  };
}
