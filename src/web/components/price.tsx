import { chakra } from '@chakra-ui/react';
import { type Currency, formatAmount, formatUnitPrice } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

interface PriceProps {
  /** Cents; a unit price may have up to four decimals of a cent. */
  cents: number;
  currency?: Currency;
  /** A price of one piece keeps its decimals, an amount has two. */
  unit?: boolean;
  /** Decimals of a unit price in a column: with the same number for all of them, the decimal points line up. */
  digits?: number;
  /** A converted value, marked as such. */
  approximate?: boolean;
}

const Value = chakra('data', {
  base: { whiteSpace: 'nowrap' },
  variants: { approximate: { true: { color: 'fg.muted' } } },
});

/** Money, the currency before the number; a converted amount reads `≈ ¥1.23`. */
export function Price(props: PriceProps) {
  const { cents, currency = 'USD', unit = false, digits, approximate = false } = props;
  const { language } = useTexts();
  const text = unit
    ? formatUnitPrice(cents, currency, language, digits)
    : formatAmount(cents, currency, language);
  return (
    <Value value={String(cents / 100)} approximate={approximate}>
      {approximate ? `≈ ${text}` : text}
    </Value>
  );
}
