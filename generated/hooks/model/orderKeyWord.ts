// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Only orders whose order number, part number or product name contains each of these words, in either language, whatever the case, the width of characters and the blanks. Values in names are found as the supplier writes them and as they are shown.
 * @maxLength 100
 */
export type OrderKeyWord = string;
