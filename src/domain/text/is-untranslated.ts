import type { Language } from '../language.ts';

const han = /\p{Script=Han}/u;
/** Names in capitals alone (`EEPROM`), part numbers and units are the same in both languages. */
const word = /\p{Ll}{3}/u;

/** Whether the name of a category or a column is still in the other language, as an import without its translation leaves it. */
export function isUntranslated(name: string, language: Language): boolean {
  return language === 'en_US' ? han.test(name) : !han.test(name) && word.test(name);
}
