import type { DiscountTerms } from '#domain/money/discounts.ts';
import { Receipt } from '#web/components/receipt.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { formatAmount } from '#web/money/format-money.ts';
import { useMoney } from '#web/money/use-money.ts';
import { discountRate } from './discount-rate.ts';
import type { Figures } from './figures.ts';
import { type ReceiptRow, receiptRows } from './receipt-rows.ts';

interface PriceReceiptProps {
  figures: Figures;
  terms: DiscountTerms;
}

/** Each figure on the way from the goods to the amount to pay, as a line, in the currency that is shown. */
export function PriceReceipt({ figures, terms }: PriceReceiptProps) {
  const { t, language } = useTexts();
  const money = useMoney();
  const count = (number: number) => formatCount(number);
  const { lines } = figures.order;
  const label = ({ kind }: ReceiptRow): string => {
    switch (kind) {
      case 'goods':
        return t('orderSubmit.receipt.goods', { count: lines.length, shown: count(lines.length) });
      case 'member':
        return t('orderSubmit.receipt.member', { rate: discountRate(terms.discount, language) });
      case 'points':
        return t('orderSubmit.receipt.points', { points: count(figures.discounted.points) });
    }
  };
  const receipt = money.receipt(figures.order);
  if (!receipt) return <Skeleton height="80px" />;
  return (
    <Receipt
      rows={receiptRows(receipt, figures.choice).map((row) => ({
        key: row.kind,
        label: label(row),
        amount: formatAmount(row.amount, money.currency),
        isDeduction: row.kind === figures.choice,
      }))}
    />
  );
}
