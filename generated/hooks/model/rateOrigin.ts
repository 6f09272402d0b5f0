// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Of which day the exchange rate is, and who quotes it.
 */
export interface RateOrigin {
  /**
     * Day of the rate, yyyy-MM-dd.
     * @maxLength 10
     */
  rateDate: string;
  /**
     * Who quotes the rate, in the language of the request.
     * @minLength 1
     * @maxLength 100
     */
  rateSource: string;
}
