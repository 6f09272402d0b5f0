import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import type { Texts } from './create-texts.ts';
import type { Language } from './language.ts';

interface TextsValue {
  readonly texts: Texts;
  readonly language: Language;
}

export const TextsContext = createContext<TextsValue | undefined>(undefined);

/** The translation function and the language of the page. The language never changes while the page lives. */
export function useTexts(): { t: TFunction; language: Language; texts: Texts } {
  const value = useContext(TextsContext);
  if (!value) throw new Error('useTexts needs the texts of the page around it');
  return { t: value.texts.t, language: value.language, texts: value.texts };
}
