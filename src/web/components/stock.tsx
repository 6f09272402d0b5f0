import { chakra } from '@chakra-ui/react';
import { type Availability, availability } from '#domain/cart/availability.ts';
import type { SoldProduct } from '#domain/cart/line-problem.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

const Word = chakra('span', {
  base: { whiteSpace: 'nowrap' },
  variants: { empty: { true: { color: 'fg.muted' }, false: { color: 'success' } } },
});

interface StockProps {
  product: SoldProduct & { readonly stock: number };
}

/** How many pieces there are, in words, or how long the supplier needs. */
export function Stock({ product }: StockProps) {
  const { t } = useTexts();
  const { stock, backorderWeeks: count = 0 } = product;
  const shown = formatCount(stock);
  const available = availability(product);
  const texts: Readonly<Record<Availability, () => string>> = {
    inStock: () => t('components.stock.pieces', { shown }),
    backorder: () => t('components.stock.backorder', { count }),
    belowMinimum: () => t('components.stock.belowMinimum', { shown }),
    outOfStock: () => t('components.stock.none'),
  };
  return <Word empty={available !== 'inStock'}>{texts[available]()}</Word>;
}
