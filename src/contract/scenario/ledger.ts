/** Ledgers of this process: two that begin in the same second differ all the same. */
let begun = 0;

/** Names, numbers and entries that the scenario has used up, so that no request gets in the way of another. */
export class Ledger {
  readonly #run: string;
  #made = 0;
  readonly #taken = new Map<string, Set<string>>();
  readonly #values = new Map<string, unknown>();
  readonly #turns = new Map<string, number>();

  /**
   * The same seed at the same moment gives the same names; a server that keeps its members sees new ones every time. `run` keeps
   * processes apart that begin in the same second.
   */
  constructor(seed: number, now: Date, run = '') {
    const moment = Math.floor(now.getTime() / 1000).toString(36);
    this.#run = `${(seed >>> 0).toString(36)}${moment}${run}${begun === 0 ? '' : `n${begun}`}`;
    begun += 1;
  }

  /** The value that was stored under a heading. */
  find<Value>(heading: string): Value | undefined {
    // A heading is used by one recipe, which knows what it stored there.
    return this.#values.get(heading) as Value | undefined;
  }

  /** Stores a value under a heading, in place of the one before. */
  keep(heading: string, value: unknown): void {
    this.#values.set(heading, value);
  }

  /** A number that was not given before, from 1. */
  next(): number {
    this.#made += 1;
    return this.#made;
  }

  /** A text that no run and no earlier step has used; letters and digits. */
  name(): string {
    return `${this.#run}x${this.next()}`;
  }

  /** The first of these that was not handed out under this heading; undefined where all were. */
  take<Entry>(
    heading: string,
    entries: readonly Entry[],
    keyOf: (entry: Entry) => string,
  ): Entry | undefined {
    const taken = this.#taken.get(heading) ?? new Set();
    this.#taken.set(heading, taken);
    const found = entries.find((entry) => !taken.has(keyOf(entry)));
    if (found !== undefined) taken.add(keyOf(found));
    return found;
  }

  /** The entries one after the other, from the first again after the last. */
  turn<Entry>(heading: string, entries: readonly Entry[]): Entry | undefined {
    const turn = this.#turns.get(heading) ?? 0;
    this.#turns.set(heading, turn + 1);
    return entries[turn % Math.max(1, entries.length)];
  }
}
