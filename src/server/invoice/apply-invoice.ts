import { and, asc, eq, inArray } from 'drizzle-orm';
import { notOffered } from '#domain/actions/offered.ts';
import {
  type ApplicationRefusal,
  decideCustomisedInvoice,
  decideStandardInvoice,
  markedAsApplied,
  newApplication,
  readInstalmentIds,
} from '#domain/invoice/decide-application.ts';
import { isGivenBack } from '#domain/invoice/invoiced-amount.ts';
import { stepOfAction } from '#domain/orders/events.ts';
import { amountState } from '#domain/orders-customised/instalments.ts';
import { type NotFound, ownEntry } from '#domain/ownership/own-entry.ts';
import { kindOfType } from '#domain/payment/order-kind.ts';
import { actions } from '#generated/actions.ts';
import type { applyInvoiceFormOrderTypeNames, invoiceTypeNames } from '#generated/enums.ts';
import type { Executor } from '#server/db/client.ts';
import { customisedOrder, instalment } from '#server/db/schema/customised-orders.ts';
import { invoice } from '#server/db/schema/invoice.ts';
import { standardOrder } from '#server/db/schema/orders.ts';
import { addSteps } from '#server/orders/index.ts';
import { readCharges } from './read-charges.ts';

const requested = stepOfAction(actions.StandardOrder.applyInvoice);

/** An application as requested. */
export interface InvoiceRequest {
  readonly memberId: number;
  readonly orderNo: string;
  readonly orderType: keyof typeof applyInvoiceFormOrderTypeNames;
  /** The ticked instalments of a customised order, joined by commas. */
  readonly customizedIds?: string | undefined;
  readonly invoiceType: keyof typeof invoiceTypeNames;
  /** JSON text. */
  readonly info: string;
}

type Marked = { readonly ok: true; readonly instalmentIds: number[] } | ApplicationRefusal | NotFound;

async function markStandard(tx: Executor, { memberId, orderNo }: InvoiceRequest): Promise<Marked> {
  const mine = eq(standardOrder.orderNo, orderNo);
  const [order] = await tx.select().from(standardOrder).where(mine).for('update');
  const own = ownEntry(order, memberId);
  if (!own.ok) return own;
  const { state: proOrderState, assFlag, invoiceFlag } = own.value;
  const decided = decideStandardInvoice({ proOrderState, assFlag, invoiceFlag });
  if (!decided.ok) return decided;
  await tx.update(standardOrder).set(markedAsApplied).where(mine);
  return { ok: true, instalmentIds: [] };
}

async function markInstalments(
  tx: Executor,
  { memberId, orderNo, customizedIds }: InvoiceRequest,
): Promise<Marked> {
  const [order] = await tx
    .select()
    .from(customisedOrder)
    .where(eq(customisedOrder.orderNo, orderNo))
    .for('update');
  const own = ownEntry(order, memberId);
  if (!own.ok) return own;
  const rows = await tx
    .select()
    .from(instalment)
    .where(eq(instalment.orderNo, orderNo))
    .orderBy(asc(instalment.position));
  const instalments = rows.map(({ id, paidBy, invoiceFlag }) => {
    return { purchaseId: id, amountState: amountState(paidBy !== null), invoiceFlag };
  });
  const decided = decideCustomisedInvoice(
    { orderState: own.value.state, assFlag: own.value.assFlag },
    instalments,
    readInstalmentIds(customizedIds),
  );
  if (!decided.ok) return decided;
  const instalmentIds = decided.value.map(({ purchaseId }) => purchaseId);
  await tx
    .update(instalment)
    .set(markedAsApplied)
    .where(and(eq(instalment.orderNo, orderNo), inArray(instalment.id, instalmentIds)));
  return { ok: true, instalmentIds };
}

/** Applies for an invoice completely or not at all, under a lock of the order, and returns the number of the application. */
export function applyInvoice(db: Executor, request: InvoiceRequest, now: Date) {
  return db.transaction(async (tx) => {
    const marked = await (kindOfType(request.orderType) === 'standard' ? markStandard : markInstalments)(
      tx,
      request,
    );
    if (!marked.ok) return marked;
    const { instalmentIds } = marked;
    if (isGivenBack(await readCharges(tx, { ...request, instalmentIds }))) return notOffered;
    const { customizedIds: _, ...application } = request;
    const [added] = await tx
      .insert(invoice)
      .values({
        ...application,
        state: newApplication.examState,
        instalmentIds,
        createdAt: now,
      })
      .returning({ id: invoice.id });
    if (!added) throw new Error('an application was not stored');
    await addSteps(tx, request.orderNo, [requested], now);
    return { ok: true, id: added.id } as const;
  });
}
