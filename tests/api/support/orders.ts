import { eq } from 'drizzle-orm';
import { newCustomisedOrder, newInstalment, newStandardOrder } from '#domain/orders/first-states.ts';
import {
  type customisedOrderOrderStateNames,
  customisedOrderOrderStateValues,
  type instalmentHeadAmountNames,
  instalmentHeadAmountValues,
  standardOrderDiscountTypeValues,
} from '#generated/enums.ts';
import type { Database } from '#server/db/client.ts';
import { customisedOrder, instalment } from '#server/db/schema/customised-orders.ts';
import { standardOrder } from '#server/db/schema/orders.ts';
import { payment } from '#server/db/schema/payment.ts';
import { nextNumber } from '#server/ledger/numbers.ts';

const createdAt = new Date('2026-03-02T07:00:00Z');
const rateMicros = 7_100_000;
const inYuan = (usMoney: number) => Math.round((usMoney * rateMicros) / 1_000_000);

const { laterInstalment } = instalmentHeadAmountValues;

/** Adds a standard order without lines, as if submitted; $16.63 unless `usMoney` says otherwise. Returns its number. */
export async function addStandardOrder(
  db: Database,
  memberId: number,
  changes: Partial<typeof standardOrder.$inferInsert> = {},
): Promise<string> {
  const orderNo = await nextNumber(db, 'P', createdAt);
  const usMoney = changes.usMoney ?? 1663;
  const { proOrderState: state, assFlag, invoiceFlag } = newStandardOrder;
  await db.insert(standardOrder).values({
    orderNo,
    state,
    assFlag,
    invoiceFlag,
    memberId,
    createdAt,
    rateMicros,
    usMoney,
    zhMoney: inYuan(usMoney),
    discountType: standardOrderDiscountTypeValues.noDiscount,
    goodsMoney: usMoney,
    discountMoney: 0,
    receivingUser: 'Jane Miller',
    receivingAddress: '1 Main Street',
    receivingPhone: '4155550100',
    ...changes,
  });
  return orderNo;
}

export async function readStandardOrder(db: Database, orderNo: string) {
  const [found] = await db.select().from(standardOrder).where(eq(standardOrder.orderNo, orderNo));
  if (!found) throw new Error('there is no such order');
  return found;
}

interface Part {
  /** US cents. */
  readonly usMoney: number;
  readonly headAmount?: keyof typeof instalmentHeadAmountNames;
}

/** Adds a customised order that awaits payment of these instalments. Returns its number. */
export async function addCustomisedOrder(
  db: Database,
  memberId: number,
  parts: readonly Part[],
  state: keyof typeof customisedOrderOrderStateNames = customisedOrderOrderStateValues.awaitingPayment,
): Promise<string> {
  const orderNo = await nextNumber(db, 'C', createdAt);
  const { orderState: _, ...flags } = newCustomisedOrder;
  await db.insert(customisedOrder).values({ ...flags, orderNo, memberId, state, rateMicros, createdAt });
  for (const [index, { usMoney, headAmount = laterInstalment }] of parts.entries()) {
    const position = index + 1;
    await db
      .insert(instalment)
      .values({ ...newInstalment, orderNo, position, usMoney, zhMoney: inYuan(usMoney), headAmount });
  }
  return orderNo;
}

/** Notes all instalments of an order as paid in dollars. Returns their ids by due order. */
export async function payInstalments(db: Database, orderNo: string): Promise<number[]> {
  const parts = await db
    .select()
    .from(instalment)
    .where(eq(instalment.orderNo, orderNo))
    .orderBy(instalment.position);
  const [order] = await db.select().from(customisedOrder).where(eq(customisedOrder.orderNo, orderNo));
  for (const { id, usMoney } of parts) {
    const number = await nextNumber(db, 'Z', createdAt);
    const paid = { orderNo, memberId: order?.memberId ?? 0, amount: usMoney, createdAt, endedAt: createdAt };
    await db.insert(payment).values({ ...paid, number, payType: 4, currency: 'USD', state: 'paid' });
    await db.update(instalment).set({ paidBy: number }).where(eq(instalment.id, id));
  }
  return parts.map(({ id }) => id);
}

/** State of a customised order, and for each instalment whether it is paid. */
export async function readCustomisedOrder(db: Database, orderNo: string) {
  const [found] = await db.select().from(customisedOrder).where(eq(customisedOrder.orderNo, orderNo));
  const parts = await db
    .select()
    .from(instalment)
    .where(eq(instalment.orderNo, orderNo))
    .orderBy(instalment.position);
  return { state: found?.state, paid: parts.map(({ paidBy }) => paidBy !== null) };
}
