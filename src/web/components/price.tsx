import { chakra } from '@chakra-ui/react';
import type { Currency } from '#domain/money/currency.ts';
import {
  type ChargedLines,
  linesInDollars,
  type PricedPieces,
  receiptInDollars,
  receiptInYuan,
  unitPriceInYuan,
} from '#domain/money/exchange.ts';
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
  /** Dollar cents with up to four decimals. Undefined when the price is quoted on request. */
  cents: number | undefined;
  /** The most decimals of the prices in its column: a shorter one leaves room, so that the decimal points line up. */
  digits?: number | undefined;
}

const Value = chakra('data', {
  base: { whiteSpace: 'nowrap' },
  variants: {
    second: { true: { color: 'fg.muted', fontWeight: 'normal' } },
    room: {
      1: { paddingInlineEnd: '1ch' },
      2: { paddingInlineEnd: '2ch' },
      3: { paddingInlineEnd: '3ch' },
      4: { paddingInlineEnd: '4ch' },
    },
  },
});

/** A price has two to six decimals. */
function roomFor(missing: number): 1 | 2 | 3 | 4 | undefined {
  return missing === 1 || missing === 2 || missing === 3 || missing === 4 ? missing : undefined;
}

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

/** A price of one piece in the currency that the visitor chose; its value is in dollars. Without one it says so. */
export function Price({ cents, digits }: PriceProps) {
  const money = useMoney();
  const { t } = useTexts();
  if (cents === undefined) return <OnRequest>{t('frame.price.onRequest')}</OnRequest>;
  return (
    <Value value={String(cents / 100)} room={roomFor((digits ?? 0) - money.digits(cents))}>
      {money.unitPrice(cents)}
    </Value>
  );
}

/** What lines cost together in the currency that the visitor chose: the sum of price times quantity, as they are shown. */
export function LinesAmount({ lines }: { lines: readonly PricedPieces[] }) {
  const money = useMoney();
  return <Value value={String(linesInDollars(lines) / 100)}>{money.lines(lines)}</Value>;
}

/** What a new order is charged in the currency that the visitor chose. */
export function Charge({ order }: { order: ChargedLines }) {
  const money = useMoney();
  return <Value value={String(receiptInDollars(order).charged / 100)}>{money.charge(order)}</Value>;
}

/** The same in the other currency, muted: dollars next to yuan, yuan next to dollars. */
export function SecondCharge({ order }: { order: ChargedLines }) {
  const { currency } = useMoney();
  const { rate } = useExchangeRate();
  if (rate === undefined) return ' ';
  return currency === 'CNY' ? (
    <Money cents={receiptInDollars(order).charged} currency="USD" second />
  ) : (
    <Money cents={receiptInYuan(order, rate).charged} currency="CNY" approximate />
  );
}

/** The price of one piece in the other currency, muted: dollars next to yuan, converted yuan next to dollars. */
export function SecondPrice({ cents }: Pick<PriceProps, 'cents'>) {
  const { currency } = useMoney();
  const { rate } = useExchangeRate();
  if (rate === undefined || cents === undefined) return ' ';
  const yuan = unitPriceInYuan(cents, rate);
  return currency === 'CNY' ? (
    <Value value={String(cents / 100)} second>
      {formatUnitPrice(cents, 'USD')}
    </Value>
  ) : (
    <Value value={String(yuan / 100)} second>
      {`≈ ${formatUnitPrice(yuan, 'CNY')}`}
    </Value>
  );
}
