import { createContext, useContext } from 'react';
import type { Currency } from '#domain/money/currency.ts';

/** The currency in which the visitor reads prices. */
interface MoneyValue {
  readonly currency: Currency;
  /** Millionths of a yuan for one dollar; undefined while it is not known, or not needed. */
  readonly rate: number | undefined;
  /** The rate is being asked for. */
  readonly isPending: boolean;
  readonly choose: (currency: Currency) => void;
}

export const MoneyContext = createContext<MoneyValue | undefined>(undefined);

/** The chosen currency, and how to choose the other one. */
export function useMoneyContext(): MoneyValue {
  const value = useContext(MoneyContext);
  if (!value) throw new Error('useMoneyContext needs a MoneyProvider around it');
  return value;
}
