import { type ReactNode, useMemo } from 'react';
import type { Currency } from '#domain/money/currency.ts';
import { StandardOrderPaidIn } from '#generated/hooks/model/standardOrderPaidIn.ts';
import { MoneyContext, useMoneyContext } from '#web/money/money-context.ts';
import type { AnyOrder } from './any-order.ts';

interface OwnMoney {
  /** Millionths of a yuan for one dollar, as the order has stored it. */
  readonly rate: number;
  readonly paidIn?: StandardOrderPaidIn | undefined;
}

function ownMoney(any: AnyOrder): OwnMoney | undefined {
  switch (any.kind) {
    case 'standard':
      return { rate: any.order.exchangeRate, paidIn: any.order.paidIn };
    case 'customised':
      return { rate: any.order.exchangeRate };
    case 'sample':
      return undefined;
  }
}

function currencyOf({ paidIn }: OwnMoney, chosen: Currency): Currency {
  if (paidIn === undefined) return chosen;
  return paidIn === StandardOrderPaidIn.yuan ? 'CNY' : 'USD';
}

/** Shows the prices of an order at its own rate, and in the currency that it was paid in. */
export function OrderMoney({ order, children }: { order: AnyOrder; children: ReactNode }) {
  const outer = useMoneyContext();
  const own = ownMoney(order);
  const currency = own ? currencyOf(own, outer.currency) : outer.currency;
  const rate = own?.rate ?? outer.rate;
  const value = useMemo(() => ({ ...outer, currency, rate, isPending: false }), [outer, currency, rate]);
  return <MoneyContext value={value}>{children}</MoneyContext>;
}
