import { and, eq, inArray } from 'drizzle-orm';
import { invoiceableAmount } from '#domain/invoice/invoiced-amount.ts';
import { type InvoiceDecision, settleApplication } from '#domain/invoice/settle-application.ts';
import { documentPath } from '#domain/order-documents/document-path.ts';
import { requireExisting } from '#domain/ownership/own-entry.ts';
import { type invoiceFlagNames, objectTypeValues } from '#generated/enums.ts';
import type { Executor } from '#server/db/client.ts';
import { customisedOrder, instalment } from '#server/db/schema/customised-orders.ts';
import { invoice } from '#server/db/schema/invoice.ts';
import { standardOrder } from '#server/db/schema/orders.ts';
import { addSteps } from '#server/orders/index.ts';
import { readCharges } from './read-charges.ts';

const { standardOrder: standard } = objectTypeValues;

type Invoice = typeof invoice.$inferSelect;

function renderedInvoice({ orderNo, id }: Invoice): string {
  return documentPath({ orderNo, document: 'invoice', invoiceId: id });
}

/** Locks the order of an application: every change of either takes the order first. */
async function lockOrder(tx: Executor, { orderNo, orderType }: Invoice): Promise<void> {
  const table = orderType === standard ? standardOrder : customisedOrder;
  await tx.select({ orderNo: table.orderNo }).from(table).where(eq(table.orderNo, orderNo)).for('update');
}

async function mark(
  tx: Executor,
  { orderNo, orderType, instalmentIds }: Invoice,
  invoiceFlag: keyof typeof invoiceFlagNames,
) {
  if (orderType === standard)
    await tx.update(standardOrder).set({ invoiceFlag }).where(eq(standardOrder.orderNo, orderNo));
  else
    await tx
      .update(instalment)
      .set({ invoiceFlag })
      .where(and(eq(instalment.orderNo, orderNo), inArray(instalment.id, instalmentIds)));
}

type Settled = Extract<ReturnType<typeof settleApplication>, { readonly ok: true }>['value'];

/** Writes a decision about an application to it, to what it covers and to the history. */
export async function writeDecision(
  tx: Executor,
  application: Invoice,
  { settled, now, ...values }: { readonly settled: Settled; readonly now: Date } & Partial<Invoice>,
): Promise<void> {
  const { examState, invoiceFlag, step } = settled;
  await tx
    .update(invoice)
    .set({ ...values, state: examState, decidedAt: now })
    .where(eq(invoice.id, application.id));
  await mark(tx, application, invoiceFlag);
  await addSteps(tx, application.orderNo, [step], now);
}

/** What the shop decides about an application. */
export interface Settlement {
  readonly invoiceId: number;
  readonly decision: InvoiceDecision;
  /** `issue`: address of the invoice where it is not the rendered one. */
  readonly link?: string;
  /** `refuse`: why, for the member. */
  readonly reason?: string;
}

/**
 * Issues or refuses an invoice for the shop, once; an issued one covers at most what was not given back. A refused one can be applied
 * for again. Returns `notFound` or `notOffered` like a call of a member.
 */
export function settleInvoice(db: Executor, { invoiceId, decision, link, reason }: Settlement, now: Date) {
  return db.transaction(async (tx) => {
    const mine = eq(invoice.id, invoiceId);
    const [found] = await tx.select().from(invoice).where(mine);
    const named = requireExisting(found);
    if (!named.ok) return named;
    const known = named.value;
    await lockOrder(tx, known);
    const [current = known] = await tx.select().from(invoice).where(mine).for('update');
    const charges = await readCharges(tx, current);
    const settled = settleApplication(current.state, decision, charges);
    if (!settled.ok) return settled;
    const issued = { link: link ?? renderedInvoice(current), ...invoiceableAmount(charges) };
    const values = decision === 'issue' ? issued : { refusal: reason ?? null };
    await writeDecision(tx, current, { settled: settled.value, now, ...values });
    return { ok: true } as const;
  });
}
