import type { Language } from '../language.ts';

/** The shop's prices are in US dollars; an order is also stored in yuan, at the rate of the moment. */
export type Currency = 'USD' | 'CNY';

/** Name of the cookie that keeps the currency in which a visitor reads prices. */
export const currencyKey = 'currency';

/** Whether a value from outside names one of them. */
export function isCurrency(value: unknown): value is Currency {
  return value === 'USD' || value === 'CNY';
}

/** The currency in which a visitor reads prices: the stored choice, else yuan in Chinese and dollars in English. */
export function pickCurrency(stored: unknown, language: Language): Currency {
  if (isCurrency(stored)) return stored;
  return language === 'zh_CN' ? 'CNY' : 'USD';
}
