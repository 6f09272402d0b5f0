import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useMoney } from '#web/money/use-money.ts';
import type { ChangedFigure } from './changed-figures.ts';

/** How a changed figure is named and written. */
export function useChangedText() {
  const { t } = useTexts();
  const money = useMoney();
  const label = ({ kind, name }: ChangedFigure): string => {
    switch (kind) {
      case 'unitPrice':
        return name;
      case 'points':
        return t('orderSubmit.error.pointsChanged');
      case 'payable':
        return t('orderSubmit.receipt.payable');
    }
  };
  const value = ({ kind }: ChangedFigure, figure: number): string => {
    switch (kind) {
      case 'unitPrice':
        return money.unitPrice(figure);
      case 'points':
        return formatCount(figure);
      case 'payable':
        return money.amount(figure);
    }
  };
  return { label, value };
}
