// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { PriceTier } from './priceTier.ts';

/**
 * Price tiers, sorted by `num` from small to large.
 * @maxItems 50
 * @nullable
 */
export type PriceTiers = PriceTier[] | null;
