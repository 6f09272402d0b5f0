import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Charge } from '#domain/invoice/invoiced-amount.ts';
import { hasGivenBack } from '#domain/orders/given-back.ts';
import { settlingStates } from '#domain/payment/payment-life.ts';
import { objectTypeValues } from '#generated/enums.ts';
import type { Executor } from '#server/db/client.ts';
import { customisedOrder, instalment } from '#server/db/schema/customised-orders.ts';
import type { invoice } from '#server/db/schema/invoice.ts';
import { standardOrder } from '#server/db/schema/orders.ts';
import { payment, refund } from '#server/db/schema/payment.ts';

/** What an invoice covers. */
export type Covered = Pick<typeof invoice.$inferSelect, 'orderNo' | 'orderType' | 'instalmentIds'>;

/** How much of its payment was given back; an order without a payment row had nothing to pay. */
const ofPayment = {
  paid: sql`coalesce(${payment.amount}, 0)`.mapWith(Number),
  refunded: sql`case when ${refund.state} is null then 0 else ${payment.amount} end`.mapWith(Number),
};

async function readStandard(db: Executor, { orderNo }: Covered): Promise<Charge[]> {
  const { usMoney, zhMoney, state: proOrderState, assFlag } = standardOrder;
  const settles = and(
    eq(payment.orderNo, standardOrder.orderNo),
    inArray(payment.state, [...settlingStates]),
  );
  const rows = await db
    .select({ usMoney, zhMoney, proOrderState, assFlag, ...ofPayment })
    .from(standardOrder)
    .leftJoin(payment, settles)
    .leftJoin(refund, eq(refund.paymentNumber, payment.number))
    .where(eq(standardOrder.orderNo, orderNo));
  return rows.filter((order) => !hasGivenBack('StandardOrder', order));
}

async function readCustomised(db: Executor, { orderNo, instalmentIds }: Covered): Promise<Charge[]> {
  const { usMoney, zhMoney } = instalment;
  const { state: orderState, assFlag } = customisedOrder;
  const rows = await db
    .select({ usMoney, zhMoney, orderState, assFlag, ...ofPayment })
    .from(instalment)
    .innerJoin(customisedOrder, eq(customisedOrder.orderNo, instalment.orderNo))
    .leftJoin(payment, eq(payment.number, instalment.paidBy))
    .leftJoin(refund, eq(refund.paymentNumber, payment.number))
    .where(and(eq(instalment.orderNo, orderNo), inArray(instalment.id, instalmentIds)));
  return rows.filter((order) => !hasGivenBack('CustomisedOrder', order));
}

/** What an invoice covers, as far as the order did not end with all of it given back. The caller holds the lock of the order. */
export function readCharges(db: Executor, covered: Covered): Promise<Charge[]> {
  return covered.orderType === objectTypeValues.standardOrder
    ? readStandard(db, covered)
    : readCustomised(db, covered);
}
