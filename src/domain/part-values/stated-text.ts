import type { Language } from '../language.ts';
import { formatPartValue } from './format.ts';
import { type StatedNumber, statedValue } from './stated-number.ts';
import { isUnit, unitDefinition } from './units.ts';

/** Much quicker to see than Chinese itself: there is none below. */
const beyondLatin = /[\u2e80-\uffff]/;
const chinese = /\p{Script=Han}/u;
/** `300,000 Times`, not `16P`. */
const numberAndWord = /^[\d.,]+\s*[A-Za-z]{3,}$/;

/**
 * A stated value as a buyer reads it: as the supplier wrote it (`t`), unless that is in the other language or in an English word
 * that the unit has its own words for.
 */
export function statedText(
  { t, ...stated }: StatedNumber & { readonly t: string },
  unit: string | null,
  language: Language,
): string {
  if (unit === null || !isUnit(unit)) return t;
  const isForeign = language === 'en_US' && beyondLatin.test(t) && chinese.test(t);
  if (!isForeign && !(unitDefinition(unit).words && numberAndWord.test(t))) return t;
  const value = statedValue(stated);
  return value === undefined ? t : formatPartValue(value, unit, language);
}
