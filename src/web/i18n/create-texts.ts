import { createInstance, type i18n } from 'i18next';
import type { Language } from './language.ts';
import { htmlLanguage } from './language.ts';

/** The texts of one area of the app: screen → thing → text. */
export type AreaTexts = Record<string, unknown>;
export type Texts = i18n;

function missingKey(_languages: readonly string[], _namespace: string, key: string): void {
  throw new Error(`There is no text for ${key}`);
}

/** One instance per browser tab or per server-rendered request; it holds only the language that is shown. */
export function createTexts(language: Language): Texts {
  const texts = createInstance();
  const strict = import.meta.env.MODE !== 'production';
  void texts.init({
    lng: htmlLanguage(language),
    fallbackLng: false,
    ns: ['texts'],
    defaultNS: 'texts',
    resources: { [htmlLanguage(language)]: { texts: {} } },
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    ...(strict ? { saveMissing: true, missingKeyHandler: missingKey } : {}),
  });
  return texts;
}

/** Puts the texts of an area into the instance under the area's own name. */
export function addTexts(texts: Texts, area: string, content: AreaTexts): void {
  texts.addResourceBundle(texts.language, 'texts', { [area]: content }, true, false);
}
