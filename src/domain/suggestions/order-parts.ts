import { constants } from '#generated/constants.ts';
import { mpnKey } from '../search/tokens.ts';

/** A single character begins too many part numbers. */
const shortestKey = 2;

/** The beginning of part numbers that a text is; undefined where it is none. */
export function partBeginning(keyWord: string): string | undefined {
  const key = mpnKey(keyWord);
  return key.length >= shortestKey && /^[\p{Script=Latin}\p{N}]+$/u.test(key) ? key : undefined;
}

export interface BegunPart {
  readonly key: string;
  readonly stock: number;
}

/** Parts whose number begins with the text: the exact number first, then what is in stock, then by number; as many as are suggested. */
export function orderParts<Part extends BegunPart>(parts: readonly Part[], beginning: string): Part[] {
  const rank = ({ key, stock }: Part) => (key === beginning ? 0 : stock > 0 ? 1 : 2);
  return parts
    .toSorted((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1))
    .slice(0, constants.suggestedParts);
}
