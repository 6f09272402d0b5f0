import { type Result, refuse } from '../result.ts';

/** How many pieces of a product may be ordered. `maximum` is the limit of the description (99999). */
export interface QuantityRules {
  /** `startBuy`: the smallest order. */
  readonly startBuy: number;
  /** Pieces come in multiples of this; 1 or absent is any number. */
  readonly multiple?: number;
  readonly maximum: number;
}

/** Why a quantity is refused. `limit` is the bound; `below` and `above` are the nearest multiples. */
export type QuantityCode = 'notAnInteger' | 'belowStart' | 'aboveMaximum' | 'notAMultiple';

function stepOf(rules: QuantityRules): number {
  return Math.max(1, Math.trunc(rules.multiple ?? 1));
}

/** The smallest quantity that can be ordered: at least 1 and `startBuy`, raised to the multiple. */
export function smallestQuantity(rules: QuantityRules): number {
  const step = stepOf(rules);
  return Math.ceil(Math.max(1, rules.startBuy) / step) * step;
}

/** The largest quantity that can be ordered: the maximum, lowered to the multiple. */
export function largestQuantity(rules: QuantityRules): number {
  const step = stepOf(rules);
  return Math.floor(rules.maximum / step) * step;
}

/** Checks a quantity; a refusal says which rule and which bound. */
export function checkQuantity(quantity: number, rules: QuantityRules): Result<number, QuantityCode> {
  const step = stepOf(rules);
  const [smallest, largest] = [smallestQuantity(rules), largestQuantity(rules)];
  if (!Number.isSafeInteger(quantity)) return refuse('notAnInteger');
  if (quantity < smallest) return refuse('belowStart', { limit: smallest });
  if (quantity > largest) return refuse('aboveMaximum', { limit: largest });
  if (quantity % step === 0) return { ok: true, value: quantity };
  const below = Math.floor(quantity / step) * step;
  return refuse('notAMultiple', { limit: step, below, above: below + step });
}

/** Reads a typed quantity: digits only, in either width; `1.5`, `1e3` and an empty text are refused as no integer. */
export function readQuantity(text: string, rules: QuantityRules): Result<number, QuantityCode> {
  const digits = text.normalize('NFKC').trim();
  return /^\d{1,15}$/.test(digits) ? checkQuantity(Number(digits), rules) : refuse('notAnInteger');
}

/** The nearest quantity that can be ordered, upwards: what a typed value becomes when the box is left. */
export function nearestQuantity(quantity: number, rules: QuantityRules): number {
  const step = stepOf(rules);
  const [smallest, largest] = [smallestQuantity(rules), largestQuantity(rules)];
  if (!Number.isFinite(quantity)) return smallest;
  return Math.max(smallest, Math.min(largest, Math.ceil(quantity / step) * step));
}
