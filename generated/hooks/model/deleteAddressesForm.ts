// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Which addresses.
 */
export interface DeleteAddressesForm {
  /**
     * Numbers of the addresses, joined by commas.
     * @minLength 1
     * @maxLength 2000
     * @pattern ^[1-9][0-9]{0,15}(,[1-9][0-9]{0,15})*$
     */
  ids: string;
}
