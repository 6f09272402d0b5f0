import { StandardOrderPaidIn } from '#generated/hooks/model/standardOrderPaidIn.ts';
import { Money } from '#web/components/price.tsx';
import { useMoney } from '#web/money/use-money.ts';

interface BothAmountsProps {
  /** Cents, both as stored with the order. */
  usd: number;
  yuan: number;
  /** The currency of the payment; undefined as long as nothing is paid. */
  paidIn?: StandardOrderPaidIn | undefined;
}

/** The amount in the currency of the payment, else in the one that the visitor chose. */
export function FirstAmount({ usd, yuan, paidIn }: BothAmountsProps) {
  const { currency } = useMoney();
  const inYuan = paidIn === undefined ? currency === 'CNY' : paidIn === StandardOrderPaidIn.yuan;
  return <Money cents={inYuan ? yuan : usd} currency={inYuan ? 'CNY' : 'USD'} />;
}

/** The amount in the other currency. Prices are in dollars: only yuan are converted, and marked as such. */
export function SecondAmount({ usd, yuan, paidIn }: BothAmountsProps) {
  const { currency } = useMoney();
  const inYuan = paidIn === undefined ? currency === 'CNY' : paidIn === StandardOrderPaidIn.yuan;
  return <Money cents={inYuan ? usd : yuan} currency={inYuan ? 'USD' : 'CNY'} approximate={!inYuan} second />;
}
