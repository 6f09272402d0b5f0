import { type Queryable, rows } from '../db/queryable.ts';
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

  async function answer<T>(run: Run<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const loading = cached ?? load();
      const snapshot = await loading;
      const { version, value } = await run(snapshot, attempt === attempts);
      // The version keeps changing during an import; the result of the last attempt is consistent in itself.
      if (attempt === attempts || (version ?? (await readVersion())) === snapshot.version) return value;
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
