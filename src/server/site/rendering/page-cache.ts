import { LRUCache } from 'lru-cache';
import { constants } from '#generated/constants.ts';
import { Overloaded } from './overloaded.ts';

export interface KeptPage {
  /** Size in bytes, compressed forms included. */
  readonly size: number;
  /** Whether the page may be cached for everyone with this path and language. */
  readonly mayBeKept: boolean;
}

interface Dated<Page> {
  readonly page: Page;
  readonly at: number;
}

interface Settings<Page> {
  readonly render: (key: string) => Promise<Page>;
  /** Whether too many renders are waiting. */
  readonly isFull: () => boolean;
  /** Milliseconds. */
  readonly now: () => number;
  readonly bytes?: number;
}

const freshMs = constants.pageFresh * 1000;
const staleMs = constants.pageStale * 1000;

/**
 * Cache of rendered pages by language and path, bounded by bytes. A page is fresh for some seconds. After that the first
 * request waits for a new render and the others get the stale page, as does everyone while too many renders wait. Each page is
 * rendered once at a time.
 */
export class PageCache<Page extends KeptPage> {
  readonly #settings: Settings<Page>;
  readonly #cached: LRUCache<string, Dated<Page>>;
  readonly #running = new Map<string, Promise<Page>>();

  constructor(settings: Settings<Page>) {
    this.#settings = settings;
    this.#cached = new LRUCache({
      maxSize: settings.bytes ?? constants.pageCacheBytes,
      sizeCalculation: ({ page }, key) => page.size + 2 * key.length,
    });
  }

  /** Bytes currently held. */
  get bytes(): number {
    return this.#cached.calculatedSize;
  }

  /** Returns the page of a key; throws {@link Overloaded} when it is not cached and too many renders wait. */
  async get(key: string): Promise<Page> {
    const cached = this.#cached.get(key);
    const age = cached ? this.#settings.now() - cached.at : Number.POSITIVE_INFINITY;
    if (cached && age <= freshMs) return cached.page;
    const running = this.#running.get(key);
    const full = !running && this.#settings.isFull();
    if (cached && age <= staleMs && (running || full)) return cached.page;
    if (full) throw new Overloaded('pages');
    return running ?? this.#start(key);
  }

  #start(key: string): Promise<Page> {
    const running = this.#render(key).finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    return running;
  }

  async #render(key: string): Promise<Page> {
    const page = await this.#settings.render(key);
    if (page.mayBeKept) this.#cached.set(key, { page, at: this.#settings.now() });
    else this.#cached.delete(key);
    return page;
  }
}
