export {
  type Cents,
  centsToMicros,
  divideHalfUp,
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
  memberPrice,
  pointsDeduction,
  pointsFor,
  sentPoints,
} from './discounts.ts';
export { exchange } from './exchange.ts';
export { type Currency, formatCents, formatPrice } from './formatting.ts';
export { type ShownPoints, showPoints } from './points.ts';
export { nextTier, type PriceTier, priceAt, readPriceTiers, sortTiers, tierAt } from './price-tiers.ts';
export {
  checkQuantity,
  largestQuantity,
  nearestQuantity,
  type QuantityCode,
  type QuantityRules,
  readQuantity,
  smallestQuantity,
} from './quantities.ts';
