import { LRUCache } from 'lru-cache';
import { constants } from '#generated/constants.ts';
import { Overloaded } from './overloaded.ts';

export interface KeptPage {
  /** Bytes of memory that it takes with its compressed forms. */
  readonly size: number;
  /** Everyone who asks for the address in the language may have it. */
  readonly mayBeKept: boolean;
}

interface Dated<Page> {
  readonly page: Page;
  readonly at: number;
}

interface Settings<Page> {
  readonly render: (key: string) => Promise<Page>;
  /** Too many renders wait already. */
  readonly isFull: () => boolean;
  /** Milliseconds. */
  readonly now: () => number;
  readonly bytes?: number;
}

const freshMs = constants.pageFresh * 1000;
const staleMs = constants.pageStale * 1000;

/**
 * Rendered pages by language and address, bounded by their bytes. A page is given as it is for some seconds. After that the
 * first who asks waits for it to be rendered again, and the others get the stale one meanwhile; so does everyone while too
 * much waits. An address is never rendered twice at a time.
 */
export class PageCache<Page extends KeptPage> {
  readonly #settings: Settings<Page>;
  readonly #kept: LRUCache<string, Dated<Page>>;
  readonly #running = new Map<string, Promise<Page>>();

  constructor(settings: Settings<Page>) {
    this.#settings = settings;
    this.#kept = new LRUCache({
      maxSize: settings.bytes ?? constants.pageCacheBytes,
      sizeCalculation: ({ page }, key) => page.size + 2 * key.length,
    });
  }

  /** Bytes that are held now. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  /** The page of a key; throws {@link Overloaded} when it is not there and too many others wait. */
  async get(key: string): Promise<Page> {
    const kept = this.#kept.get(key);
    const age = kept ? this.#settings.now() - kept.at : Number.POSITIVE_INFINITY;
    if (kept && age <= freshMs) return kept.page;
    const running = this.#running.get(key);
    const full = !running && this.#settings.isFull();
    if (kept && age <= staleMs && (running || full)) return kept.page;
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
    if (page.mayBeKept) this.#kept.set(key, { page, at: this.#settings.now() });
    else this.#kept.delete(key);
    return page;
  }
}
