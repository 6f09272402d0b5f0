import type { Language } from '#domain/language.ts';

export { type Language, pickLanguage } from '#domain/language.ts';

/** The value of the `lang` attribute. */
export function htmlLanguage(language: Language): string {
  return language === 'zh_CN' ? 'zh-CN' : 'en';
}
