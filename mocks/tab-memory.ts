import type { Changes, Store } from './world/store.ts';

const place = 'mock-world';
/** A world that no tab has changed for so long is forgotten. */
const keptForMs = 7 * 86_400_000;

/** What a tab knows by itself: which world is its own, and when that one started. */
interface Tab {
  readonly id: string;
  readonly startedAt: number;
}

/** What has changed in a world, for all of its tabs. */
interface Kept {
  readonly writtenAt: number;
  /** Grows with every change, whichever tab made it. */
  readonly revision: number;
  readonly changes: Changes;
}

function placeOf(id: string): string {
  return `${place} ${id}`;
}

function readKept(text: string | null): Kept | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Kept);
  } catch {
    return undefined;
  }
}

function forgetWorlds(isOld: (kept: Kept | undefined, of: string) => boolean): void {
  const all = Object.keys(localStorage).filter((key) => key.startsWith(placeOf('')));
  for (const key of all) if (isOld(readKept(localStorage.getItem(key)), key)) localStorage.removeItem(key);
}

/** Without room for it the tab still has what lies in local storage. */
function keepOwn(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    sessionStorage.removeItem(name);
  }
}

function startTab(): Tab {
  const startedAt = Date.now();
  const tab = { id: crypto.randomUUID(), startedAt };
  forgetWorlds((kept) => kept === undefined || startedAt - kept.writtenAt > keptForMs);
  sessionStorage.setItem(place, JSON.stringify(tab));
  return tab;
}

function readTab(): Tab {
  try {
    const tab = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Tab | null;
    return typeof tab?.id === 'string' ? tab : startTab();
  } catch {
    return startTab();
  }
}

/**
 * What was written last. A browser passes on what lies in local storage a little later, so that a tab that is loaded anew at once
 * may find it as it was before; its own session storage is never behind.
 */
function newestOf(name: string): string | null {
  const [own, shared] = [sessionStorage.getItem(name), localStorage.getItem(name)];
  return (readKept(own)?.revision ?? 0) > (readKept(shared)?.revision ?? 0) ? own : shared;
}

/**
 * Keeps a world over reloads of its tab. A tab that the shop opens belongs to the same world, because the browser copies session
 * storage, where the name of the world is. What has changed is in local storage, where a tab that is just loading finds it too.
 */
export class TabMemory {
  readonly #tab = readTab();
  readonly #place = placeOf(this.#tab.id);
  /** As this tab has read or written it last. */
  #known = newestOf(this.#place);
  #revision = readKept(this.#known)?.revision ?? 0;

  get startedAt(): Date {
    return new Date(this.#tab.startedAt);
  }

  /** What had changed when the tab was loaded, or looked last. */
  get changes(): Changes | undefined {
    return readKept(this.#known)?.changes;
  }

  keep(store: Store): void {
    this.#revision += 1;
    const kept: Kept = { writtenAt: Date.now(), revision: this.#revision, changes: store.changes() };
    this.#known = JSON.stringify(kept);
    try {
      localStorage.setItem(this.#place, this.#known);
    } catch {
      // There is no room; the worlds of other tabs may be old ones.
      forgetWorlds((_, key) => key !== this.#place);
      localStorage.setItem(this.#place, this.#known);
    }
    keepOwn(this.#place, this.#known);
  }

  /** Takes over what other tabs of the same world have changed since. */
  refresh(store: Store): void {
    const text = localStorage.getItem(this.#place);
    const kept = text === this.#known ? undefined : readKept(text);
    if (!kept || kept.revision <= this.#revision) return;
    this.#known = text;
    this.#revision = kept.revision;
    store.restore(kept.changes);
  }

  forget(): void {
    localStorage.removeItem(this.#place);
    sessionStorage.removeItem(this.#place);
    sessionStorage.removeItem(place);
  }
}
