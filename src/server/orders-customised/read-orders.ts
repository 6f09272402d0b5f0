import { asc, eq, inArray } from 'drizzle-orm';
import type { Language } from '#domain/language.ts';
import { ownEntry } from '#domain/ownership/own-entry.ts';
import type { Executor } from '#server/db/client.ts';
import { customisedOrder, instalment } from '#server/db/schema/customised-orders.ts';
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
import { findOwnFile } from '#server/transport/index.ts';
import { instalmentAnswer, type OrderRow, orderAnswer } from './order-answer.ts';

/** A page of a member's customised orders. */
export interface CustomisedPage extends OrderPage {
  readonly state?: number | undefined;
}

async function instalmentsOf(db: Executor, numbers: readonly string[]) {
  return db
    .select()
    .from(instalment)
    .where(inArray(instalment.orderNo, [...numbers]))
    .orderBy(asc(instalment.orderNo), asc(instalment.position));
}

async function withInstalments(db: Executor, orders: readonly OrderRow[], language: Language) {
  const numbers = orders.map(({ orderNo }) => orderNo);
  const byOrder = Map.groupBy(await instalmentsOf(db, numbers), ({ orderNo }) => orderNo);
  return orders.map((order) => orderAnswer(order, byOrder.get(order.orderNo) ?? [], language));
}

/** Customised orders in wire format, in the order of the numbers. */
export async function readCustomisedOrders(db: Executor, numbers: readonly string[], language: Language) {
  if (numbers.length === 0) return [];
  const rows = await db
    .select()
    .from(customisedOrder)
    .where(inArray(customisedOrder.orderNo, [...numbers]));
  return withInstalments(db, inOrder(numbers, rows), language);
}

/** One page of a member's customised orders, newest first, with the total number. */
export async function readCustomisedPage(db: Executor, page: CustomisedPage, language: Language) {
  const { total, numbers } = await findOrders(
    db,
    'customised_order',
    page,
    inListedState('CustomisedOrder', page.state),
  );
  return { total, orders: await readCustomisedOrders(db, numbers, language) };
}

async function findOwn(db: Executor, memberId: number, orderNo: string) {
  const [order] = await db.select().from(customisedOrder).where(eq(customisedOrder.orderNo, orderNo));
  return ownEntry(order, memberId);
}

/** A member's order with its history and requests, or the code of the refusal. */
export async function readCustomisedOrder(
  db: Executor,
  memberId: number,
  orderNo: string,
  language: Language,
) {
  const found = await findOwn(db, memberId, orderNo);
  if (!found.ok) return found;
  const [answer] = await withInstalments(db, [found.value], language);
  if (!answer) throw new Error(`order ${orderNo} was lost`);
  const { annexFile } = found.value;
  const annex = annexFile === null ? undefined : await findOwnFile(db, memberId, annexFile);
  const data = {
    ...answer,
    ...(annex?.ok ? { annexName: annex.value.originalName } : {}),
    history: await readHistory(db, orderNo),
    refunds: await readRefunds(db, orderNo),
    afterSales: await readAfterSales(db, orderNo),
    invoices: await readOrderInvoices(db, orderNo),
  };
  return { ok: true, data } as const;
}

/** The instalments of a member's order, in the order in which they fall due. */
export async function readInstalments(db: Executor, memberId: number, orderNo: string, language: Language) {
  const found = await findOwn(db, memberId, orderNo);
  if (!found.ok) return found;
  const rows = await instalmentsOf(db, [orderNo]);
  return { ok: true, data: rows.map((row) => instalmentAnswer(row, language)) } as const;
}
