import { chakra } from '@chakra-ui/react';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { priceChange } from '#domain/favourites/price-change.ts';
import { MeasuredText } from '#web/components/measured-text.tsx';
import { Price } from '#web/components/price.tsx';
import { formatDay } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useMoney } from '#web/money/use-money.ts';

const Change = chakra('small', {
  base: { fontSize: 'sm', '& svg': { display: 'inline', verticalAlign: 'middle', marginInlineEnd: 1 } },
  variants: { direction: { up: { color: 'warning' }, down: { color: 'success' } } },
});

interface VisitedPriceProps {
  /** Cents with up to four decimals. */
  unitPrice: number | undefined;
  /** The unit price when the product was kept or last looked at, if it had one. */
  priceThen: number | undefined;
  /** When that was. */
  since: string;
}

/** The current unit price, and how it has changed since the visit. */
export function VisitedPrice({ unitPrice, priceThen, since }: VisitedPriceProps) {
  const { t } = useTexts();
  const money = useMoney();
  const change = priceChange(priceThen, unitPrice);
  const Icon = change?.direction === 'up' ? TrendingUp : TrendingDown;
  return (
    <>
      <Price cents={unitPrice} />
      {change && (
        <div>
          <Change direction={change.direction}>
            <Icon size={14} aria-hidden="true" />
            <MeasuredText
              text={t(change.direction === 'up' ? 'favourites.product.up' : 'favourites.product.down', {
                by: money.unitPrice(change.by),
                day: formatDay(since),
              })}
            />
          </Change>
        </div>
      )}
    </>
  );
}
