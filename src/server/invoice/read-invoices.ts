import { asc, count, desc, eq } from 'drizzle-orm';
import type { Answers } from '#generated/server/routes.ts';
import type { Executor } from '#server/db/client.ts';
import { invoice } from '#server/db/schema/invoice.ts';

type InvoiceAnswer = Answers['listInvoices']['data'][number];

function invoiceAnswer(row: typeof invoice.$inferSelect): InvoiceAnswer {
  const { id, orderNo, orderType, invoiceType, credits, usMoney, zhMoney, link, info, state, createdAt } =
    row;
  return {
    id,
    orderNo,
    orderType,
    invoiceType,
    invoiceInfo: info,
    examState: state,
    credits,
    amount: usMoney,
    amountZh: zhMoney,
    invoiceLink: link,
    createTime: createdAt.toISOString(),
  };
}

interface Page {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** One page of a member's invoices, newest first, with the total number. */
export async function readInvoicePage(db: Executor, memberId: number, { pageNum, pageSize }: Page) {
  const mine = eq(invoice.memberId, memberId);
  const [total] = await db.select({ invoices: count() }).from(invoice).where(mine);
  const rows = await db
    .select()
    .from(invoice)
    .where(mine)
    .orderBy(desc(invoice.createdAt), desc(invoice.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { invoices: rows.map(invoiceAnswer), total: total?.invoices ?? 0 };
}

/** The invoices of an order in the order of application, refused ones included. */
export async function readOrderInvoices(db: Executor, orderNo: string): Promise<InvoiceAnswer[]> {
  const rows = await db
    .select()
    .from(invoice)
    .where(eq(invoice.orderNo, orderNo))
    .orderBy(asc(invoice.createdAt), asc(invoice.id));
  return rows.map(invoiceAnswer);
}
