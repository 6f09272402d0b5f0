import { setTimeout } from 'node:timers/promises';
import { constants } from '#generated/constants.ts';
import { CatalogueIndex } from '#server/catalogue-index/index.ts';
import { saysUnavailable } from '../db/database-away.ts';
import { type Queryable, rows } from '../db/queryable.ts';
import { currentPageKey } from './page-key.ts';
import { indexedColumns, productsAtOnce, readProducts } from './read-products.ts';
import { type Category, readSnapshot, type Snapshot } from './snapshot.ts';

/** Categories with their columns, and the index of their products. */
export interface Catalogue {
  readonly snapshot: Snapshot;
  readonly index: CatalogueIndex;
}

interface State {
  readonly index: CatalogueIndex;
  snapshot: Snapshot;
  /** The database that it was read from: what was seen of another means nothing. */
  readonly origin: string;
  /** What the database showed when it was read last, as `pg_current_snapshot` writes it. */
  seen: string;
  readAt: number;
}

interface NowRow extends Record<string, unknown> {
  /** Null on a replica, of which it is not known what it shows. */
  readonly origin: string | null;
  readonly seen: string;
  readonly version: number;
}

interface ChangesRow extends NowRow {
  /** Products that have changed since. */
  readonly changed: readonly number[] | null;
}

// Another origin after a failover, a restart or a restored backup, whose transactions are not those that were seen.
const nowFields = `case when not pg_is_in_recovery() then concat_ws(' ', 'product_change'::regclass::oid, pg_postmaster_start_time()) end as origin,
  pg_current_snapshot()::text as seen, v.version::float8 as version`;
const nowQuery = `select ${nowFields} from catalogue_version v`;
// Of later transactions than any are changes that a backup restored.
const changesQuery = `select ${nowFields}, (select array_agg(distinct id) from product_change c cross join unnest(c.product_ids) id
    where c.transaction >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(c.transaction, $1::pg_snapshot)
    and c.transaction < pg_snapshot_xmax(pg_current_snapshot())) as changed
  from catalogue_version v`;

const placeQuery = 'select id, slot_category_id as category from product where id = any($1::int[])';

/** While more is read than in this time, calls get the catalogue as it was. */
const patienceMs = 1000;
const millisecond = 1000;

/** What decides how the products of a category are read. */
function columnsKey(category: Category): string {
  return indexedColumns(category)
    .map(({ id, slot, slotHigh }) => `${id} ${slot} ${slotHigh}`)
    .join();
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

/** The catalogue of a database in the memory of a process, which follows all changes. */
export class CurrentCatalogue {
  readonly #db: Queryable;
  #state: State | undefined;
  #running: Promise<Catalogue> | undefined;
  #next: Promise<Catalogue> | undefined;
  /** The version of pages for which it was last known to be current. */
  #checkedFor: string | undefined;
  /** What is being read and takes so long that nobody waits for it. */
  #late: Promise<Catalogue> | undefined;

  constructor(db: Queryable) {
    this.#db = db;
  }

  /** The catalogue with everything that was committed before the call, unless that takes long: then as it was. */
  async read(): Promise<Catalogue> {
    const page = currentPageKey();
    const before = this.#state;
    const isCurrent = page !== undefined && page === this.#checkedFor;
    const isLate = this.#late !== undefined && this.#late === this.#running;
    if (before && (isCurrent || isLate)) return before;
    const reading = this.#readInTurn().then((catalogue) => {
      this.#checkedFor = page ?? this.#checkedFor;
      return catalogue;
    });
    return before ? this.#orAsItWas(reading, before) : reading;
  }

  async #orAsItWas(reading: Promise<Catalogue>, before: State): Promise<Catalogue> {
    const patience = new AbortController();
    const wait = setTimeout(patienceMs, before, { signal: patience.signal }).then(
      () => {
        this.#late = this.#running;
        return before;
      },
      () => before,
    );
    const read = reading.catch((error) => {
      // What memory has can be shown from a replica while the primary is away.
      if (saysUnavailable(error)) return before;
      throw error;
    });
    return Promise.race([read, wait]).finally(() => patience.abort());
  }

  /** One at a time, for all that wait: what began before a call may not have seen what that has written. */
  #readInTurn(): Promise<Catalogue> {
    if (!this.#running) return this.#start();
    this.#next ??= this.#running.then(
      () => this.#follow(),
      () => this.#follow(),
    );
    return this.#next;
  }

  #follow(): Promise<Catalogue> {
    this.#next = undefined;
    return this.#start();
  }

  #start(): Promise<Catalogue> {
    const running = this.#update().finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }

  async #update(): Promise<Catalogue> {
    const before = this.#state;
    const isKnown = before && performance.now() - before.readAt < constants.productChangeLife * millisecond;
    if (isKnown && (await this.#applyChanges(before)) && !before.index.isWorn) return before;
    const state = await this.#load();
    this.#state = state;
    return state;
  }

  /** Everything, as it is at one moment: then again what has changed meanwhile. */
  async #load(): Promise<State> {
    const readAt = performance.now();
    const [now] = await rows<NowRow>(this.#db, nowQuery);
    if (!now) throw new Error('the catalogue has no version: migrations are missing');
    if (now.origin === null) throw new Error('the catalogue cannot be read from a replica');
    const snapshot = await readSnapshot(this.#db);
    const state: State = {
      index: new CatalogueIndex(),
      snapshot,
      origin: now.origin,
      seen: now.seen,
      readAt,
    };
    for (const id of snapshot.filledLeaves) await this.#loadCategory(state, id);
    state.index.settle();
    if (!(await this.#applyChanges(state)))
      throw new Error('the database is another than the one that was read');
    return state;
  }

  async #loadCategory({ index, snapshot }: State, id: number): Promise<void> {
    const category = snapshot.categories.get(id);
    if (!category) return;
    const readAfter = (after: number) => readProducts(this.#db, category, { after });
    for (let products = await readAfter(0); products.length > 0; ) {
      // The database reads the next ones meanwhile.
      const next = readAfter(products.at(-1)?.id ?? 0);
      index.put(products);
      products = await next;
    }
  }

  /** Brings a catalogue up to date; false where the database is another. */
  async #applyChanges(state: State): Promise<boolean> {
    const readAt = performance.now();
    const [now] = await rows<ChangesRow>(this.#db, changesQuery, [state.seen], 'catalogue-changes');
    if (now?.origin !== state.origin) return false;
    if (now.version !== state.snapshot.version) await this.#changeSnapshot(state);
    for (const ids of chunks(now.changed ?? [], productsAtOnce)) await this.#changeProducts(state, ids);
    state.seen = now.seen;
    state.readAt = readAt;
    return true;
  }

  async #changeSnapshot(state: State): Promise<void> {
    const { categories } = state.snapshot;
    const snapshot = await readSnapshot(this.#db);
    for (const category of snapshot.categories.values()) {
      const before = categories.get(category.id);
      if (before && columnsKey(before) !== columnsKey(category))
        await this.#loadCategory({ ...state, snapshot }, category.id);
    }
    // At the end: after a failure all of it is read again.
    state.snapshot = snapshot;
  }

  async #changeProducts({ index, snapshot }: State, ids: readonly number[]): Promise<void> {
    const places = await rows<{ id: number; category: number | null }>(this.#db, placeQuery, [ids]);
    const left = new Set(ids);
    for (const [id, group] of Map.groupBy(places, ({ category }) => category ?? 0)) {
      const category = snapshot.categories.get(id);
      const products = category
        ? await readProducts(this.#db, category, { ids: group.map((product) => product.id) })
        : [];
      index.put(products);
      for (const product of products) left.delete(product.id);
    }
    index.remove(left);
  }
}

const opened = new WeakMap<Queryable, CurrentCatalogue>();

/** The catalogue of a database, one per process. */
export function catalogueOf(db: Queryable): CurrentCatalogue {
  const known = opened.get(db) ?? new CurrentCatalogue(db);
  opened.set(db, known);
  return known;
}

/** Lets what is read from a replica be found in the catalogue of its primary. */
export function shareCatalogue(replica: Queryable, primary: Queryable): void {
  opened.set(replica, catalogueOf(primary));
}
