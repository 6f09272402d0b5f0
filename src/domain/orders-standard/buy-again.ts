import { addToLine, type CartAddition, type ChosenQuantity } from '#domain/cart/cart-lines.ts';
import { isSoldOut, lineProblem } from '#domain/cart/line-problem.ts';
import { buyAgainLineOutcomeValues } from '#generated/enums.ts';

const outcomes = buyAgainLineOutcomeValues;

export type BuyAgainOutcome = (typeof outcomes)[keyof typeof outcomes];

/** What becomes of one line of an order that is bought again; `chosen` is what its cart line gets, if anything is added. */
export interface LineAgain {
  readonly outcome: BuyAgainOutcome;
  /** Pieces that are added to the cart. */
  readonly added: number;
  readonly chosen?: ChosenQuantity;
}

function nothingAdded(outcome: BuyAgainOutcome): LineAgain {
  return { outcome, added: 0 };
}

/**
 * Decides how a line is put into the cart again. Unlike a plain addition it takes what can be had: no more than the stock, unless the
 * supplier delivers later, and a quantity that start and multiple of the product allow, counting the pieces that are in the cart already.
 */
export function buyLineAgain(addition: CartAddition): LineAgain {
  const { product, line } = addition;
  const held = line?.num ?? 0;
  const problem = lineProblem(product, held + addition.added);
  if (problem?.code === 'productWithdrawn') return nothingAdded(outcomes.noLongerSold);
  if (problem?.code === 'quoteNeeded') return nothingAdded(outcomes.lineWithoutPrice);
  const added = (problem ? (problem.instead ?? held) : held + addition.added) - held;
  if (added <= 0)
    return nothingAdded(held > 0 && !isSoldOut(product) ? outcomes.allInCart : outcomes.lineSoldOut);
  const chosen = addToLine({ ...addition, added });
  if (!chosen.ok) return nothingAdded(outcomes.cartIsFull);
  const reduced = problem?.code === 'outOfStock' || added < addition.added;
  const outcome = problem ? (reduced ? outcomes.reducedToStock : outcomes.adjustedQuantity) : undefined;
  return { outcome: outcome ?? outcomes.addedAsOrdered, added, chosen: chosen.value };
}
