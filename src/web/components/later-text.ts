import { backorderedPieces, backorderWeeksOf } from '#domain/cart/backorder.ts';
import type { SoldProduct } from '#domain/cart/line-problem.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

/** Says which pieces of a quantity the supplier delivers later, and when; undefined when all of them are in stock. */
export function useLaterText(): (
  product: Pick<SoldProduct, 'stock' | 'backorderWeeks'>,
  quantity: number,
) => string | undefined {
  const { t, language } = useTexts();
  return (product, quantity) => {
    const weeks = backorderWeeksOf(product, quantity);
    if (weeks === undefined) return undefined;
    const pieces = backorderedPieces(product, quantity);
    if (pieces === quantity) return t('components.stock.laterAll', { count: weeks });
    return t('components.stock.laterSome', { count: weeks, shown: formatCount(pieces, language) });
  };
}
