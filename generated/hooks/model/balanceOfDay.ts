// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Both balances at the end of a day in Beijing; of today, until now.
 */
export interface BalanceOfDay {
  /**
     * The day, as year, month and day.
     * @minLength 10
     * @maxLength 10
     * @pattern ^\d{4}-\d{2}-\d{2}$
     */
  day: string;
  /**
     * Yuan balance, in yuan cents.
     * @minimum 0
     * @maximum 10000000000000
     */
  accountBalance: number;
  /**
     * Dollar balance, in US cents.
     * @minimum 0
     * @maximum 10000000000000
     */
  balanceUs: number;
}
