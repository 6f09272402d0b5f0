import { type Currency, currencyKey, isCurrency, pickCurrency } from '#domain/money/currency.ts';
import type { Language } from '#web/i18n/language.ts';
import { cookieValue } from '#web/i18n/stored-language.ts';

/** The currency that this browser chose, else that of the language. */
export function browserCurrency(language: Language): Currency {
  return pickCurrency(cookieValue(document.cookie, currencyKey), language);
}

/** The currency in which the server rendered the document; undefined where it rendered none. */
export function renderedCurrency(): Currency | undefined {
  const { currency } = document.documentElement.dataset;
  return isCurrency(currency) ? currency : undefined;
}
