import { addToLine, type CartAddition, type ChosenQuantity } from '#domain/cart/cart-lines.ts';
import { isSoldOut, lineProblem } from '#domain/cart/line-problem.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { type Micros, microsToCents } from '#domain/money/index.ts';
import { partText } from '#domain/part-texts/index.ts';
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

/** The addition of a line to the cart; `product` is undefined when the shop has it no more. */
type AdditionAgain = Omit<CartAddition, 'product'> & {
  readonly product: CartAddition['product'] | undefined;
};

/**
 * Decides how a line is put into the cart again. Unlike a plain addition it takes what can be had: no more than the stock, unless the
 * supplier delivers later, and a quantity that start and multiple of the product allow, counting the pieces that are in the cart already.
 */
export function buyLineAgain({ product, ...request }: AdditionAgain): LineAgain {
  if (!product) return nothingAdded(outcomes.noLongerSold);
  const addition = { ...request, product };
  const { line } = addition;
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

/** A line of an order, at the price in micros that was paid. */
interface OrderedLine {
  readonly productId: number;
  readonly productNum: string;
  readonly productName: Bilingual;
  readonly num: number;
  readonly unitPrice: Micros;
}

/** What is sent of a line that was bought again: the result, and its price then and now, in cents. */
export function sentLineAgain(
  { productId, productNum, productName, num, unitPrice }: OrderedLine,
  { outcome, added, chosen }: LineAgain,
  language: Language,
) {
  return {
    productId,
    productNum,
    productName: partText(productName, language),
    wanted: num,
    added,
    outcome,
    priceThen: microsToCents(unitPrice),
    priceNow: chosen ? microsToCents(chosen.seenPrice) : null,
  };
}
