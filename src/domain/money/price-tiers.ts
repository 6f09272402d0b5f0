import { recordOf } from '../record-of.ts';
import { remember } from '../text/remember.ts';

/** From `num` pieces on, one piece costs `price`. */
export interface PriceTier {
  readonly num: number;
  readonly price: number;
}

/**
 * The price of one piece at a quantity: that of the highest tier that the quantity reaches, below all of them the price of one
 * piece. Tiers may come in any order; the result is in the unit of the given prices. A product without a price has no tiers either.
 */
export function priceAt<Price extends number | undefined>(
  quantity: number,
  unitPrice: Price,
  tiers: readonly PriceTier[],
): number | Price {
  let reached = 0;
  let price: number | Price = unitPrice;
  for (const tier of tiers) {
    if (tier.num > quantity || tier.num < reached) continue;
    reached = tier.num;
    price = tier.price;
  }
  return price;
}

/** The tier that is in force at a quantity, or undefined below the smallest. */
export function tierAt<T extends PriceTier>(quantity: number, tiers: readonly T[]): T | undefined {
  return sortTiers(tiers).findLast((tier) => tier.num <= quantity);
}

/** The next tier above a quantity that is cheaper than the price in force: "n more and a piece costs …". */
export function nextTier<T extends PriceTier>(
  quantity: number,
  unitPrice: number,
  tiers: readonly T[],
): T | undefined {
  const price = priceAt(quantity, unitPrice, tiers);
  return sortTiers(tiers).find((tier) => tier.num > quantity && tier.price < price);
}

/** Tiers from the smallest quantity to the largest; of two at the same quantity the later stands. */
function sortTiers<T extends PriceTier>(tiers: readonly T[]): readonly T[] {
  const byQuantity = new Map(tiers.map((tier) => [tier.num, tier]));
  return [...byQuantity.values()].sort((a, b) => a.num - b.num);
}

function isTier(item: unknown): item is PriceTier {
  const { num, price } = recordOf(item);
  return Number.isSafeInteger(num) && typeof price === 'number' && Number.isFinite(price) && price >= 0;
}

function parseTiers(priceIndex: string): readonly PriceTier[] {
  try {
    const parsed: unknown = JSON.parse(priceIndex);
    return typeof parsed === 'string' ? [] : readPriceTiers(parsed);
  } catch {
    return [];
  }
}

/** Each row of a list reads its tiers several times. */
const rememberedTiers = remember(parseTiers, 500);

/**
 * Reads `priceIndex` as it may arrive: a list, JSON text of one, the text `null`, or nothing. Sorted by quantity;
 * anything unreadable means that there are no tiers. Prices stay in the unit in which they came.
 */
export function readPriceTiers(priceIndex: unknown): readonly PriceTier[] {
  if (typeof priceIndex === 'string') return rememberedTiers(priceIndex);
  return Array.isArray(priceIndex) ? sortTiers(priceIndex.filter(isTier)) : [];
}
