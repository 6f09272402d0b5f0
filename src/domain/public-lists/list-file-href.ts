import type { Language } from '../language.ts';
import { type Currency, currencyKey } from '../money/currency.ts';
import { inPageLanguage } from '../wire/page-language.ts';

interface FileReader {
  readonly language: Language;
  /** The currency that comes first; without it the one that the browser sends. */
  readonly currency?: Currency;
}

/** The address of a list as a table; language and currency are in it, so that the file is like its page. */
export function listFileHref(
  href: string,
  format: 'csv' | 'xlsx',
  { language, currency }: FileReader,
): string {
  const address = inPageLanguage(href, language);
  return `${address}${currency === undefined ? '' : `&${currencyKey}=${currency}`}&format=${format}`;
}
