import { actions } from '#generated/actions.ts';
import {
  type instalmentAmountStateNames,
  instalmentAmountStateValues,
  type invoiceRecordExamStateNames,
  invoiceRecordExamStateValues,
  type standardOrderProOrderStateNames,
} from '#generated/enums.ts';
import { isOffered, refuseUnlessOffered } from '../actions/offered.ts';
import { calledOffStates } from '../orders/called-off.ts';
import { unpaidState } from '../orders-customised/instalments.ts';
import type { DocumentKind, DocumentName } from './document-path.ts';

interface Invoiced {
  /** Whether the shop has issued the invoice or credit note that is asked for. */
  readonly isInvoiced: boolean;
}

interface StandardOrder extends Invoiced {
  readonly kind: 'standard';
  readonly proOrderState: keyof typeof standardOrderProOrderStateNames;
}

interface CustomisedOrder extends Invoiced {
  readonly kind: 'customised';
  readonly orderState: number;
  readonly assFlag: number;
  /** The contract that the shop offers; null until it does. */
  readonly frontContract: string | null;
  /** Empty until the shop has set the amounts. */
  readonly amountStates: readonly (keyof typeof instalmentAmountStateNames)[];
}

/** What decides which documents exist for an order. */
export type DocumentedOrder = StandardOrder | CustomisedOrder | { readonly kind: 'sample' };

type Rules<Order> = Readonly<Record<DocumentKind, (order: Order) => boolean>>;

const standard: Rules<StandardOrder> = {
  confirmation: () => true,
  proforma: (order) => isOffered(actions.StandardOrder.pay, order),
  contract: ({ proOrderState }) => !calledOffStates.standard.includes(proOrderState),
  invoice: ({ isInvoiced }) => isInvoiced,
  credit: ({ isInvoiced }) => isInvoiced,
};

const customised: Rules<CustomisedOrder> = {
  confirmation: ({ amountStates }) => amountStates.length > 0,
  proforma: ({ orderState, assFlag, amountStates }) => {
    const unpaid = unpaidState(amountStates.includes(instalmentAmountStateValues.unpaid));
    return isOffered(actions.CustomisedOrder.pay, { orderState, assFlag, unpaid });
  },
  contract: ({ orderState, frontContract, amountStates }) =>
    frontContract !== null && amountStates.length > 0 && !calledOffStates.customised.includes(orderState),
  invoice: ({ isInvoiced }) => isInvoiced,
  credit: ({ isInvoiced }) => isInvoiced,
};

interface Invoice {
  readonly id: number;
  /** The invoice that a credit note takes back. */
  readonly credits: number | null;
  readonly examState: keyof typeof invoiceRecordExamStateNames;
}

/**
 * The invoice or credit note that a document is about: the named one of its order, or the last one; undefined where it is not issued,
 * and for other documents. Takes the invoices of the order with the latest first.
 */
export function issuedInvoice<One extends Invoice>(
  latestFirst: readonly One[],
  { document, invoiceId }: Pick<DocumentName, 'document' | 'invoiceId'>,
): One | undefined {
  if (document !== 'invoice' && document !== 'credit') return undefined;
  return latestFirst.find(
    ({ id, examState, credits }) =>
      examState === invoiceRecordExamStateValues.invoiceIssued &&
      (credits !== null) === (document === 'credit') &&
      (invoiceId === undefined || id === invoiceId),
  );
}

/** Refuses a document that does not exist for an order in its state; undefined where it does. */
export function refuseDocument(order: DocumentedOrder, document: DocumentKind) {
  return refuseUnlessOffered(isDocumentOffered(order, document));
}

/** Whether a document exists for an order in its state. Samples cost points and have nothing but a confirmation. */
export function isDocumentOffered(order: DocumentedOrder, document: DocumentKind): boolean {
  if (order.kind === 'standard') return standard[document](order);
  if (order.kind === 'customised') return customised[document](order);
  return document === 'confirmation';
}
