import { type Currency, currencyKey, isCurrency, pickCurrency } from '#domain/money/currency.ts';
import type { Language } from '#web/i18n/language.ts';
import { cookieValue } from '#web/i18n/stored-language.ts';

const oneYear = 365 * 24 * 60 * 60;

/** The currency that this browser chose, else that of the language. */
export function browserCurrency(language: Language): Currency {
  return pickCurrency(cookieValue(document.cookie, currencyKey), language);
}

/** The currency in which the server rendered the document; undefined where it rendered none. */
export function renderedCurrency(): Currency | undefined {
  const { currency } = document.documentElement.dataset;
  return isCurrency(currency) ? currency : undefined;
}

/** Keeps the choice where the server reads it too. */
export function storeCurrency(currency: Currency): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
  document.cookie = `${currencyKey}=${currency}; path=/; max-age=${oneYear}; samesite=lax`;
}
