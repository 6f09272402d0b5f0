import { isOffered } from '#domain/actions/offered.ts';
import { type NotFound, notFound } from '#domain/ownership/own-entry.ts';
import { readIds } from '#domain/wire/read-ids.ts';
import { actions } from '#generated/actions.ts';
import {
  type assFlagNames,
  type instalmentAmountStateNames,
  instalmentAmountStateValues,
  type invoiceFlagNames,
  invoiceFlagValues,
  invoiceRecordExamStateValues,
  type standardOrderProOrderStateNames,
} from '#generated/enums.ts';

const { invoiceApplied, noInvoice } = invoiceFlagValues;

/** The state of a new application. */
export const newApplication = { examState: invoiceRecordExamStateValues.invoiceIssuing } as const;

/** What an application changes in the order, or in each instalment, that it covers. */
export const markedAsApplied = { invoiceFlag: invoiceApplied } as const;

/** Why an invoice cannot be applied for. */
export interface ApplicationRefusal {
  readonly ok: false;
  readonly code: NotFound['code'] | 'notOffered' | 'alreadyOpen';
}

function refuse(code: ApplicationRefusal['code']): ApplicationRefusal {
  return { ok: false, code };
}

interface StandardOrder {
  readonly proOrderState: keyof typeof standardOrderProOrderStateNames;
  readonly assFlag: keyof typeof assFlagNames;
  readonly invoiceFlag: keyof typeof invoiceFlagNames;
}

/**
 * Decides an application for the invoice of a standard order, which covers it as a whole: `notOffered` in a state without the
 * action, whether it was invoiced before or not, and `alreadyOpen` for a second one.
 */
export function decideStandardInvoice(order: StandardOrder): { readonly ok: true } | ApplicationRefusal {
  const first = { ...order, invoiceFlag: noInvoice };
  if (!isOffered(actions.StandardOrder.applyInvoice, first)) return refuse('notOffered');
  return order.invoiceFlag === invoiceApplied ? refuse('alreadyOpen') : { ok: true };
}

/** What decides whether an invoice may cover an instalment. */
export interface InvoicedInstalment {
  readonly purchaseId: number;
  readonly amountState: keyof typeof instalmentAmountStateNames;
  readonly invoiceFlag: keyof typeof invoiceFlagNames;
}

/** The ids of the instalments that a request names, each once; none for an absent text. */
export function readInstalmentIds(customizedIds: string | undefined): readonly number[] {
  return customizedIds === undefined ? [] : readIds(customizedIds);
}

/** Whether an invoice that covers this instalment can be applied for: it is paid and has none yet. */
export function isInvoiceable({ amountState, invoiceFlag }: InvoicedInstalment): boolean {
  return amountState === instalmentAmountStateValues.paid && invoiceFlag !== invoiceApplied;
}

/**
 * Decides an application for an invoice of ticked instalments of a customised order. Refused as `notOffered` in a state without
 * the action or for an unpaid instalment, as `notFound` when nothing is ticked or an instalment is not one of this order, and as
 * `alreadyOpen` when one of them has an invoice.
 */
export function decideCustomisedInvoice<One extends InvoicedInstalment>(
  order: { readonly orderState: number; readonly assFlag: number },
  instalments: readonly One[],
  ticked: readonly number[],
): { readonly ok: true; readonly value: readonly One[] } | ApplicationRefusal {
  if (!isOffered(actions.CustomisedOrder.applyInvoice, order)) return refuse('notOffered');
  const covered = instalments.filter(({ purchaseId }) => ticked.includes(purchaseId));
  if (covered.length === 0 || covered.length !== ticked.length) return notFound;
  if (covered.some(({ invoiceFlag }) => invoiceFlag === invoiceApplied)) return refuse('alreadyOpen');
  return covered.every(isInvoiceable) ? { ok: true, value: covered } : refuse('notOffered');
}
