// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { InstalmentAmountState } from './instalmentAmountState.ts';
import type { InstalmentHeadAmount } from './instalmentHeadAmount.ts';
import type { InvoiceFlag } from './invoiceFlag.ts';

/**
 * One instalment of a customised order, in the order in which they fall due.
 */
export interface Instalment {
  /**
     * Number of the instalment.
     * @minimum 1
     * @maximum 9007199254740991
     */
  purchaseId: number;
  /**
     * Name of the instalment, for example deposit.
     * @minLength 1
     * @maxLength 100
     */
  nameOfMoney: string;
  /**
     * Amount in US cents.
     * @minimum 0
     * @maximum 10000000000000
     */
  amount: number;
  /**
     * The same amount in yuan cents.
     * @minimum 0
     * @maximum 10000000000000
     */
  amountZh: number;
  /** 0 means that the instalment is unpaid. */
  amountState: InstalmentAmountState;
  /** 1 means that the amount is part of the first instalment; all such amounts are paid together. */
  headAmount: InstalmentHeadAmount;
  /**
     * When it was paid; null while unpaid.
     * @maxLength 40
     * @nullable
     */
  amountTime: string | null;
  invoiceFlag: InvoiceFlag;
}
