import { constants } from '#generated/constants.ts';

const key = 'recentSearches';

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** The latest searches of this browser, newest first. */
export function readRecentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isText).slice(0, constants.recentSearches) : [];
  } catch {
    return [];
  }
}

function write(searches: readonly string[]): readonly string[] {
  try {
    localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // The browser refuses to store anything.
  }
  return searches;
}

/** Puts a search first; the same one is kept once. */
export function addRecentSearch(text: string): readonly string[] {
  const trimmed = text.trim();
  if (trimmed === '') return readRecentSearches();
  const others = readRecentSearches().filter((one) => one.toLowerCase() !== trimmed.toLowerCase());
  return write([trimmed, ...others].slice(0, constants.recentSearches));
}

export function removeRecentSearch(text: string): readonly string[] {
  return write(readRecentSearches().filter((one) => one !== text));
}

export function clearRecentSearches(): readonly string[] {
  return write([]);
}
