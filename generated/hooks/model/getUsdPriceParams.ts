// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { UnitPrice } from './unitPrice.ts';

export type GetUsdPriceParams = {
/**
 * The price in dollar cents with at most 4 decimals.
 */
unitPrice: UnitPrice;
};
