import { isOffered } from '#domain/actions/offered.ts';
import { actions } from '#generated/actions.ts';

/** What a member can do with an order, as buttons show it; after-sales is one button for return and exchange. */
export type OrderAction =
  | 'pay'
  | 'confirmReceipt'
  | 'uploadContract'
  | 'requestAfterSales'
  | 'applyInvoice'
  | 'cancel';

type Offer = readonly [OrderAction, boolean];

const keepOffered = (offers: readonly Offer[]): OrderAction[] =>
  offers.flatMap(([action, offered]) => (offered ? [action] : []));

const standard = actions.StandardOrder;
const customised = actions.CustomisedOrder;
const sample = actions.SampleOrder;

/** The fields that decide what is offered; an absent one counts as 0. */
interface StandardFields {
  readonly proOrderState: number;
  readonly assFlag?: number;
  readonly invoiceFlag?: number;
}

interface CustomisedFields {
  readonly orderState: number;
  readonly assFlag?: number;
  readonly send?: number;
  readonly unpaid?: number;
}

/** A screen that offers less than the calls allow. */
export type OrderScreen = 'memberHome';

/** The actions that are offered on a standard order, on any screen or on the named one, the most urgent first. */
export function standardActions(order: StandardFields, screen?: OrderScreen): OrderAction[] {
  return keepOffered([
    ['pay', isOffered(standard.pay, order)],
    ['confirmReceipt', isOffered(standard.confirmReceipt, order)],
    ['uploadContract', isOffered(standard.uploadContract, order)],
    ['requestAfterSales', isOffered(standard.returnGoods, order) || isOffered(standard.exchangeGoods, order)],
    ['applyInvoice', isOffered(standard.applyInvoice, order)],
    ['cancel', isOffered(standard.cancel, order, screen)],
  ]);
}

/** The actions that are offered on a customised order, on any screen or on the named one, the most urgent first. */
export function customisedActions(order: CustomisedFields, screen?: OrderScreen): OrderAction[] {
  return keepOffered([
    ['pay', isOffered(customised.pay, order)],
    ['confirmReceipt', isOffered(customised.confirmReceipt, order)],
    ['uploadContract', isOffered(customised.uploadContract, order)],
    [
      'requestAfterSales',
      isOffered(customised.returnGoods, order) || isOffered(customised.exchangeGoods, order),
    ],
    ['applyInvoice', isOffered(customised.applyInvoice, order)],
    ['cancel', isOffered(customised.cancel, order, screen)],
  ]);
}

/** The actions that are offered on a sample order. */
export function sampleActions(order: { readonly orderState: number }): OrderAction[] {
  return keepOffered([
    ['confirmReceipt', isOffered(sample.confirmReceipt, order)],
    ['cancel', isOffered(sample.cancel, order)],
  ]);
}
