import { quantityRules } from '#domain/cart/line-problem.ts';
import { priceAt, readPriceTiers } from '#domain/money/price-tiers.ts';
import { nearestQuantity } from '#domain/money/quantities.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

/** The quantity that the price of a product is for: the nearest to the one that is asked for that can be bought. */
function pricedQuantity(product: Product, quantity = 1): number {
  return nearestQuantity(quantity, quantityRules(product));
}

/** What one piece of a row costs; undefined until a price is quoted. */
export function priceOf(product: Product, quantity: number | undefined): number | undefined {
  const counts = pricedQuantity(product, quantity);
  if (product.quantityPrice !== undefined && counts === quantity) return product.quantityPrice;
  return priceAt(counts, product.unitPrice, readPriceTiers(product.priceIndex));
}

interface PricedQuantityProps {
  product: Product | undefined;
  /** What is asked for. */
  quantity: number | undefined;
}

/** Says under a price for how many pieces it is, where that is not just one. */
export function PricedQuantity({ product, quantity }: PricedQuantityProps) {
  const { t } = useTexts();
  if (product?.unitPrice === undefined || (product.startBuy === 1 && quantity === undefined)) return null;
  const fromMinimum = product.startBuy > (quantity ?? 1);
  const shown = formatCount(pricedQuantity(product, quantity));
  return (
    <small>{t(fromMinimum ? 'catalogue.list.fromMinimum' : 'catalogue.list.atQuantity', { shown })}</small>
  );
}
