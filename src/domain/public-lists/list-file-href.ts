import type { Language } from '../language.ts';
import { inPageLanguage } from '../wire/page-language.ts';

/** The address of a list as a table; the language is in it, so that the file is in the language of its page. */
export function listFileHref(href: string, format: 'csv' | 'xlsx', language: Language): string {
  return `${inPageLanguage(href, language)}&format=${format}`;
}
