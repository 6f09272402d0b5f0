import { notOffered } from '#domain/actions/offered.ts';
import { type HistoryStep, orderActors, orderEvents } from '#domain/orders/events.ts';
import {
  invoiceFlagValues,
  type invoiceRecordExamStateNames,
  invoiceRecordExamStateValues,
} from '#generated/enums.ts';
import { type Charge, isGivenBack } from './invoiced-amount.ts';

const { invoiceIssuing, invoiceIssued, invoiceRefused } = invoiceRecordExamStateValues;
const { invoiceApplied, noInvoice } = invoiceFlagValues;

/** What the shop may decide about an application. */
export type InvoiceDecision = 'issue' | 'refuse';

interface Settled {
  readonly ok: true;
  readonly value: {
    readonly examState: typeof invoiceIssued | typeof invoiceRefused;
    /** The new mark of the order or of the instalments: after a refusal the member may apply again. */
    readonly invoiceFlag: typeof invoiceApplied | typeof noInvoice;
    readonly step: HistoryStep;
  };
}

const settled: Readonly<Record<InvoiceDecision, Settled>> = {
  issue: {
    ok: true,
    value: {
      examState: invoiceIssued,
      invoiceFlag: invoiceApplied,
      step: { event: orderEvents.invoiceReady, by: orderActors.byShop },
    },
  },
  refuse: {
    ok: true,
    value: {
      examState: invoiceRefused,
      invoiceFlag: noInvoice,
      step: { event: orderEvents.invoiceDeclined, by: orderActors.byShop },
    },
  },
};

/**
 * Settles an application once; refused as `notOffered` when it is already issued or refused, and when all that it covers was given
 * back.
 */
export function settleApplication(
  examState: keyof typeof invoiceRecordExamStateNames,
  decision: InvoiceDecision,
  charges: readonly Charge[],
): Settled | typeof notOffered {
  const isOpen = examState === invoiceIssuing && !(decision === 'issue' && isGivenBack(charges));
  return isOpen ? settled[decision] : notOffered;
}

/** What becomes of an application once all that it covers was given back. */
export const voidedApplication = {
  ...settled.refuse.value,
  step: { event: orderEvents.invoiceVoided, by: orderActors.bySystem },
} as const satisfies Settled['value'];

/** The step that a credit note adds to the history. */
export const creditNoteStep: HistoryStep = {
  event: orderEvents.creditNoteIssued,
  by: orderActors.bySystem,
};
