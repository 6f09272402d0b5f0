import { constants } from '#generated/constants.ts';
import {
  assFlagValues,
  closingBlockerValues,
  customisedOrderOrderStateValues,
  sampleOrderOrderStateValues,
  standardOrderProOrderStateValues,
} from '#generated/enums.ts';

const standard = standardOrderProOrderStateValues;
const sample = sampleOrderOrderStateValues;
const customised = customisedOrderOrderStateValues;

/** States of orders, on the wire, after which nothing is due from either side. */
export const finishedStates: {
  readonly standard: readonly number[];
  readonly sample: readonly number[];
  readonly customised: readonly number[];
} = {
  standard: [standard.completed, standard.closed],
  sample: [sample.received, sample.rejected, sample.cancelled],
  customised: [customised.orderRejected, customised.completed, customised.cancelledOrRejected],
};

/** Values of `assFlag` while the shop still has to exchange or take back goods. */
export const openAfterSales: readonly number[] = [assFlagValues.exchangeGoods, assFlagValues.returnGoods];

/** A started payment that is older will not be confirmed any more: the service is no longer asked about it. */
export function openPaymentsSince(now: Date): Date {
  return new Date(now.getTime() - constants.paymentInquiryLife * 1000);
}

/** What is known of an account that is to be closed. */
export interface ClosingFacts {
  /** Orders of all kinds that are not finished, or in after-sales. */
  readonly openOrders: number;
  /** Cents. */
  readonly yuan: number;
  /** Cents. */
  readonly dollars: number;
  readonly openWithdrawals: number;
  /** Started payments since {@link openPaymentsSince}: their money may still arrive. */
  readonly openPayments: number;
}

export type ClosingBlocker = (typeof closingBlockerValues)[keyof typeof closingBlockerValues];

/** What keeps an account from being closed, in the order in which it is best settled; nothing when it may be closed. */
export function closingBlockers({
  openOrders,
  yuan,
  dollars,
  openWithdrawals,
  openPayments,
}: ClosingFacts): ClosingBlocker[] {
  return [
    ...(openOrders > 0 ? [closingBlockerValues.openOrders] : []),
    ...(openWithdrawals > 0 ? [closingBlockerValues.openWithdrawals] : []),
    ...(openPayments > 0 ? [closingBlockerValues.openPayments] : []),
    ...(yuan !== 0 || dollars !== 0 ? [closingBlockerValues.moneyLeft] : []),
  ];
}
