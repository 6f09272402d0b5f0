// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { PartnerOffer } from './partnerOffer.ts';

/**
 * A part as it was asked for, with what the shop offers.
 */
export interface PartnerLine {
  /**
     * The part number of the request.
     * @minLength 1
     * @maxLength 100
     */
  productNum: string;
  /**
     * The quantity of the request.
     * @minimum 1
     * @maximum 10000000
     */
  quantity?: number;
  /**
     * Products with this part number, those in stock first. None when the shop does not have it.
     * @maxItems 20
     */
  offers: PartnerOffer[];
}
