import { asc, eq } from 'drizzle-orm';
import { correctInvoices, type InvoiceAmount } from '#domain/invoice/invoiced-amount.ts';
import { creditNoteStep, voidedApplication } from '#domain/invoice/settle-application.ts';
import { documentPath } from '#domain/order-documents/document-path.ts';
import { invoiceRecordExamStateValues } from '#generated/enums.ts';
import type { Executor } from '#server/db/client.ts';
import { invoice } from '#server/db/schema/invoice.ts';
import { addSteps } from '#server/orders/index.ts';
import { readCharges } from './read-charges.ts';
import { writeDecision } from './settle-invoice.ts';

type Invoice = typeof invoice.$inferSelect;

async function readInvoices(tx: Executor, orderNo: string) {
  const rows = await tx.select().from(invoice).where(eq(invoice.orderNo, orderNo)).orderBy(asc(invoice.id));
  const found = [];
  for (const row of rows) {
    const { usMoney, zhMoney } = row;
    const amount = usMoney === null || zhMoney === null ? null : { usMoney, zhMoney };
    found.push({ ...row, examState: row.state, amount, charges: await readCharges(tx, row) });
  }
  return found;
}

async function addCreditNote(
  tx: Executor,
  { memberId, orderNo, orderType, instalmentIds, invoiceType, info, id: credits }: Invoice,
  amount: InvoiceAmount,
  now: Date,
): Promise<void> {
  const of = { memberId, orderNo, orderType, instalmentIds, invoiceType, info, credits };
  const state = invoiceRecordExamStateValues.invoiceIssued;
  const [added] = await tx
    .insert(invoice)
    // Its address has its number, which the database gives.
    .values({ ...of, ...amount, state, link: '', createdAt: now, decidedAt: now })
    .returning({ id: invoice.id });
  if (!added) throw new Error('a credit note was not stored');
  const link = documentPath({ orderNo, document: 'credit', invoiceId: added.id });
  await tx.update(invoice).set({ link }).where(eq(invoice.id, added.id));
  await addSteps(tx, orderNo, [creditNoteStep], now);
}

/**
 * Corrects the invoices of an order that has just given money back: what was applied for is declined, what was issued gets a credit
 * note. The caller holds the lock of the order.
 */
export async function correctOrderInvoices(tx: Executor, orderNo: string, now: Date): Promise<void> {
  const { declined, credited } = correctInvoices(await readInvoices(tx, orderNo));
  for (const application of declined)
    await writeDecision(tx, application, { settled: voidedApplication, now });
  for (const { invoice: issued, amount } of credited) await addCreditNote(tx, issued, amount, now);
}
