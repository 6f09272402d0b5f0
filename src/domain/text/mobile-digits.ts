import { digitsOnly } from './digits-only.ts';

const countryCode = /^\s*(?:\+|＋|00)?\s*86[\s-]?(?=1)/;

/** The digits of a Chinese mobile number, cut to a number of them, without the code of the country in front. */
export function mobileDigits(text: string, most?: number): string {
  const ascii = text.normalize('NFKC');
  return digitsOnly(ascii.replace(countryCode, ''), most);
}
