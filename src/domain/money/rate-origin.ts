import { type Bilingual, inLanguage, type Language } from '../language.ts';

/** Of which day an exchange rate is, and who quotes it. */
export interface RateOrigin {
  /** A day such as `2026-11-20`. */
  readonly day: string;
  readonly source: Bilingual;
}

/** The shop's own rate, which holds where no other is configured: 7.1 yuan for a dollar. */
export const ownRateSource: Bilingual = { zh: '本店汇率', en: 'our own rate' };

/** The rate with which the shop is delivered, and its day. */
export const deliveredRate = {
  micros: 7_100_000,
  origin: { day: '2026-11-20', source: ownRateSource },
} as const satisfies { micros: number; origin: RateOrigin };

/** The origin of a rate as the wire carries it. */
export function sentRateOrigin(
  { day, source }: RateOrigin,
  language: Language,
): { rateDate: string; rateSource: string } {
  return { rateDate: day, rateSource: inLanguage(source, language) };
}
