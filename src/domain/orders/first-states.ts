import {
  afterSalesRecordDecisionValues,
  assFlagValues,
  customisedOrderOrderStateValues,
  customisedOrderSendValues,
  invoiceFlagValues,
  sampleOrderOrderStateValues,
  standardOrderProOrderStateValues,
} from '#generated/enums.ts';

/** The states of a standard order that was just placed. */
export const newStandardOrder = {
  proOrderState: standardOrderProOrderStateValues.awaitingPayment,
  assFlag: assFlagValues.noAfterSales,
  invoiceFlag: invoiceFlagValues.noInvoice,
} as const;

/** The states of a customised order that was just applied for. */
export const newCustomisedOrder = {
  orderState: customisedOrderOrderStateValues.toBeExamined,
  assFlag: assFlagValues.noAfterSales,
  send: customisedOrderSendValues.notShipped,
} as const;

/** The state of an instalment that the back office has just set. */
export const newInstalment = { invoiceFlag: invoiceFlagValues.noInvoice } as const;

/** The state of a sample that was just redeemed. */
export const newSampleOrder = { orderState: sampleOrderOrderStateValues.toBeExamined } as const;

/** The state of a request for after-sales service that was just made. */
export const newAfterSales = { decision: afterSalesRecordDecisionValues.afterSalesUndecided } as const;
