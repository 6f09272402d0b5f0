// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Price tiers as JSON text. The tier with the highest `num` that is at most the quantity applies; below the smallest `num` the unitPrice applies. Absent, null or the text `null` means that there are no tiers.
 * @maxLength 8000
 * @nullable
 */
export type PriceIndex = string | null;
