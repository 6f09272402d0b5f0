import { laterDelivery } from '#domain/cart/backorder.ts';
import type { SoldProduct } from '#domain/cart/line-problem.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

/** Says which pieces of a quantity the supplier delivers later, and when; undefined when all of them are in stock. */
export function useLaterText(): (
  product: Pick<SoldProduct, 'stock' | 'backorderWeeks'>,
  quantity: number,
) => string | undefined {
  const { t } = useTexts();
  return (product, quantity) => {
    const later = laterDelivery(product, quantity);
    if (!later) return undefined;
    const { backordered, backorderWeeks: count } = later;
    if (backordered === quantity) return t('components.stock.laterAll', { count });
    return t('components.stock.laterSome', { count, shown: formatCount(backordered) });
  };
}
