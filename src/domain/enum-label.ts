import english from '#generated/texts/en_US.json' with { type: 'json' };
import chinese from '#generated/texts/zh_CN.json' with { type: 'json' };
import type { Language } from './language.ts';

/** A name of an enum of the description that has a label. */
export type LabelledName = keyof typeof english.enums & keyof typeof chinese.enums;

/** The label of a value in the words of the pages. */
export function enumLabel(name: LabelledName, language: Language): string {
  return (language === 'zh_CN' ? chinese : english).enums[name];
}
