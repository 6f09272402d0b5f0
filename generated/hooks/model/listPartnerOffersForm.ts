// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { AskedParts } from './askedParts.ts';

/**
 * Up to 50 part numbers.
 */
export interface ListPartnerOffersForm {
  /** JSON text: the list of parts. */
  parts: AskedParts;
}
