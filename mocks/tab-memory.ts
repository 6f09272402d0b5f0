import { parseJson } from '#domain/wire/parse-json.ts';
import type { Changes, Store } from './world/store.ts';

const place = 'mock-world';
/** A world unchanged for this long is deleted. */
const retentionMs = 7 * 86_400_000;

/** Stored per tab: its world, and when the world started. */
interface Tab {
  readonly id: string;
  readonly startedAt: number;
}

/** Changes of a world, shared by its tabs. */
interface Kept {
  readonly writtenAt: number;
  /** Grows with every change of any tab. */
  readonly revision: number;
  readonly changes: Changes;
}

function placeOf(id: string): string {
  return `${place} ${id}`;
}

function readKept(text: string | null): Kept | undefined {
  try {
    return text === null ? undefined : parseJson<Kept>(text);
  } catch {
    return undefined;
  }
}

function forgetWorlds(isOld: (saved: Kept | undefined, of: string) => boolean): void {
  const all = Object.keys(localStorage).filter((key) => key.startsWith(placeOf('')));
  for (const key of all) if (isOld(readKept(localStorage.getItem(key)), key)) localStorage.removeItem(key);
}

/** When session storage is full, local storage still has the changes. */
function keepOwn(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    sessionStorage.removeItem(name);
  }
}

function nameTab(tab: Tab): void {
  sessionStorage.setItem(place, JSON.stringify(tab));
}

function startTab(): Tab {
  const startedAt = Date.now();
  const tab = { id: crypto.randomUUID(), startedAt };
  forgetWorlds((saved) => saved === undefined || startedAt - saved.writtenAt > retentionMs);
  nameTab(tab);
  return tab;
}

function readTab(): Tab {
  try {
    const tab = parseJson<Tab | null>(sessionStorage.getItem(place) ?? 'null');
    return typeof tab?.id === 'string' ? tab : startTab();
  } catch {
    return startTab();
  }
}

/**
 * The newest copy. Browsers share local storage with a delay, so a tab that reloads at once may read an old copy there; its own
 * session storage is never behind.
 */
function newestOf(name: string): string | null {
  const [own, shared] = [sessionStorage.getItem(name), localStorage.getItem(name)];
  return (readKept(own)?.revision ?? 0) > (readKept(shared)?.revision ?? 0) ? own : shared;
}

/**
 * Keeps a world over reloads. A tab that the shop opens shares the world, because the browser copies session storage with the id
 * of the world. The changes are in local storage, where a loading tab finds them too.
 */
export class TabMemory {
  readonly #tab = readTab();
  readonly #place = placeOf(this.#tab.id);
  /** The last copy that this tab read or wrote. */
  #known = newestOf(this.#place);
  #revision = readKept(this.#known)?.revision ?? 0;
  #isForgotten = false;

  constructor() {
    // Signing out clears session storage and reloads the page: the world outlives that.
    window.addEventListener('pagehide', () => {
      if (!this.#isForgotten) nameTab(this.#tab);
    });
  }

  get startedAt(): Date {
    return new Date(this.#tab.startedAt);
  }

  /** The changes when the tab loaded or refreshed last. */
  get changes(): Changes | undefined {
    return readKept(this.#known)?.changes;
  }

  keep(store: Store): void {
    this.#revision += 1;
    const saved: Kept = { writtenAt: Date.now(), revision: this.#revision, changes: store.changes() };
    this.#known = JSON.stringify(saved);
    try {
      localStorage.setItem(this.#place, this.#known);
    } catch {
      // Storage is full: the worlds of other tabs make room.
      forgetWorlds((_, key) => key !== this.#place);
      localStorage.setItem(this.#place, this.#known);
    }
    keepOwn(this.#place, this.#known);
  }

  /** Loads what other tabs of the same world changed since. */
  refresh(store: Store): void {
    const text = localStorage.getItem(this.#place);
    const saved = text === this.#known ? undefined : readKept(text);
    if (!saved || saved.revision <= this.#revision) return;
    this.#known = text;
    this.#revision = saved.revision;
    store.restore(saved.changes);
  }

  forget(): void {
    this.#isForgotten = true;
    localStorage.removeItem(this.#place);
    sessionStorage.removeItem(this.#place);
    sessionStorage.removeItem(place);
  }
}
