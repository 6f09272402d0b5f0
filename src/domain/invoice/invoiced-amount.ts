import type { Cents } from '#domain/money/index.ts';
import { type invoiceRecordExamStateNames, invoiceRecordExamStateValues } from '#generated/enums.ts';

const { invoiceIssuing, invoiceIssued } = invoiceRecordExamStateValues;

/** The same amount in US cents and in yuan cents, at the rate of its order. */
export interface InvoiceAmount {
  readonly usMoney: Cents;
  readonly zhMoney: Cents;
}

/** A part of an order that is paid and invoiced as one: a standard order as a whole, or an instalment. */
export interface Charge extends InvoiceAmount {
  /** Its payment, and how much of that was given back, in cents of the currency that was paid in. Both are 0 where nothing had to be paid. */
  readonly paid: Cents;
  readonly refunded: Cents;
}

function addAmounts(a: InvoiceAmount, b: InvoiceAmount): InvoiceAmount {
  return { usMoney: a.usMoney + b.usMoney, zhMoney: a.zhMoney + b.zhMoney };
}

function subtractRefund({ usMoney, zhMoney, paid, refunded }: Charge): InvoiceAmount {
  if (refunded === 0) return { usMoney, zhMoney };
  // The product of two amounts is beyond what a number holds exactly. A share is rounded down: never more than is left.
  const share = (cents: Cents) => Number((BigInt(cents) * BigInt(paid - refunded)) / BigInt(paid));
  return { usMoney: share(usMoney), zhMoney: share(zhMoney) };
}

/** The most that may be invoiced for charges: what was paid of them less what was given back. */
export function invoiceableAmount(charges: readonly Charge[]): InvoiceAmount {
  return charges.map(subtractRefund).reduce(addAmounts, { usMoney: 0, zhMoney: 0 });
}

/** True if there is nothing left to invoice because all of it was given back. */
export function isGivenBack(charges: readonly Charge[]): boolean {
  return charges.every(({ paid, refunded }) => refunded > 0 && refunded === paid);
}

/** An application, invoice or credit note of an order. */
export interface InvoiceOfOrder {
  readonly id: number;
  readonly examState: keyof typeof invoiceRecordExamStateNames;
  /** The invoice that a credit note corrects; null for any other. */
  readonly credits: number | null;
  /** Null until it is issued; below 0 for a credit note. */
  readonly amount: InvoiceAmount | null;
  readonly charges: readonly Charge[];
}

/** The credit note that an invoice needs after money was given back; undefined when it covers no more than what is left. */
function creditFor(invoice: InvoiceOfOrder, all: readonly InvoiceOfOrder[]): InvoiceAmount | undefined {
  const own = all.flatMap((one) =>
    one.id === invoice.id || one.credits === invoice.id ? (one.amount ?? []) : [],
  );
  const { usMoney, zhMoney } = own.reduce(addAmounts, { usMoney: 0, zhMoney: 0 });
  const left = invoiceableAmount(invoice.charges);
  const credit = {
    usMoney: Math.min(0, left.usMoney - usMoney),
    zhMoney: Math.min(0, left.zhMoney - zhMoney),
  };
  return credit.usMoney < 0 || credit.zhMoney < 0 ? credit : undefined;
}

/**
 * The corrections of the invoices of an order that gave money back: applications that nothing is left for are declined, and invoices
 * over more than what is left get a credit note.
 */
export function correctInvoices<One extends InvoiceOfOrder>(invoices: readonly One[]) {
  return {
    declined: invoices.filter(
      ({ examState, charges }) => examState === invoiceIssuing && isGivenBack(charges),
    ),
    credited: invoices.flatMap((invoice) => {
      const isInvoice = invoice.examState === invoiceIssued && invoice.credits === null;
      const amount = isInvoice ? creditFor(invoice, invoices) : undefined;
      return amount ? [{ invoice, amount }] : [];
    }),
  };
}
