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

/** What is known of an account that is to be closed. */
export interface ClosingFacts {
  /** Orders of all kinds that are not finished, or in after-sales. */
  readonly openOrders: number;
  /** Cents. */
  readonly yuan: number;
  /** Cents. */
  readonly dollars: number;
  readonly openWithdrawals: number;
}

export type ClosingBlocker = (typeof closingBlockerValues)[keyof typeof closingBlockerValues];

/** What keeps an account from being closed, in the order in which it is best settled; nothing when it may be closed. */
export function closingBlockers({
  openOrders,
  yuan,
  dollars,
  openWithdrawals,
}: ClosingFacts): ClosingBlocker[] {
  return [
    ...(openOrders > 0 ? [closingBlockerValues.openOrders] : []),
    ...(openWithdrawals > 0 ? [closingBlockerValues.openWithdrawals] : []),
    ...(yuan !== 0 || dollars !== 0 ? [closingBlockerValues.moneyLeft] : []),
  ];
}

/** Stands for a deleted text that the books have a column for. */
export const deletedText = '-';

/** The e-mail of a closed account: unique, and none that a mail could reach (RFC 2606). */
export function closedEmail(memberId: number): string {
  return `closed-${memberId}@closed.invalid`;
}
