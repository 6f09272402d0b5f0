import { lineProblem, quantityRules } from '#domain/cart/line-problem.ts';
import { nearestQuantity, readQuantity } from '#domain/money/quantities.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { useLaterText } from '#web/components/later-text.ts';
import { noteCorrection } from '#web/components/press-guard.ts';
import { useQuantityRefusal } from '#web/components/quantity-refusal.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useWarning } from '#web/toasts/use-warning.ts';
import { useAddToCart } from '../detail/use-add-to-cart.ts';

/**
 * Reads and corrects the quantity box of a row, and adds what it says to the cart. A purchase that had to correct the box adds
 * nothing: nobody buys a quantity that was not on the screen.
 */
export function useRowPurchase() {
  const { t } = useTexts();
  const refusalText = useQuantityRefusal();
  const laterText = useLaterText();
  const cart = useAddToCart();
  const warning = useWarning();
  /** The quantity in the box; undefined when the box had to be corrected, which a message says. */
  const settle = (product: Product, box: HTMLInputElement): number | undefined => {
    const rules = quantityRules(product);
    const read = readQuantity(box.value, rules);
    if (read.ok) return read.value;
    const typed = box.value.normalize('NFKC').trim();
    const number = /^\d+$/.test(typed) ? Number(typed) : Number(box.defaultValue);
    box.value = String(nearestQuantity(number, rules));
    noteCorrection();
    warning.show(`${product.productNum}: ${refusalText(read)}`);
    return undefined;
  };
  const buy = (product: Product, box: HTMLInputElement) => {
    warning.clear();
    const quantity = settle(product, box);
    if (quantity === undefined) return;
    const problem = lineProblem(product, quantity);
    const later = laterText(product, quantity);
    if (!problem && later !== undefined) warning.show(`${product.productNum}: ${later}`);
    if (!problem) return cart.add(product, quantity);
    if (problem.instead !== undefined) box.value = String(problem.instead);
    const stock = formatCount(product.stock);
    warning.show(`${product.productNum}: ${t('catalogue.buy.aboveStock', { stock })}`);
  };
  return { settle, buy, clearWarning: warning.clear };
}
