import { type Bilingual, inLanguage, type Language } from '#domain/language.ts';
import type { constants } from '#generated/constants.ts';

const labels: Readonly<Record<keyof typeof constants.gradeDiscounts, Bilingual>> = {
  1: { zh: '普通会员', en: 'Regular member' },
  2: { zh: '银牌会员', en: 'Silver member' },
  3: { zh: '金牌会员', en: 'Gold member' },
};

/** The dictionary of the grades, lowest first: value on the wire and label in a language. */
export function gradeDictionary(language: Language): { dictValue: string; dictLabel: string }[] {
  return Object.entries(labels).map(([dictValue, label]) => ({
    dictValue,
    dictLabel: inLanguage(label, language),
  }));
}

/** The label of a grade; undefined where the dictionary does not have it. */
export function gradeLabel(
  grades: readonly { readonly dictValue: string; readonly dictLabel: string }[],
  grade: string,
): string | undefined {
  return grades.find(({ dictValue }) => dictValue === grade)?.dictLabel;
}
