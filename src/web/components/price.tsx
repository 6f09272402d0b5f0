import { chakra } from '@chakra-ui/react';
import type { Currency } from '#domain/money/currency.ts';
import { totalInYuan, unitPriceInYuan } from '#domain/money/exchange.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { formatAmount, formatUnitPrice } from '#web/money/format-money.ts';
import { useExchangeRate } from '#web/money/use-exchange-rate.ts';
import { useMoney } from '#web/money/use-money.ts';

interface MoneyProps {
  cents: number;
  currency: Currency;
  /** A converted value, marked as such. */
  approximate?: boolean;
  /** Next to the amount that counts, and muted. */
  second?: boolean;
}

interface PriceProps {
  /** Dollar cents; a unit price may have up to four decimals of a cent. Undefined when the price is quoted on request. */
  cents: number | undefined;
  /** A price of one piece keeps its decimals, an amount has two. */
  unit?: boolean;
  /** Decimals of a unit price in a column: with the same number for all of them, the decimal points line up. */
  digits?: number;
}

const Value = chakra('data', {
  base: { whiteSpace: 'nowrap' },
  variants: { second: { true: { color: 'fg.muted', fontWeight: 'normal' } } },
});

/** Money in a currency of its own, such as what is paid or a balance; a converted amount reads `≈ ¥1.23`. */
export function Money({ cents, currency, approximate = false, second = approximate }: MoneyProps) {
  const text = formatAmount(cents, currency);
  return (
    <Value value={String(cents / 100)} second={second}>
      {approximate ? `≈ ${text}` : text}
    </Value>
  );
}

const OnRequest = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm' } });

/** A price of the shop in the currency that the visitor chose; its value is in dollars. Without one it says so. */
export function Price({ cents, unit = false, digits }: PriceProps) {
  const money = useMoney();
  const { t } = useTexts();
  if (cents === undefined) return <OnRequest>{t('frame.price.onRequest')}</OnRequest>;
  return (
    <Value value={String(cents / 100)}>{unit ? money.unitPrice(cents, digits) : money.amount(cents)}</Value>
  );
}

/** The same price in the other currency, muted: dollars next to yuan, converted yuan next to dollars. */
export function SecondPrice({ cents, unit = false, digits }: PriceProps) {
  const { currency } = useMoney();
  const { rate } = useExchangeRate();
  if (rate === undefined || cents === undefined) return ' ';
  if (currency === 'CNY')
    return (
      <Value value={String(cents / 100)} second>
        {unit ? formatUnitPrice(cents, 'USD', digits) : formatAmount(cents, 'USD')}
      </Value>
    );
  const yuan = unit ? unitPriceInYuan(cents, rate) : totalInYuan(cents, rate);
  return (
    <Value value={String(yuan / 100)} second>
      {`≈ ${unit ? formatUnitPrice(yuan, 'CNY') : formatAmount(yuan, 'CNY')}`}
    </Value>
  );
}
