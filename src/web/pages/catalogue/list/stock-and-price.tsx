import { chakra } from '@chakra-ui/react';
import { currencySigns } from '#domain/money/formatting.ts';
import { typedPriceField } from '#domain/money/sent-price.ts';
import { shownPrice, typedPrice } from '#domain/money/typed-price.ts';
import { listProductsFormLimits as limits } from '#generated/limits.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useExchangeRate } from '#web/money/use-exchange-rate.ts';
import { useMoney } from '#web/money/use-money.ts';
import { useClearings } from './clearings.ts';
import { filterFormId } from './filter-form.tsx';
import { LimitBox } from './limit-box.tsx';
import { changeState } from './list-state.ts';
import type { ListPage } from './use-list-page.ts';

const Rows = chakra('div', {
  base: {
    display: 'grid',
    gap: 1,
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '1fr 74px auto 74px',
      alignItems: 'center',
      columnGap: 2,
      color: 'fg.muted',
    },
    '& > div > span:first-of-type': { color: 'fg', fontWeight: 'medium' },
    '& > div:first-of-type input': { gridColumn: '2 / -1' },
    '& input': { textAlign: 'end' },
    // The narrow panel has no room for words before the boxes.
    '@media screen and (min-width: 1280px) and (max-width: 1439px)': {
      '& > div': { gridTemplateColumns: '1fr auto 1fr' },
      '& > div > span:first-of-type, & > div:first-of-type input': { gridColumn: '1 / -1' },
      '& input': { minWidth: 0 },
    },
    // Below the boxes, wherever its box is.
    '& p': { gridColumn: '1 / -1', order: 1, marginTop: 1, color: 'danger', fontSize: 'sm' },
  },
});

/** How many pieces must be there, and what one may cost at the quantity of the list. */
export function StockAndPrice({ list: { state, go } }: { list: ListPage }) {
  const { t } = useTexts();
  const { currency } = useMoney();
  const clearings = useClearings();
  const { rate } = useExchangeRate(currency === 'CNY');
  const shownRate = currency === 'CNY' ? rate : undefined;
  // A price in yuan means nothing until the rate is known.
  const isReadable = currency === 'USD' || rate !== undefined;
  const setStock = (text: string) => {
    const { minimum, maximum } = limits.minStock;
    const pieces = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
    if (text !== '' && !(pieces >= minimum && pieces <= maximum))
      return t('catalogue.filter.notPieces', { most: formatCount(maximum) });
    go((now) => changeState(now, { minStock: text === '' ? undefined : pieces }));
    return undefined;
  };
  const setPrice = (end: 'minPrice' | 'maxPrice') => (text: string) => {
    const cents = typedPrice(text, end, shownRate);
    if (text !== '' && cents === undefined) return t('catalogue.filter.notAPrice');
    const [least, most] = end === 'minPrice' ? [cents, state.maxPrice] : [state.minPrice, cents];
    if (least !== undefined && most !== undefined && least > most) return t('catalogue.filter.minAboveMax');
    go((now) => changeState(now, { [end]: cents }));
    return undefined;
  };
  const price = (end: 'minPrice' | 'maxPrice', label: string, placeholder: string) => (
    <LimitBox
      key={`${currency} ${end} ${clearings}`}
      label={label}
      value={state[end] === undefined || !isReadable ? '' : shownPrice(state[end], shownRate)}
      placeholder={placeholder}
      name={typedPriceField(end, currency)}
      form={filterFormId}
      onTyped={isReadable ? setPrice(end) : undefined}
      other={state[end === 'minPrice' ? 'maxPrice' : 'minPrice']}
    />
  );
  const sign = currencySigns[currency];
  return (
    <Rows data-check>
      <div>
        <span>{t('catalogue.filter.minStock')}</span>
        <LimitBox
          key={clearings}
          label={t('catalogue.filter.minStockLabel')}
          value={String(state.minStock ?? '')}
          placeholder="1"
          onTyped={setStock}
          name="minStock"
          form={filterFormId}
        />
      </div>
      <div>
        <span>
          {t('catalogue.list.unitPrice')} {sign}
        </span>
        {price('minPrice', t('catalogue.filter.minPriceLabel', { sign }), '0')}
        <span aria-hidden="true">–</span>
        {price('maxPrice', t('catalogue.filter.maxPriceLabel', { sign }), '∞')}
      </div>
    </Rows>
  );
}
