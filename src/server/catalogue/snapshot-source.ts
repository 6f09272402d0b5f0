import { type Queryable, rows } from '../db/queryable.ts';
import { currentPageKey } from './page-key.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';

/** A result based on a snapshot, with the catalogue `version` if the same statement read it. */
export interface Attempt<T> {
  version?: number;
  value: T;
}

/** Answers by a snapshot. A result of another version counts only when it `isLast`; otherwise the next attempt has the new snapshot. */
type Run<T> = (snapshot: Snapshot, isLast: boolean) => Promise<Attempt<T>> | Attempt<T>;

/** Caches the latest snapshot of a database and verifies on every call that it is current. */
export interface SnapshotSource {
  answer<T>(run: Run<T>): Promise<T>;
}

const versionQuery = 'select version::float8 as version from catalogue_version';
const attempts = 3;

/** Several server processes share one database, so each checks the version before it trusts its cache. */
export function openSnapshots(db: Queryable): SnapshotSource {
  let cached: Promise<Snapshot> | undefined;
  /** The last check for a page. */
  let checked: { readonly page: string; readonly version: number } | undefined;

  function load(): Promise<Snapshot> {
    const loading = readSnapshot(db);
    cached = loading;
    loading.catch(() => forget(loading));
    return loading;
  }

  function forget(loaded: Promise<Snapshot>): void {
    if (cached === loaded) cached = undefined;
  }

  async function readVersion(): Promise<number | undefined> {
    const [row] = await rows<{ version: number }>(db, versionQuery, [], 'catalogue-version');
    return row?.version;
  }

  /** Whether the snapshot is that of the database, as it was checked for a page of the same version. */
  async function isCurrent({ version }: Snapshot, page: string | undefined): Promise<boolean> {
    const isChecked = page !== undefined && page === checked?.page && version === checked.version;
    return isChecked || (await readVersion()) === version;
  }

  async function answer<T>(run: Run<T>): Promise<T> {
    const page = currentPageKey();
    for (let attempt = 1; ; attempt += 1) {
      const loading = cached ?? load();
      const snapshot = await loading;
      const { version, value } = await run(snapshot, attempt === attempts);
      // The version keeps changing during an import; the result of the last attempt is consistent in itself.
      const isKnown = version === undefined ? await isCurrent(snapshot, page) : version === snapshot.version;
      if (isKnown && page !== undefined) checked = { page, version: snapshot.version };
      if (isKnown || attempt === attempts) return value;
      forget(loading);
    }
  }

  return { answer };
}

const sources = new WeakMap<Queryable, SnapshotSource>();

/** The snapshot cache of a database, one per process. */
export function snapshotsOf(db: Queryable): SnapshotSource {
  const known = sources.get(db);
  if (known) return known;
  const source = openSnapshots(db);
  sources.set(db, source);
  return source;
}
