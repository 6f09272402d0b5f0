import type { Language } from '#domain/language.ts';

export type { Language };

export function isLanguage(value: unknown): value is Language {
  return value === 'zh_CN' || value === 'en_US';
}

/** The choice that was stored wins, else what the browser prefers: Chinese when it starts with zh, otherwise English. */
export function pickLanguage(stored: unknown, preferred: string | undefined): Language {
  if (isLanguage(stored)) return stored;
  return preferred?.trim().toLowerCase().startsWith('zh') ? 'zh_CN' : 'en_US';
}

/** The value of the `lang` attribute. */
export function htmlLanguage(language: Language): string {
  return language === 'zh_CN' ? 'zh-CN' : 'en';
}

/** The locale that numbers and dates are written in. */
export function locale(language: Language): string {
  return language.replace('_', '-');
}
