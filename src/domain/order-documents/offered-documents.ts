import {
  customisedOrderOrderStateValues,
  type instalmentAmountStateNames,
  instalmentAmountStateValues,
  type standardOrderProOrderStateNames,
  standardOrderProOrderStateValues,
} from '#generated/enums.ts';
import type { DocumentKind } from './document-path.ts';

interface Invoiced {
  /** Whether the shop has issued the invoice that is asked for. */
  readonly isInvoiced: boolean;
}

interface StandardOrder extends Invoiced {
  readonly kind: 'standard';
  readonly proOrderState: keyof typeof standardOrderProOrderStateNames;
}

interface CustomisedOrder extends Invoiced {
  readonly kind: 'customised';
  readonly orderState: number;
  /** The contract that the shop offers; null until it does. */
  readonly frontContract: string | null;
  /** Empty until the shop has set the amounts. */
  readonly amountStates: readonly (keyof typeof instalmentAmountStateNames)[];
}

/** What decides which documents exist for an order. */
export type DocumentedOrder = StandardOrder | CustomisedOrder | { readonly kind: 'sample' };

const { awaitingPayment: unpaidState, closed } = standardOrderProOrderStateValues;
const { awaitingPayment, orderRejected, cancelledOrRejected } = customisedOrderOrderStateValues;
const over: readonly number[] = [orderRejected, cancelledOrRejected];

type Rules<Order> = Readonly<Record<DocumentKind, (order: Order) => boolean>>;

const standard: Rules<StandardOrder> = {
  confirmation: () => true,
  proforma: ({ proOrderState }) => proOrderState === unpaidState,
  contract: ({ proOrderState }) => proOrderState !== closed,
  invoice: ({ isInvoiced }) => isInvoiced,
};

const customised: Rules<CustomisedOrder> = {
  confirmation: ({ amountStates }) => amountStates.length > 0,
  proforma: ({ orderState, amountStates }) =>
    orderState === awaitingPayment && amountStates.includes(instalmentAmountStateValues.unpaid),
  contract: ({ orderState, frontContract }) => frontContract !== null && !over.includes(orderState),
  invoice: ({ isInvoiced }) => isInvoiced,
};

/** Whether a document exists for an order in its state. Samples cost points and have nothing but a confirmation. */
export function isDocumentOffered(order: DocumentedOrder, document: DocumentKind): boolean {
  if (order.kind === 'standard') return standard[document](order);
  if (order.kind === 'customised') return customised[document](order);
  return document === 'confirmation';
}
