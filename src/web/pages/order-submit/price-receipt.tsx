import { chakra } from '@chakra-ui/react';
import type { DiscountTerms } from '#domain/money/discounts.ts';
import { formatAmount, formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { discountRate } from './discount-rate.ts';
import type { Figures } from './figures.ts';
import { type ReceiptRow, receiptRows } from './receipt-rows.ts';

const Rows = chakra('dl', {
  base: {
    display: 'grid',
    rowGap: 2,
    '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 4 },
    '& dd': { whiteSpace: 'nowrap' },
    '& [data-less] dd': { color: 'success' },
  },
});

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
  const shown = (cents: number) => `${cents < 0 ? '−' : ''}${formatAmount(Math.abs(cents), 'USD', language)}`;
  return (
    <Rows>
      {receiptRows(figures).map((row) => (
        <div key={row.kind} data-less={row.amount < 0 || undefined}>
          <dt>{label(row)}</dt>
          <dd>{shown(row.amount)}</dd>
        </div>
      ))}
    </Rows>
  );
}
