import { formatAmount, formatCount, formatUnitPrice } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import type { ChangedFigure } from './changed-figures.ts';

/** How a changed figure is named and written. */
export function useChangedText() {
  const { t, language } = useTexts();
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
        return formatUnitPrice(figure, 'USD', language);
      case 'points':
        return formatCount(figure, language);
      case 'payable':
        return formatAmount(figure, 'USD', language);
    }
  };
  return { label, value };
}
