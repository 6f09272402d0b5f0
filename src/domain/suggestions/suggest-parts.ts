import { constants } from '#generated/constants.ts';
import { availability } from '../cart/availability.ts';
import type { SoldProduct } from '../cart/line-problem.ts';
import type { Language } from '../language.ts';
import { tidyValues } from '../part-texts/index.ts';
import { shortestKey } from '../search/search-rank.ts';
import { mpnKey } from '../search/tokens.ts';

/** The beginning of part numbers that a text is; undefined where it is none. */
export function partBeginning(keyWord: string): string | undefined {
  const key = mpnKey(keyWord);
  return key.length >= shortestKey && /^[\p{Script=Latin}\p{N}]+$/u.test(key) ? key : undefined;
}

/** A part whose number begins with the text. */
export interface BegunPart extends SoldProduct {
  readonly productId: number;
  readonly key: string;
  readonly productNum: string;
  readonly brand: string;
  /** Its name in the language of the request. */
  readonly name: string;
  readonly stock: number;
  readonly orderMultiple: number;
}

function shownPart(part: BegunPart, language: Language) {
  const { productId, productNum, brand, name, stock, startBuy, orderMultiple, backorderWeeks } = part;
  return {
    productId,
    productNum,
    ...(brand === '' ? {} : { brand }),
    productName: tidyValues(name, language),
    stock,
    startBuy,
    orderMultiple,
    ...(backorderWeeks === undefined ? {} : { backorderWeeks }),
  };
}

/**
 * The parts that are suggested of those whose number begins with the text. Only the first `suggestedPartsRead` by number are compared, so
 * that no index has to be read further: the exact number first, then parts of which the smallest order is in stock, then by number.
 */
export function suggestParts(parts: readonly BegunPart[], beginning: string, language: Language) {
  const byNumber = (a: BegunPart, b: BegunPart) =>
    a.key === b.key ? a.productId - b.productId : a.key < b.key ? -1 : 1;
  const rank = (part: BegunPart) => (part.key === beginning ? 0 : availability(part) === 'inStock' ? 1 : 2);
  return parts
    .toSorted(byNumber)
    .slice(0, constants.suggestedPartsRead)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, constants.suggestedParts)
    .map((part) => shownPart(part, language));
}
