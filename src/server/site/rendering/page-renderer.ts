import { AsyncResource } from 'node:async_hooks';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { constants, httpStatus } from '#generated/constants.ts';
import type { Services } from '#server/services.ts';
import { loggedError } from '#server/wire/failure.ts';
import { onThreadFailure } from './on-thread-failure.ts';
import { Overloaded } from './overloaded.ts';
import { PageLimits } from './page-limits.ts';
import type { PageRead, PageReads, PageTarget, PageTask, RenderedPage, ToPage } from './page-thread.ts';
import { type PageVersion, versionKey } from './page-version.ts';
import type { SharedRead } from './shared-reads.ts';

export type { PageTarget } from './page-thread.ts';

export interface FinishedPage extends RenderedPage {
  /** Whether all reads of the page succeeded; otherwise it must not be cached. */
  readonly isWhole: boolean;
  /** Whether a read failed because the shop is unavailable. */
  readonly isUnavailable: boolean;
}

/** A thread holds 35 MB of its own after thousands of pages; with a higher limit it keeps more garbage, and renders no faster. */
const megabytes = 128;
/** For what lives for one page: with Node's own limit a thread holds 40 MB more, and renders no faster. */
const youngMegabytes = 16;
/** After this time without a page a thread is ended. */
const idleMs = constants.pageKept * 1000;
/** After a thread failed by itself none is started for this time, so that a broken start does not take all of the processor. */
const pauseMs = 1000;
const serverError = 500;

interface Settings {
  /** Built module that renders pages. */
  readonly renderModule: string;
  readonly threads: number;
  /** Executes the API reads of a page. */
  readonly call: (request: Request, form?: string, version?: PageVersion) => Promise<Response>;
  readonly log: Services['log'];
}

type RunningPage = Pick<PageTask, 'begun' | 'port'> & { readonly ended: AbortController };
type Pool = Piscina<PageTask, RenderedPage>;

function startThreads({ renderModule, threads }: Settings): Pool {
  return new Piscina<PageTask, RenderedPage>({
    filename: new URL('./page-thread.ts', import.meta.url).href,
    workerData: { renderModule },
    minThreads: threads,
    maxThreads: threads,
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: youngMegabytes },
  });
}

/**
 * Renders pages in threads, one at a time in each, with limits on running and waiting renders. The threads hold the whole web app,
 * so they are started for the first page, and ended when there was none for some minutes.
 */
export class PageRenderer {
  readonly #settings: Settings;
  readonly #mostWaiting: number;
  #pool: Pool | undefined;
  #running = 0;
  #idle: NodeJS.Timeout | undefined;
  /** When threads may start again after a failure, by `performance.now()`. */
  #startsFrom = 0;

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

  /** Renders a page of a version of the data, if that is known; throws {@link Overloaded} when too many wait, or it takes too long. */
  async render(target: PageTarget, version?: PageVersion): Promise<FinishedPage> {
    if (this.isFull) throw new Overloaded('pages');
    this.#running += 1;
    try {
      return await this.#renderIn(this.#startedPool(), target, version);
    } finally {
      this.#running -= 1;
      this.#endWhenIdle();
    }
  }

  #startedPool(): Pool {
    if (this.#pool) return this.#pool;
    if (performance.now() < this.#startsFrom) throw new Error('a thread failed a moment ago');
    const pool = onThreadFailure(startThreads(this.#settings), (error) => {
      this.#settings.log.error({ error: loggedError(error) }, 'a thread that renders pages failed');
      this.#startsFrom = performance.now() + pauseMs;
      if (this.#pool === pool) this.#pool = undefined;
    });
    this.#pool = pool;
    return pool;
  }

  async #renderIn(pool: Pool, target: PageTarget, version: PageVersion | undefined): Promise<FinishedPage> {
    const { port1, port2 } = new MessageChannel();
    const statuses = new Set<number>();
    // Keeps the request scope for the reads of the page.
    const inScope = AsyncResource.bind(async ({ id, reads }: PageReads) => {
      const answers = await Promise.all(reads.map((read) => this.#answer(read, version)));
      for (const { status } of answers) statuses.add(status);
      const sent: ToPage = { id, answers };
      port2.postMessage(sent);
    });
    const ended = new AbortController();
    const begun = new Uint8Array(new SharedArrayBuffer(1));
    const limits = this.#limitsOf(target, { begun, port: port2, ended });
    port2.on('message', (reads: PageReads) => {
      limits.begin();
      inScope(reads);
    });
    const task: PageTask = { ...target, port: port1, begun, dataVersion: version && versionKey(version) };
    // Piscina's types allow only the array form of the transfer list.
    const transferList: object = [port1];
    const rendered = pool.run(task, { transferList, signal: ended.signal }).finally(() => {
      limits.end();
      closePort(port2);
    });
    const page = await Promise.race([rendered, limits.exceeded]);
    const isWhole = ![...statuses].some((status) => status >= serverError);
    return { ...page, isWhole, isUnavailable: statuses.has(httpStatus.unavailable) };
  }

  #limitsOf({ url }: PageTarget, { begun, port, ended }: RunningPage): PageLimits {
    const { log } = this.#settings;
    const path = url.split('?')[0];
    const message: ToPage = 'abandon';
    return new PageLimits({
      hasBegun: () => begun[0] === 1,
      abandon: (reason) => {
        log.warn({ path, reason }, 'a page took too long and is given up');
        port.postMessage(message);
      },
      endThread: () => {
        log.error({ path }, 'a thread that renders pages does not respond and is ended');
        ended.abort();
      },
    });
  }

  #endWhenIdle(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      if (this.#running === 0) void this.close();
    }, idleMs).unref();
  }

  async #answer({ path, form }: PageRead, version: PageVersion | undefined): Promise<SharedRead> {
    try {
      const request = new Request(`http://shop${path}`, { method: form === undefined ? 'GET' : 'POST' });
      const response = await this.#settings.call(request, form, version);
      return { status: response.status, body: await response.text() };
    } catch {
      return { status: serverError, body: '' };
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
