import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { type Currency, currencyKey } from '#domain/money/currency.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { keepChoice } from '#web/state/keep-choice.ts';
import { MoneyContext } from './money-context.ts';
import { browserCurrency } from './stored-currency.ts';
import { useExchangeRate } from './use-exchange-rate.ts';

interface MoneyProviderProps {
  /** The currency of the first rendering: the one of the server's document. */
  currency: Currency;
  children: ReactNode;
}

/** Shows all prices in the chosen currency; the rate is asked for only where they are converted. */
export function MoneyProvider({ currency: first, children }: MoneyProviderProps) {
  const { language } = useTexts();
  const [currency, setCurrency] = useState(first);
  const { rate, isPending } = useExchangeRate(currency === 'CNY');
  // A shared cache may have served a page in the currency of its language.
  useEffect(() => setCurrency(browserCurrency(language)), [language]);
  const choose = useCallback((chosen: Currency) => {
    keepChoice(currencyKey, chosen);
    setCurrency(chosen);
  }, []);
  return <MoneyContext value={{ currency, rate, isPending, choose }}>{children}</MoneyContext>;
}
