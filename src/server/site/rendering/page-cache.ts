import { LRUCache } from 'lru-cache';
import { constants } from '#generated/constants.ts';
import { Overloaded } from './overloaded.ts';
import type { PageVersion } from './page-version.ts';

export interface KeptPage {
  /** Size in bytes, compressed forms included. */
  readonly size: number;
  /** Whether the page may be cached for everyone with this path and language. */
  readonly mayBeKept: boolean;
}

/** The version that was read before the page was; undefined where it is not known. */
type Version = PageVersion | undefined;

interface Dated<Page> {
  readonly page: Page;
  readonly at: number;
  readonly version: Version;
}

interface Running<Page> {
  readonly page: Promise<Page>;
  readonly version: Version;
}

interface Settings<Page> {
  /** `version` is the one that was read before. */
  readonly render: (key: string, version: Version) => Promise<Page>;
  /** Whether too many renders are waiting. */
  readonly isFull: () => boolean;
  /** Milliseconds. */
  readonly now: () => number;
  /** The version of what pages are made of, read after the call. */
  readonly version: () => Promise<Version>;
  readonly bytes?: number;
}

const freshMs = constants.pageFresh * 1000;
const staleMs = constants.pageStale * 1000;
const longestMs = constants.pageKept * 1000;

function hasSameContent(page: Version, current: Version): boolean {
  return !page || !current || page.content === current.content;
}

function isFresh({ at, version }: Dated<unknown>, now: number, current: Version): boolean {
  if (!hasSameContent(version, current)) return false;
  const hasSameCounts = version && current && version.counts === current.counts;
  return now - at <= (hasSameCounts ? longestMs : freshMs);
}

/** The stale page in place of one that takes too long. */
function staleOr<Page>(error: unknown, stale: Page | undefined): Page {
  if (error instanceof Overloaded && stale) return stale;
  throw error;
}

/**
 * Cache of rendered pages by language and path, bounded by bytes. A page is fresh while what it is made of has not changed; stock
 * and counters may be some seconds old. After that the first request waits for a new render and, unless the content changed, the
 * others get the stale page, as does everyone while too many renders wait or when one takes too long. Each page is rendered once at a time.
 */
export class PageCache<Page extends KeptPage> {
  readonly #settings: Settings<Page>;
  readonly #cached: LRUCache<string, Dated<Page>>;
  readonly #running = new Map<string, Running<Page>>();

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
    const version = await this.#settings.version();
    const cached = this.#cached.get(key);
    const now = this.#settings.now();
    if (cached && isFresh(cached, now, version)) return cached.page;
    const running = this.#running.get(key);
    const full = !running && this.#settings.isFull();
    const stale = cached && now - cached.at <= staleMs ? cached.page : undefined;
    const isNearlyCurrent = running && cached && hasSameContent(cached.version, version);
    if (stale && (full || isNearlyCurrent)) return stale;
    if (full) throw new Overloaded('pages');
    if (!running) return this.#start(key, version).catch((error) => staleOr(error, stale));
    if (hasSameContent(running.version, version)) return running.page.catch((error) => staleOr(error, stale));
    // It was begun before the change.
    await running.page.catch(() => undefined);
    return this.get(key);
  }

  #start(key: string, version: Version): Promise<Page> {
    const page = this.#render(key, version).finally(() => this.#running.delete(key));
    this.#running.set(key, { page, version });
    return page;
  }

  async #render(key: string, version: Version): Promise<Page> {
    const page = await this.#settings.render(key, version);
    if (page.mayBeKept) this.#cached.set(key, { page, at: this.#settings.now(), version });
    else this.#cached.delete(key);
    return page;
  }
}
