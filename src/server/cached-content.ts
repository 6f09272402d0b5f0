import { onOutage } from './db/client.ts';
import type { Queryable } from './db/queryable.ts';
import { currentPageVersion } from './request-scope.ts';
import { pageVersionsOf } from './site/rendering/page-version.ts';

/** The version of the content as it was read for the page that asks, or is now; undefined while the database does not respond. */
async function currentContent(db: Queryable): Promise<number | undefined> {
  return (currentPageVersion() ?? (await pageVersionsOf(db).read()))?.content;
}

interface Entry<T> {
  readonly version: number;
  /** Absent until the version is asked for a second time. */
  readonly content: Promise<T | undefined> | undefined;
}

/**
 * Caches something small from a database until the version of its content changes. It is read when a version is requested for the second time, so
 * that frequent changes do not cause as many reads. A call sees everything that was committed before it.
 */
export class CachedContent<T> {
  readonly #read: (db: Queryable) => Promise<T | undefined>;
  #entries = new WeakMap<Queryable, Entry<T>>();

  /** `read` returns undefined when there is too much to cache. */
  constructor(read: (db: Queryable) => Promise<T | undefined>) {
    this.#read = read;
    // After an outage the database may be another, whose versions mean something else.
    onOutage(() => {
      this.#entries = new WeakMap();
    });
  }

  /** Undefined where it is not cached: the database has to be asked. `versionNow` is the version, where it was read for this call before. */
  async of(db: Queryable, versionNow?: number): Promise<T | undefined> {
    const cached = this.#entries;
    const version = versionNow ?? (await currentContent(db));
    if (version === undefined) return undefined;
    const known = cached.get(db);
    if (known?.version === version && known.content) return known.content;
    const content = known?.version === version ? this.#read(db) : undefined;
    cached.set(db, { version, content });
    content?.catch(() => cached.delete(db));
    return content;
  }
}
