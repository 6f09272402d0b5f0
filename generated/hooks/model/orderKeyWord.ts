// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Only orders whose order number, part number or product name contains each of these words, in either language and whatever the case.
 * @maxLength 100
 */
export type OrderKeyWord = string;
