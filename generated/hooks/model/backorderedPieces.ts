// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Pieces of a line that are not in stock and come from the supplier later.
 * @minimum 1
 * @maximum 99999
 */
export type BackorderedPieces = number;
