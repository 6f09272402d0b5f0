import type { Changes, Store } from './world/store.ts';

const place = 'mock-world';

/** The world of a tab: when it started, its name among the tabs that share it, and what has changed since. */
interface Kept {
  readonly id: string;
  readonly startedAt: number;
  readonly changes: Changes | undefined;
}

function fresh(): Kept {
  return { id: crypto.randomUUID(), startedAt: Date.now(), changes: undefined };
}

function read(): Kept {
  try {
    const text = sessionStorage.getItem(place);
    return text === null ? fresh() : (JSON.parse(text) as Kept);
  } catch {
    return fresh();
  }
}

/**
 * Keeps a world over reloads of its tab. A tab that the shop opens starts with a copy, as the browser copies session storage,
 * and from then on the two tell each other what changes.
 */
export class TabMemory {
  #kept = read();
  readonly #channel = new BroadcastChannel(`${place} ${this.#kept.id}`);

  get startedAt(): Date {
    return new Date(this.#kept.startedAt);
  }

  get changes(): Changes | undefined {
    return this.#kept.changes;
  }

  keep(store: Store): void {
    const changes = store.changes();
    this.#write({ ...this.#kept, changes });
    this.#channel.postMessage(changes);
  }

  /** Follows what other tabs of the same world change. */
  follow(store: Store): void {
    this.#channel.onmessage = ({ data }: MessageEvent<Changes>) => {
      store.restore(data);
      this.#write({ ...this.#kept, changes: data });
    };
  }

  forget(): void {
    sessionStorage.removeItem(place);
  }

  #write(kept: Kept): void {
    this.#kept = kept;
    sessionStorage.setItem(place, JSON.stringify(kept));
  }
}
