import { readEntrance } from '#domain/wire/page-language.ts';
import { type Language, pickLanguage } from './language.ts';

/** Local storage and the cookie that mirrors it for server rendering carry the same name. */
export const languageKey = 'language';
const oneYear = 365 * 24 * 60 * 60;

function readStored(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}

function writeCookie(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
  document.cookie = `${languageKey}=${language}; path=/; max-age=${oneYear}; samesite=lax`;
}

/** An address that names a language is the choice of anyone who opens it; the page then has its ordinary address. */
function enter(): void {
  const { language, search } = readEntrance(location.search);
  if (!language) return;
  store(language);
  history.replaceState(history.state, '', location.pathname + search + location.hash);
}

/**
 * The active language of this browser: the stored choice, else the browser's own. Repairs the mirroring cookie, but never writes one that
 * is right: Safari keeps what a script writes for seven days, and what the server has set for a year.
 */
export function browserLanguage(): Language {
  enter();
  const mirrored = cookieValue(document.cookie, languageKey);
  const stored = readStored() ?? mirrored;
  const language = pickLanguage(stored, navigator.language);
  if (stored === language && mirrored !== language) writeCookie(language);
  return language;
}

/** Stores the choice and reloads the page, so that every text and every response changes at once. */
export function chooseLanguage(language: Language): void {
  store(language);
  location.reload();
}

function store(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage may be switched off; the cookie alone then carries the choice.
  }
  writeCookie(language);
}

/** The value of one cookie in a Cookie header. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
