export {
  type Cents,
  centsToMicros,
  goodsTotal,
  lineTotal,
  type Micros,
  microsToCents,
  roundToCents,
} from './amounts.ts';
export {
  applyDiscount,
  type DiscountChoice,
  type DiscountedTotal,
  type DiscountTerms,
  discountTypes,
  sentPoints,
} from './discounts.ts';
export { exchange } from './exchange.ts';
export { type Currency, formatCents, formatPrice } from './formatting.ts';
export { showPoints } from './points.ts';
export { nextTier, type PriceTier, priceAt, readPriceTiers, tierAt } from './price-tiers.ts';
export {
  checkQuantity,
  nearestQuantity,
  type QuantityRules,
  readQuantity,
  smallestQuantity,
} from './quantities.ts';
