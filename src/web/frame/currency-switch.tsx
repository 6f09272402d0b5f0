import { chakra } from '@chakra-ui/react';
import type { Currency } from '#domain/money/currency.ts';
import { currencySigns, formatPrice } from '#domain/money/formatting.ts';
import { HiddenText } from '#web/components/hidden-text.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useMoneyContext } from '#web/money/money-context.ts';
import { useExchangeRate } from '#web/money/use-exchange-rate.ts';
import { ChoiceForm } from './choice-form.tsx';

const Row = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: 2 } });

/** In the narrow bar of a tablet there is no room for it. */
const Shown = chakra('small', {
  base: { position: 'relative', color: 'fg.muted', whiteSpace: 'nowrap', mdToXl: { display: 'none' } },
});

const names = { CNY: 'frame.money.yuan', USD: 'frame.money.dollars' } as const satisfies Record<
  Currency,
  string
>;
const order: readonly Currency[] = ['CNY', 'USD'];

/** The rate that the prices of the page are converted with. */
function Rate() {
  const { t } = useTexts();
  const { currency } = useMoneyContext();
  const { rate, origin } = useExchangeRate(currency === 'CNY');
  if (currency !== 'CNY' || rate === undefined || origin === undefined) return null;
  const shown = formatPrice(rate, 'CNY');
  const whole = t('frame.money.rate', { rate: shown, source: origin.rateSource, day: origin.rateDate });
  return (
    <Shown title={whole}>
      <span aria-hidden="true">
        {currencySigns.USD}1 = {shown}
      </span>
      <HiddenText>{whole}</HiddenText>
    </Shown>
  );
}

/** ¥ | $: in which currency prices are read; what an order costs does not depend on it. */
export function CurrencySwitch() {
  const { t } = useTexts();
  const { currency, choose } = useMoneyContext();
  const choices = order.map((value) => ({ value, label: `${currencySigns[value]} ${t(names[value])}` }));
  return (
    <Row>
      <ChoiceForm
        action="/currency"
        label={t('frame.money.currency')}
        choices={choices}
        chosen={currency}
        onChoose={choose}
      />
      <Rate />
    </Row>
  );
}
