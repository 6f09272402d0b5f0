import cluster from 'node:cluster';
import { readConfig } from './config.ts';
import { reportProblem } from './processes/index.ts';
import { StartProblem } from './start-problem.ts';
import { type RunningShop, startAsWorker, startShop } from './start-shop.ts';

/** npm forwards Ctrl-C to a process that the terminal has already signalled, so a second signal within this time is ignored. */
const repeatedMs = 1000;

const stopping = new AbortController();

/**
 * Ends the process on a signal, after running requests and with the database closed. During start-up, or on a second signal, it
 * ends immediately, which the database survives.
 */
function stopOnSignals(running: Promise<RunningShop>): void {
  let askedAt: number | undefined;
  const stop = async () => {
    if (askedAt !== undefined && performance.now() - askedAt > repeatedMs) process.exit(130);
    if (askedAt !== undefined) return;
    askedAt = performance.now();
    const early = setTimeout(() => process.exit(130), repeatedMs);
    stopping.abort();
    const shop = await running;
    clearTimeout(early);
    await shop.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

async function fail(error: unknown): Promise<never> {
  if (stopping.signal.aborted) process.exit(130);
  if (cluster.isWorker && error instanceof StartProblem) await reportProblem(error.message);
  else console.error(error instanceof StartProblem ? error.message : error);
  process.exit(1);
}

try {
  const config = readConfig();
  const running = cluster.isWorker ? startAsWorker(config) : startShop(config, stopping.signal);
  stopOnSignals(running);
  await running;
} catch (error) {
  await fail(error);
}
