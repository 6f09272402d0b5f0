import type { DiscountTerms } from '#domain/money/discounts.ts';
import { Receipt } from '#web/components/receipt.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { discountRate } from './discount-rate.ts';
import type { Figures } from './figures.ts';
import { type ReceiptRow, receiptRows } from './receipt-rows.ts';

interface PriceReceiptProps {
  figures: Figures;
  terms: DiscountTerms;
}

/** Each figure on the way from the goods to the amount to pay, as a line. */
export function PriceReceipt({ figures, terms }: PriceReceiptProps) {
  const { t, language } = useTexts();
  const count = (number: number) => formatCount(number, language);
  const label = ({ kind }: ReceiptRow): string => {
    switch (kind) {
      case 'goods':
        return t('orderSubmit.receipt.goods', { count: figures.lines, shown: count(figures.lines) });
      case 'member':
        return t('orderSubmit.receipt.member', { rate: discountRate(terms.discount, language) });
      case 'points':
        return t('orderSubmit.receipt.points', { points: count(figures.discounted.points) });
    }
  };
  return (
    <Receipt
      rows={receiptRows(figures).map((row) => ({ key: row.kind, label: label(row), cents: row.amount }))}
    />
  );
}
