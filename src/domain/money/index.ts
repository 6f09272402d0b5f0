export {
  type Cents,
  centsToMicros,
  goodsTotal,
  lineTotal,
  type Micros,
  microsToCents,
  roundToCents,
} from './amounts.ts';
export { type Currency, currencyKey, isCurrency, pickCurrency } from './currency.ts';
export {
  applyDiscount,
  type DiscountChoice,
  type DiscountedTotal,
  type DiscountTerms,
  discountTypes,
  sentPoints,
} from './discounts.ts';
export {
  exchange,
  lineInYuan,
  priceInYuan,
  receiptInDollars,
  receiptInYuan,
  unitPriceInYuan,
} from './exchange.ts';
export {
  formatCents,
  formatPrice,
  plainCents,
  plainPrice,
} from './formatting.ts';
export { showPoints } from './points.ts';
export { nextTier, type PriceTier, priceAt, readPriceTiers, tierAt } from './price-tiers.ts';
export {
  checkQuantity,
  nearestQuantity,
  type QuantityRules,
  readQuantity,
  smallestQuantity,
} from './quantities.ts';
export { deliveredRate, ownRateSource, type RateOrigin, sentRateOrigin } from './rate-origin.ts';
export { includedTax } from './tax.ts';
