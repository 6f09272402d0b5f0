import { chakra } from '@chakra-ui/react';
import { formatPrice } from '#domain/money/formatting.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useExchangeRate } from '#web/money/use-exchange-rate.ts';

const Note = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });

/** What the prices are in, what they are converted with (rate, day and source), in what they can be paid, and that freight is included. */
export function PriceNote() {
  const { t } = useTexts();
  const { rate, origin } = useExchangeRate();
  return (
    <Note>
      {rate === undefined || origin === undefined
        ? t('frame.money.note')
        : t('frame.money.noteRate', {
            rate: formatPrice(rate, 'CNY'),
            source: origin.rateSource,
            day: origin.rateDate,
          })}
    </Note>
  );
}
