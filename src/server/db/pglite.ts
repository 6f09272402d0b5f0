import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { reasonOf, StartProblem } from '#server/start-problem.ts';
import { DatabaseAway } from './database-away.ts';
import type { OnAvailability } from './database-watch.ts';
import { PgliteStream } from './pglite-stream.ts';
import type { WorkerReport, WorkerStart } from './pglite-worker.ts';

/** The embedded database, running in a thread of its own. */
export interface Pglite {
  readonly connect: () => PgliteStream;
  readonly close: () => Promise<void>;
}

/** Milliseconds between attempts to restart the thread. */
const pauseMs = 500;

/** Of the thread's objects; the database's memory is apart. */
const maxYoungGenerationSizeMb = 12;

const workerFile = new URL('./pglite-worker.ts', import.meta.url);

/** One database thread, from start to end. */
class PgliteThread {
  readonly #worker: Worker;
  readonly #streams = new Set<PgliteStream>();
  /** Resolves with the reason when the thread has ended. */
  readonly ended: Promise<string>;
  hasEnded = false;
  #reason = 'the thread of the embedded database ended';

  constructor(start: WorkerStart) {
    this.#worker = new Worker(workerFile, {
      workerData: start,
      resourceLimits: { maxYoungGenerationSizeMb },
    });
    this.#worker.on('error', (error) => this.#note(reasonOf(error)));
    this.#worker.on('message', (report: WorkerReport) => 'failed' in report && this.#note(report.failed));
    this.ended = new Promise((settle) => this.#worker.once('exit', () => settle(this.#end())));
  }

  #note(reason: string): void {
    this.#reason = reason;
  }

  #end(): string {
    this.hasEnded = true;
    for (const stream of this.#streams) stream.destroy(new DatabaseAway(this.#reason));
    return this.#reason;
  }

  /** Waits for a report of the thread; false when the thread ends first. */
  #reports(what: 'ready' | 'closed'): Promise<boolean> {
    const reported = new Promise<boolean>((settle) =>
      this.#worker.on('message', (report: WorkerReport) => what in report && settle(true)),
    );
    return Promise.race([reported, this.ended.then(() => false)]);
  }

  waitUntilOpen(): Promise<boolean> {
    return this.#reports('ready');
  }

  connect(): PgliteStream {
    const stream = new PgliteStream((port) => this.#worker.postMessage({ open: port }, [port]));
    this.#streams.add(stream);
    stream.once('close', () => this.#streams.delete(stream));
    return stream;
  }

  async close(): Promise<void> {
    const closed = this.#reports('closed');
    this.#worker.postMessage({ close: true });
    await closed;
    await this.#worker.terminate();
  }
}

/** Keeps a database thread running and replaces it when it ends unexpectedly. */
class PgliteKeeper implements Pglite {
  readonly #start: WorkerStart;
  readonly #onAvailability: OnAvailability;
  #thread: PgliteThread | undefined;
  #isClosing = false;
  #restarting: Promise<void> | undefined;

  constructor(start: WorkerStart, onAvailability: OnAvailability) {
    this.#start = start;
    this.#onAvailability = onAvailability;
  }

  /** Returns why the database did not open, or undefined. */
  async open(): Promise<string | undefined> {
    const thread = new PgliteThread(this.#start);
    if (!(await thread.waitUntilOpen())) return thread.ended;
    this.#thread = thread;
    void thread.ended.then((reason) => this.#handleLoss(reason));
    return undefined;
  }

  #handleLoss(reason: string): void {
    this.#thread = undefined;
    if (this.#isClosing) return;
    this.#onAvailability(reason);
    // An in-memory database is lost with its thread: restarting empty would be worse than failing.
    if (this.#start.dataDir !== undefined) this.#restarting = this.#restart();
  }

  async #restart(): Promise<void> {
    while (!this.#isClosing) {
      const problem = await this.open();
      if (problem === undefined) return this.#onAvailability(undefined);
      await new Promise((next) => setTimeout(next, pauseMs));
    }
  }

  readonly connect = (): PgliteStream => {
    if (this.#thread && !this.#thread.hasEnded) return this.#thread.connect();
    const stream = new PgliteStream(() => undefined);
    process.nextTick(() => stream.destroy(new DatabaseAway('the embedded database is starting again')));
    return stream;
  };

  readonly close = async (): Promise<void> => {
    this.#isClosing = true;
    await this.#restarting;
    await this.#thread?.close();
  };
}

/**
 * Makes a database in an empty folder. PGlite does that with a second PostgreSQL in the same thread, which would keep its memory, so this
 * thread ends again. A failure shows when the database is opened.
 */
async function makeDatabase(start: WorkerStart): Promise<void> {
  const { dataDir, snapshot } = start;
  if (dataDir === undefined || snapshot !== undefined || existsSync(join(dataDir, 'PG_VERSION'))) return;
  const thread = new PgliteThread(start);
  if (await thread.waitUntilOpen()) await thread.close();
}

/** Starts the embedded database in the given folder, or in memory from a snapshot. */
export async function startPglite(
  start: WorkerStart,
  onAvailability: OnAvailability = () => undefined,
): Promise<Pglite> {
  await makeDatabase(start);
  const keeper = new PgliteKeeper(start, onAvailability);
  const problem = await keeper.open();
  if (problem === undefined) return keeper;
  throw new StartProblem(`The embedded database in ${start.dataDir ?? 'memory'} did not open: ${problem}`);
}
