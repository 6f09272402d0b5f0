// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Who the invoice is made out to.
 */
export interface InvoiceInfo {
  /**
     * Company name.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  /**
     * Taxpayer id; may be left out.
     * @maxLength 50
     */
  num?: string;
  /**
     * Address.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  city: string;
  /**
     * Phone number.
     * @minLength 1
     * @maxLength 50
     * @pattern \S
     */
  tel: string;
  /**
     * Name of the bank.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  kfhmc: string;
  /**
     * Bank account.
     * @minLength 1
     * @maxLength 50
     * @pattern \S
     */
  kfhzh: string;
}
