import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Language } from '#domain/language.ts';
import { shownPayBefore } from '#domain/orders-standard/shown-order.ts';
import { ownEntry } from '#domain/ownership/own-entry.ts';
import { settlingStates } from '#domain/payment/payment-life.ts';
import type { Executor } from '#server/db/client.ts';
import { orderLine, standardOrder } from '#server/db/schema/orders.ts';
import { payment } from '#server/db/schema/payment.ts';
import { readOrderInvoices } from '#server/invoice/index.ts';
import {
  findOrders,
  inListedState,
  inOrder,
  type OrderPage,
  readAfterSales,
  readHistory,
  readRefunds,
} from '#server/orders/index.ts';
import { type LineRow, type OrderRow, orderAnswer } from './order-answer.ts';

/** A page of a member's standard orders. */
export interface StandardOrderPage extends OrderPage {
  readonly state?: number | undefined;
}

/** Currency in which each order was paid, by order number; unpaid orders are left out. */
export async function readPaidCurrencies(db: Executor, numbers: readonly string[]) {
  const payments = await db
    .select({ orderNo: payment.orderNo, currency: payment.currency })
    .from(payment)
    .where(and(inArray(payment.orderNo, [...numbers]), inArray(payment.state, [...settlingStates])));
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
  const currencies = await readPaidCurrencies(db, numbers);
  return orders.map((order) => {
    const { orderNo } = order;
    return orderAnswer(
      order,
      { lines: byOrder.get(orderNo) ?? [], paidIn: currencies.get(orderNo) },
      language,
    );
  });
}

/** Orders with their lines in wire format, in the order of the numbers. */
export async function readStandardOrders(db: Executor, numbers: readonly string[], language: Language) {
  if (numbers.length === 0) return [];
  const rows = await db
    .select()
    .from(standardOrder)
    .where(inArray(standardOrder.orderNo, [...numbers]));
  return withLines(db, inOrder(numbers, rows), language);
}

/** One page of a member's orders, newest first, with the total number. */
export async function readOrderPage(db: Executor, page: StandardOrderPage, language: Language) {
  const { total, numbers } = await findOrders(
    db,
    'standard_order',
    page,
    inListedState('StandardOrder', page.state),
  );
  return { total, orders: await readStandardOrders(db, numbers, language) };
}

/** An order of a member with its lines, history and requests, or the code of the refusal. */
export async function readOrder(db: Executor, memberId: number, orderNo: string, language: Language) {
  const [found] = await db.select().from(standardOrder).where(eq(standardOrder.orderNo, orderNo));
  const own = ownEntry(found, memberId);
  if (!own.ok) return own;
  const order = own.value;
  const [answer] = await withLines(db, [order], language);
  if (!answer) throw new Error(`order ${orderNo} was lost`);
  const data = {
    ...answer,
    ...shownPayBefore({ proOrderState: order.state, createdAt: order.createdAt }),
    history: await readHistory(db, orderNo),
    refunds: await readRefunds(db, orderNo),
    afterSales: await readAfterSales(db, orderNo),
    invoices: await readOrderInvoices(db, orderNo),
  };
  return { ok: true, data } as const;
}
