import { type Queryable, rows } from '#server/db/queryable.ts';

/** The state of what pages are made of; see migration 0106. */
export interface PageVersion {
  readonly content: number;
  /** Stock and the numbers of views and downloads. */
  readonly counts: number;
}

/** A version as a text. */
export function versionKey({ content, counts }: PageVersion): string {
  return `${content} ${counts}`;
}

interface Row {
  readonly kind: keyof PageVersion;
  readonly version: number;
}

const query = 'select kind, sum(version)::float8 as version from page_version group by kind';
/** A database that does not answer must not hold up pages that are ready. */
const patienceMs = 1000;
/** A query on a connection that is gone may never end, so that another one asks after this time. */
const silenceMs = 5000;

/**
 * Reads the version for each request that asks, with one query for all that wait. A request never gets what was read before it came,
 * so it sees every change that was committed before it.
 */
export class PageVersions {
  readonly #db: Queryable;
  #running: Promise<PageVersion | undefined> | undefined;
  #next: Promise<PageVersion | undefined> | undefined;
  /** The query that the database is taking too long for; while it runs the version counts as unknown. */
  #probe: Promise<unknown> | undefined;

  constructor(db: Queryable) {
    this.#db = db;
  }

  /** The current version; undefined while the database does not answer. */
  read(): Promise<PageVersion | undefined> {
    if (this.#probe) return Promise.resolve(undefined);
    if (!this.#running) return this.#start();
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      return this.#start();
    });
    return this.#next;
  }

  #start(): Promise<PageVersion | undefined> {
    const running = this.#query().finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }

  async #query(): Promise<PageVersion | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const sums = this.#sums();
    const late = new Promise<undefined>((settle) => {
      timer = setTimeout(() => {
        this.#await(sums);
        settle(undefined);
      }, patienceMs);
    });
    try {
      return await Promise.race([sums, late]);
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Lets no request wait until the query ends, or for as long as one may be silent. */
  #await(sums: Promise<unknown>): void {
    this.#probe = sums;
    const end = () => {
      clearTimeout(timer);
      if (this.#probe === sums) this.#probe = undefined;
    };
    const timer = setTimeout(end, silenceMs);
    sums.then(end, end);
  }

  async #sums(): Promise<PageVersion> {
    const sums = await rows<Row>(this.#db, query, [], 'page-version');
    const of = (kind: keyof PageVersion) => sums.find((row) => row.kind === kind)?.version ?? 0;
    return { content: of('content'), counts: of('counts') };
  }
}

const opened = new WeakMap<Queryable, PageVersions>();

/** The versions of a database, one per process. */
export function pageVersionsOf(db: Queryable): PageVersions {
  const known = opened.get(db) ?? new PageVersions(db);
  opened.set(db, known);
  return known;
}
