/** The two languages of the shop, as they are written on the wire and in storage. */
export type Language = 'zh_CN' | 'en_US';

/** Whether a value from outside names one of them. */
export function isLanguage(value: unknown): value is Language {
  return value === 'zh_CN' || value === 'en_US';
}

/** The language of a page: the choice that was stored wins, else what the browser prefers: Chinese when that starts with zh, otherwise English. */
export function pickLanguage(stored: unknown, preferred: string | undefined): Language {
  if (isLanguage(stored)) return stored;
  return preferred?.trim().toLowerCase().startsWith('zh') ? 'zh_CN' : 'en_US';
}

/** A text in both languages. */
export interface Bilingual {
  readonly zh: string;
  readonly en: string;
}

/** Picks the text of one language. */
export function inLanguage(text: Bilingual, language: Language): string {
  return language === 'zh_CN' ? text.zh : text.en;
}
