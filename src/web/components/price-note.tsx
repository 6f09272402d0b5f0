import { chakra } from '@chakra-ui/react';
import { formatPrice } from '#domain/money/formatting.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useMoneyContext } from '#web/money/money-context.ts';
import { useExchangeRate } from '#web/money/use-exchange-rate.ts';
import { MeasuredText } from './measured-text.tsx';

const Note = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });

/** What the prices are in, what they are converted with (rate, day and source), in what they can be paid, and that freight is included. */
export function PriceNote() {
  const { t } = useTexts();
  const { rate, origin } = useExchangeRate();
  return (
    <Note>
      {rate === undefined || origin === undefined ? (
        t('frame.money.note')
      ) : (
        <MeasuredText
          text={t('frame.money.noteRate', {
            rate: formatPrice(rate, 'CNY'),
            source: origin.rateSource,
            day: origin.rateDate,
          })}
        />
      )}
    </Note>
  );
}

/** Under prices that are shown in yuan: what they are converted with. Dollars need no note. */
export function RateNote() {
  const { t } = useTexts();
  const { currency } = useMoneyContext();
  const { rate, origin } = useExchangeRate(currency === 'CNY');
  if (currency !== 'CNY' || rate === undefined || origin === undefined) return null;
  const { rateSource: source, rateDate: day } = origin;
  return (
    <Note>
      <MeasuredText text={t('frame.money.rate', { rate: formatPrice(rate, 'CNY'), source, day })} />
    </Note>
  );
}
