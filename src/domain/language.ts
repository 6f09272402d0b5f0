/** The two languages of the shop, as they stand on the wire and in storage. */
export type Language = 'zh_CN' | 'en_US';

/** A text in both languages. */
export interface Bilingual {
  readonly zh: string;
  readonly en: string;
}

/** Picks the text of one language. */
export function inLanguage(text: Bilingual, language: Language): string {
  return language === 'zh_CN' ? text.zh : text.en;
}
