import { type Queryable, rows } from '../db/queryable.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';

/** What was found with a snapshot; `version` when the same statement read the catalogue's version beside it. */
export interface Attempt<T> {
  version?: number;
  value: T;
}

/** Keeps the last snapshot of a database and proves on every call that it is still the current one. */
export interface SnapshotSource {
  answer<T>(run: (snapshot: Snapshot) => Promise<Attempt<T>> | Attempt<T>): Promise<T>;
}

const versionQuery = 'select version::float8 as version from catalogue_version';
const attempts = 3;

/** Several server processes stand on one database: none trusts its memory without asking for the version. */
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

  async function answer<T>(run: (snapshot: Snapshot) => Promise<Attempt<T>> | Attempt<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const loading = cached ?? load();
      const snapshot = await loading;
      const { version, value } = await run(snapshot);
      // While an import runs the version moves on all the time: the last attempt is of one version and good enough.
      if (attempt === attempts || (version ?? (await readVersion())) === snapshot.version) return value;
      forget(loading);
    }
  }

  return { answer };
}

const sources = new WeakMap<Queryable, SnapshotSource>();

/** The snapshots of a database, one keeper for the whole process. */
export function snapshotsOf(db: Queryable): SnapshotSource {
  const known = sources.get(db);
  if (known) return known;
  const source = openSnapshots(db);
  sources.set(db, source);
  return source;
}
