import type { QuantityCode } from '#domain/money/quantities.ts';
import type { Refused } from '#domain/result.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

/** Says why a typed quantity cannot be ordered, and what happened to it instead. */
export function useQuantityRefusal(): (refused: Refused<QuantityCode>) => string {
  const { t } = useTexts();
  const showCount = (value: string | number | undefined) => formatCount(Number(value ?? 0));
  return ({ code, params }) => {
    switch (code) {
      case 'notAnInteger':
        return t('components.quantity.notAnInteger');
      case 'belowStart':
        return t('components.quantity.belowStart', { limit: showCount(params.limit) });
      case 'aboveMaximum':
        return t('components.quantity.aboveMaximum', { limit: showCount(params.limit) });
      case 'notAMultiple':
        return t('components.quantity.notAMultiple', {
          limit: showCount(params.limit),
          above: showCount(params.above),
        });
    }
  };
}
