import cluster, { type Worker } from 'node:cluster';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { StartProblem } from '#server/start-problem.ts';
import type { GatheredFigures } from './gathered-figures.ts';
import { isMessage, type PrimaryMessage, type WorkerMessage } from './messages.ts';
import { provenMs, restartDelay } from './restart-delay.ts';

type Log = Pick<Logger, 'info' | 'warn'>;

/** Longer than a worker needs to finish its requests. */
const patienceMs = 15_000;

/** Waits for a message of a worker; rejects with the worker's reason when it ends first. */
function next<K extends WorkerMessage['shop']>(
  worker: Worker,
  kind: K,
): Promise<Extract<WorkerMessage, { shop: K }>> {
  return new Promise((settle, fail) => {
    let problem = 'A worker process ended while it started.';
    worker.on('message', (message: unknown) => {
      if (!isMessage<WorkerMessage>(message)) return;
      if (message.shop === 'problem') problem = message.problem;
      // A comparison with a type parameter does not narrow the union.
      if (message.shop === kind) settle(message as Extract<WorkerMessage, { shop: K }>);
    });
    worker.once('exit', () => fail(new StartProblem(problem)));
  });
}

/** A worker that fails at start is restarted; only when all fail the start is given up. */
async function allOpen(open: readonly Promise<unknown>[]): Promise<void> {
  const settled = await Promise.allSettled(open);
  const [first] = settled;
  if (first?.status === 'rejected' && settled.every(({ status }) => status === 'rejected'))
    throw first.reason;
}

/** Starts the worker processes, restarts failed ones and ends all of them. */
export class Workers {
  readonly #log: Log;
  readonly #figures: GatheredFigures;
  readonly #waiting = new Set<NodeJS.Timeout>();
  #earlyDeaths = 0;
  #isPrepared = false;
  #isStopping = false;

  constructor(log: Log, figures: GatheredFigures) {
    this.#log = log;
    this.#figures = figures;
    cluster.setupPrimary({ exec: fileURLToPath(new URL('../main.ts', import.meta.url)), args: [] });
  }

  /** Starts workers that listen but wait for the database; the first one checks that the port is free. */
  async listen(count: number): Promise<{ readonly address: string; readonly opened: Promise<void> }> {
    const first = this.#start();
    const open = [next(first, 'open')];
    // Already reported by the wait for its port.
    open[0]?.catch(() => undefined);
    const { address } = await next(first, 'listening');
    this.#restartWhenDead(first);
    for (let started = 1; started < count; started += 1) {
      const worker = this.#start();
      open.push(next(worker, 'open'));
      this.#restartWhenDead(worker);
    }
    return { address, opened: allOpen(open) };
  }

  /** Lets all workers open, including ones started later. */
  notePrepared(): void {
    this.#isPrepared = true;
    for (const worker of this.#listRunning()) this.#notifyPrepared(worker);
  }

  /** Ends every worker after its running requests. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const timer of this.#waiting) clearTimeout(timer);
    await Promise.all(this.#listRunning().map(end));
  }

  #listRunning(): Worker[] {
    return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  }

  #notifyPrepared(worker: Worker): void {
    worker.send({ shop: 'prepared' } satisfies PrimaryMessage, () => undefined);
  }

  #start(): Worker {
    const worker = cluster.fork();
    this.#log.info({ worker: worker.id, pid: worker.process.pid }, 'a worker process was started');
    if (this.#isPrepared) this.#notifyPrepared(worker);
    return worker;
  }

  #restartWhenDead(worker: Worker): void {
    const since = performance.now();
    let problem: string | undefined;
    worker.on('message', (message: unknown) => {
      if (isMessage<WorkerMessage>(message) && message.shop === 'problem') problem = message.problem;
    });
    worker.once('exit', (exitCode, signal) => {
      void this.#figures.end(worker.id);
      if (this.#isStopping) return;
      this.#earlyDeaths = performance.now() - since > provenMs ? 0 : this.#earlyDeaths + 1;
      const delayMs = restartDelay(this.#earlyDeaths - 1);
      this.#log.warn({ worker: worker.id, exitCode, signal, problem, delayMs }, 'a worker process ended');
      this.#startLater(delayMs);
    });
  }

  #startLater(delayMs: number): void {
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      const worker = this.#start();
      this.#figures.countRestart();
      this.#restartWhenDead(worker);
    }, delayMs);
    this.#waiting.add(timer);
  }
}

function end(worker: Worker): Promise<void> {
  return new Promise((settle) => {
    const kill = setTimeout(() => worker.process.kill('SIGKILL'), patienceMs);
    worker.once('exit', () => {
      clearTimeout(kill);
      settle();
    });
    worker.process.kill('SIGTERM');
  });
}
