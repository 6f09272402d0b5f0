import { readEntrance } from '#domain/wire/page-language.ts';
import { keepChoice } from '#web/state/keep-choice.ts';
import { type Language, pickLanguage } from './language.ts';

/** Local storage and the cookie that mirrors it for server rendering carry the same name. */
export const languageKey = 'language';

function readStored(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}

/** An address that names a language is the choice of anyone who opens it; the page then has its ordinary address. */
function enter(): void {
  const { language, search } = readEntrance(location.search);
  if (!language) return;
  store(language);
  history.replaceState(history.state, '', location.pathname + search + location.hash);
}

/**
 * The active language of this browser: the stored choice, else the browser's own. Repairs the mirroring cookie where it says something
 * else.
 */
export function browserLanguage(): Language {
  enter();
  const mirrored = cookieValue(document.cookie, languageKey);
  const stored = readStored() ?? mirrored;
  const language = pickLanguage(stored, navigator.language);
  if (stored === language && mirrored !== language) keepChoice(languageKey, language);
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
  keepChoice(languageKey, language);
}

/** The value of one cookie in a Cookie header. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
