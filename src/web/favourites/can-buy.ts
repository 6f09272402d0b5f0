import { lineProblem, quantityRules } from '#domain/cart/line-problem.ts';
import { smallestQuantity } from '#domain/money/index.ts';
import type { VisitedProduct } from '#generated/hooks/model/visitedProduct.ts';
import { isGone } from './visited-part.tsx';

/** Whether at least the smallest quantity of the product of an entry can be ordered. */
export function canBuy(product: VisitedProduct): boolean {
  const smallest = smallestQuantity(quantityRules(product));
  return lineProblem({ ...product, withdrawn: isGone(product) }, smallest) === undefined;
}
