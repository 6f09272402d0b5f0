import { type ReactNode, useMemo } from 'react';
import type { Currency } from '#domain/money/currency.ts';
import { rateProbe } from '#domain/money/exchange.ts';
import { StandardOrderPaidIn } from '#generated/hooks/model/standardOrderPaidIn.ts';
import { MoneyContext, useMoneyContext } from '#web/money/money-context.ts';
import type { AnyOrder } from './any-order.ts';

interface OrderSums {
  readonly usd: number;
  readonly yuan: number;
  readonly paidIn?: StandardOrderPaidIn | undefined;
}

function sumsOf(any: AnyOrder): OrderSums | undefined {
  switch (any.kind) {
    case 'standard':
      return { usd: any.order.moneyNum, yuan: any.order.moneyNumZh, paidIn: any.order.paidIn };
    case 'customised':
      return { usd: any.order.totalAmount, yuan: any.order.totalAmountZh };
    case 'sample':
      return undefined;
  }
}

function currencyOf({ paidIn }: OrderSums, chosen: Currency): Currency {
  if (paidIn === undefined) return chosen;
  return paidIn === StandardOrderPaidIn.yuan ? 'CNY' : 'USD';
}

/** Shows the prices of an order at its own rate, and in the currency that it was paid in. */
export function OrderMoney({ order, children }: { order: AnyOrder; children: ReactNode }) {
  const outer = useMoneyContext();
  const sums = sumsOf(order);
  const currency = sums ? currencyOf(sums, outer.currency) : outer.currency;
  const rate = sums && sums.usd > 0 ? Math.round((sums.yuan * rateProbe) / sums.usd) : outer.rate;
  const value = useMemo(() => ({ ...outer, currency, rate, isPending: false }), [outer, currency, rate]);
  return <MoneyContext value={value}>{children}</MoneyContext>;
}
