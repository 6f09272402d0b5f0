import type { CollectionName, Collections } from './entries.ts';
import type { Entry } from './entry.ts';

/** Differences from the start: changed and new entries by id, `null` for a removed one, and the last assigned ids. */
export interface Changes {
  readonly entries: Readonly<Record<string, Readonly<Record<string, Entry | null>>>>;
  readonly lastIds: Readonly<Record<string, number>>;
}

export type StartingEntries = { readonly [Name in CollectionName]?: readonly Collections[Name][] };

/** In-memory collections of immutable entries. */
export class Store {
  readonly #start: StartingEntries;
  readonly #collections = new Map<string, Map<number, Entry>>();
  readonly #touched = new Map<string, Set<number>>();
  readonly #lastIds = new Map<string, number>();
  #version = 0;

  constructor(start: StartingEntries) {
    this.#start = start;
    this.reset();
  }

  /** Grows with every change. */
  get version(): number {
    return this.#version;
  }

  /** Back to the start. */
  reset(): void {
    this.#version += 1;
    this.#collections.clear();
    this.#touched.clear();
    this.#lastIds.clear();
    for (const [name, entries] of Object.entries(this.#start)) {
      this.#collections.set(name, new Map(entries.map((entry) => [entry.$id, entry])));
      this.#lastIds.set(
        name,
        entries.reduce((last, { $id }) => Math.max(last, $id), 0),
      );
    }
  }

  /** Resets to the start and applies the changes. */
  restore(changes: Changes): void {
    this.reset();
    for (const [name, entries] of Object.entries(changes.entries))
      for (const [id, entry] of Object.entries(entries)) this.#set(name, Number(id), entry);
    for (const [name, last] of Object.entries(changes.lastIds)) this.#lastIds.set(name, last);
  }

  changes(): Changes {
    const entries: Record<string, Record<string, Entry | null>> = {};
    for (const [name, ids] of this.#touched) {
      const own: Record<string, Entry | null> = {};
      for (const id of ids) own[id] = this.#collections.get(name)?.get(id) ?? null;
      entries[name] = own;
    }
    return { entries, lastIds: Object.fromEntries(this.#lastIds) };
  }

  all<Name extends CollectionName>(name: Name): Collections[Name][] {
    // Entries come in by the name of their collection, and leave by it.
    return [...(this.#collections.get(name)?.values() ?? [])] as Collections[Name][];
  }

  at<Name extends CollectionName>(name: Name, id: number): Collections[Name] | undefined {
    // As above.
    return this.#collections.get(name)?.get(id) as Collections[Name] | undefined;
  }

  /** The entry whose field has the value. Most keys equal the id, which is faster to find. */
  find<Name extends CollectionName>(
    name: Name,
    field: string,
    value: unknown,
  ): Collections[Name] | undefined {
    const direct = typeof value === 'number' ? this.at(name, value) : undefined;
    if (direct?.[field] === value) return direct;
    return this.all(name).find((entry) => entry[field] === value);
  }

  nextId(name: CollectionName): number {
    return (this.#lastIds.get(name) ?? 0) + 1;
  }

  /** Adds an entry made with the next id. */
  add<Name extends CollectionName>(name: Name, make: (id: number) => Collections[Name]): Collections[Name] {
    const id = this.nextId(name);
    const entry = make(id);
    this.#lastIds.set(name, id);
    this.#set(name, id, entry);
    return entry;
  }

  change<Name extends CollectionName>(
    name: Name,
    entry: Collections[Name],
    fields: Partial<Collections[Name]>,
  ): Collections[Name] {
    const changed = { ...entry, ...fields };
    this.#set(name, entry.$id, changed);
    return changed;
  }

  /** Stores an entry of any collection under its id, new or changed. */
  put(name: CollectionName, entry: Entry): void {
    this.#lastIds.set(name, Math.max(this.#lastIds.get(name) ?? 0, entry.$id));
    this.#set(name, entry.$id, entry);
  }

  remove(name: CollectionName, { $id }: Entry): void {
    this.#set(name, $id, null);
  }

  #set(name: string, id: number, entry: Entry | null): void {
    const collection = this.#collections.get(name) ?? new Map<number, Entry>();
    this.#collections.set(name, collection);
    if (entry) collection.set(id, entry);
    else collection.delete(id);
    const touched = this.#touched.get(name) ?? new Set<number>();
    this.#touched.set(name, touched);
    touched.add(id);
    this.#version += 1;
  }
}
