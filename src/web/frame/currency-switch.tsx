import { useLocation } from 'react-router-dom';
import type { Currency } from '#domain/money/currency.ts';
import { currencySigns } from '#domain/money/formatting.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useMoneyContext } from '#web/money/money-context.ts';
import { ChoiceGroup } from './choice-group.ts';

const names = { CNY: 'frame.money.yuan', USD: 'frame.money.dollars' } as const satisfies Record<
  Currency,
  string
>;
const order: readonly Currency[] = ['CNY', 'USD'];

// Not a generated form: the server takes the choice where scripts are switched off, or not there yet.
/** ¥ | $: in which currency prices are read; what an order costs does not depend on it. */
export function CurrencySwitch() {
  const { t } = useTexts();
  const { currency, choose } = useMoneyContext();
  const { pathname, search } = useLocation();
  return (
    <form action="/currency">
      <input type="hidden" name="back" value={pathname + search} />
      <ChoiceGroup aria-label={t('frame.money.currency')}>
        {order.map((code) => (
          <button
            key={code}
            type="submit"
            name="to"
            value={code}
            aria-pressed={code === currency}
            onClick={(event) => {
              event.preventDefault();
              choose(code);
            }}
          >
            {currencySigns[code]} {t(names[code])}
          </button>
        ))}
      </ChoiceGroup>
    </form>
  );
}
