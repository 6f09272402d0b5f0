/** From `num` pieces on, one piece costs `price`. */
export interface PriceTier {
  readonly num: number;
  readonly price: number;
}

/**
 * The price of one piece at a quantity: that of the highest tier that the quantity reaches, below all of them the price of one
 * piece. Tiers may come in any order; the result is in the unit of the given prices.
 */
export function priceAt(quantity: number, unitPrice: number, tiers: readonly PriceTier[]): number {
  let reached = 0;
  let price = unitPrice;
  for (const tier of tiers) {
    if (tier.num > quantity || tier.num < reached) continue;
    reached = tier.num;
    price = tier.price;
  }
  return price;
}
