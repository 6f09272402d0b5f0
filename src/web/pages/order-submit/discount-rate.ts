import type { Language } from '#domain/language.ts';
import { constants } from '#generated/constants.ts';

const hundred = 100;

/** A discount as each language names it: 9.5 is 9.5 折 in Chinese and 5 % off in English. */
export function discountRate(discount: number, language: Language): string {
  if (language === 'zh_CN') return String(discount);
  return String(
    Math.round((hundred - (discount * hundred) / constants.memberDiscountDivisor) * hundred) / hundred,
  );
}
