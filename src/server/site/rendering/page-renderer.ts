import { AsyncResource } from 'node:async_hooks';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { constants, httpStatus } from '#generated/constants.ts';
import { Overloaded } from './overloaded.ts';
import type { PageAnswer, PageRead, PageTarget, PageTask, RenderedPage } from './page-thread.ts';

export type { PageTarget } from './page-thread.ts';

export interface FinishedPage extends RenderedPage {
  /** Whether all reads of the page succeeded; otherwise it must not be cached. */
  readonly isWhole: boolean;
  /** Whether a read failed because the shop is unavailable. */
  readonly isUnavailable: boolean;
}

/** While one page waits for the database, the thread renders another. */
const pagesPerThread = 2;
const megabytes = 512;
/** After this time without a page a thread is ended. */
const idleMs = constants.pageKept * 1000;
const serverError = 500;

interface Settings {
  /** Built module that renders pages. */
  readonly renderModule: string;
  readonly threads: number;
  /** Executes the API reads of a page. */
  readonly call: (request: Request) => Promise<Response>;
}

type Pool = Piscina<PageTask, RenderedPage>;

function startThreads({ renderModule, threads }: Settings): Pool {
  return new Piscina<PageTask, RenderedPage>({
    filename: new URL('./page-thread.ts', import.meta.url).href,
    workerData: { renderModule },
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: pagesPerThread,
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
}

/**
 * Renders pages in threads, with limits on running and waiting renders. The threads hold the whole web app, so they are started for the
 * first page, and ended when there was none for some minutes.
 */
export class PageRenderer {
  readonly #settings: Settings;
  readonly #mostWaiting: number;
  #pool: Pool | undefined;
  #running = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#mostWaiting = settings.threads * constants.pageQueue;
  }

  /** Pages that wait for a thread. */
  get waiting(): number {
    return this.#pool?.queueSize ?? 0;
  }

  /** Whether another page would be refused. */
  get isFull(): boolean {
    return this.waiting >= this.#mostWaiting;
  }

  /** Renders a page of a version of the data, if that is known; throws {@link Overloaded} when too many wait. */
  async render(target: PageTarget, version?: string): Promise<FinishedPage> {
    if (this.isFull) throw new Overloaded('pages');
    this.#running += 1;
    try {
      this.#pool ??= startThreads(this.#settings);
      return await this.#renderIn(this.#pool, target, version);
    } finally {
      this.#running -= 1;
      this.#endWhenIdle();
    }
  }

  async #renderIn(pool: Pool, target: PageTarget, version: string | undefined): Promise<FinishedPage> {
    const { port1, port2 } = new MessageChannel();
    const statuses = new Set<number>();
    // Keeps the request scope for the reads of the page.
    const inScope = AsyncResource.bind(async (read: PageRead) => {
      const answer = await this.#answer(read);
      statuses.add(answer.status);
      port2.postMessage(answer);
    });
    port2.on('message', inScope);
    try {
      const task: PageTask = { ...target, port: port1, dataVersion: version };
      const signal = AbortSignal.timeout(constants.pageRenderLimit);
      // Piscina's types allow only the array form of the transfer list.
      const transferList: object = [port1];
      const page = await pool.run(task, { transferList, signal });
      const isWhole = ![...statuses].some((status) => status >= serverError);
      return { ...page, isWhole, isUnavailable: statuses.has(httpStatus.unavailable) };
    } finally {
      closePort(port2);
    }
  }

  #endWhenIdle(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      if (this.#running === 0) void this.close();
    }, idleMs).unref();
  }

  async #answer({ id, path, form }: PageRead): Promise<PageAnswer> {
    try {
      const sent = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) };
      const response = await this.#settings.call(new Request(new URL(path, 'http://shop'), sent));
      return { id, status: response.status, body: await response.text() };
    } catch {
      return { id, status: serverError, body: '' };
    }
  }

  /** Ends the threads; the next page starts them again. */
  async close(): Promise<void> {
    const pool = this.#pool;
    this.#pool = undefined;
    await pool?.destroy();
  }
}

function closePort(port: MessagePort): void {
  port.removeAllListeners('message');
  port.close();
}
