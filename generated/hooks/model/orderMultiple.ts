// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * The quantity is a multiple of this, for example the pieces of a cut reel.
 * @minimum 1
 * @maximum 99999
 */
export type OrderMultiple = number;
