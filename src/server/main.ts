import cluster from 'node:cluster';
import { readConfig } from './config.ts';
import { tellProblem } from './processes/index.ts';
import { StartProblem } from './start-problem.ts';
import { type RunningShop, startAsWorker, startShop } from './start-shop.ts';

/** npm passes Ctrl-C on to a process that the terminal has told already, so a second signal at once means nothing. */
const repeatedMs = 1000;

/**
 * Ends the process when it is asked to: after the requests that are being answered, with the database closed. While it
 * still starts, or when it is asked again, it ends at once; the database survives that.
 */
function stopOnSignals(running: Promise<RunningShop>): void {
  let askedAt: number | undefined;
  const stop = async () => {
    if (askedAt !== undefined && performance.now() - askedAt > repeatedMs) process.exit(130);
    if (askedAt !== undefined) return;
    askedAt = performance.now();
    const early = setTimeout(() => process.exit(130), repeatedMs);
    const shop = await running;
    clearTimeout(early);
    await shop.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

async function fail(error: unknown): Promise<never> {
  if (cluster.isWorker && error instanceof StartProblem) await tellProblem(error.message);
  else console.error(error instanceof StartProblem ? error.message : error);
  process.exit(1);
}

try {
  const config = readConfig();
  const running = cluster.isWorker ? startAsWorker(config) : startShop(config);
  stopOnSignals(running);
  await running;
} catch (error) {
  await fail(error);
}
