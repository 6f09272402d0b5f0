import { and, asc, count, desc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { Language } from '#domain/language.ts';
import type { Executor } from '#server/db/client.ts';
import { orderLine, standardOrder } from '#server/db/schema/orders.ts';
import { payment } from '#server/db/schema/payment.ts';
import { type LineRow, type OrderRow, orderAnswer } from './order-answer.ts';

/** Value of `state` in list requests that is not an order state: orders in after-sales. */
const afterSales = 6;

export interface OrderPage {
  readonly memberId: number;
  readonly state?: 1 | 2 | 3 | 4 | 5 | typeof afterSales | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
}

function inState(state: OrderPage['state']): SQL | undefined {
  if (state === undefined) return undefined;
  return state === afterSales ? gt(standardOrder.assFlag, 0) : eq(standardOrder.state, state);
}

/** Currency in which each order was paid, by order number; unpaid orders are left out. */
async function paidCurrencies(db: Executor, numbers: readonly string[]) {
  const payments = await db
    .select({ orderNo: payment.orderNo, currency: payment.currency })
    .from(payment)
    .where(and(inArray(payment.orderNo, [...numbers]), eq(payment.state, 'paid')));
  return new Map(payments.map(({ orderNo, currency }) => [orderNo, currency]));
}

async function withLines(db: Executor, orders: readonly OrderRow[], language: Language) {
  if (orders.length === 0) return [];
  const numbers = orders.map(({ orderNo }) => orderNo);
  const lines = await db
    .select()
    .from(orderLine)
    .where(inArray(orderLine.orderNo, numbers))
    .orderBy(asc(orderLine.orderNo), asc(orderLine.position));
  const byOrder = Map.groupBy(lines, ({ orderNo }: LineRow) => orderNo);
  const currencies = await paidCurrencies(db, numbers);
  return orders.map((order) => {
    const { orderNo } = order;
    return orderAnswer(
      order,
      { lines: byOrder.get(orderNo) ?? [], paidIn: currencies.get(orderNo) },
      language,
    );
  });
}

/** One page of a member's orders, newest first, with the total number. */
export async function readOrderPage(
  db: Executor,
  { memberId, state, pageNum, pageSize }: OrderPage,
  language: Language,
) {
  const matching = and(eq(standardOrder.memberId, memberId), inState(state));
  const [total] = await db.select({ orders: count() }).from(standardOrder).where(matching);
  const orders = await db
    .select()
    .from(standardOrder)
    .where(matching)
    .orderBy(desc(standardOrder.createdAt), desc(standardOrder.orderNo))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { total: total?.orders ?? 0, orders: await withLines(db, orders, language) };
}

/** An order of a member with its lines, or the code of the refusal. */
export async function readOrder(db: Executor, memberId: number, orderNo: string, language: Language) {
  const [order] = await db.select().from(standardOrder).where(eq(standardOrder.orderNo, orderNo));
  if (!order) return { ok: false, code: 'notFound' } as const;
  if (order.memberId !== memberId) return { ok: false, code: 'notYours' } as const;
  const [data] = await withLines(db, [order], language);
  if (!data) throw new Error(`order ${orderNo} was lost`);
  return { ok: true, data } as const;
}
