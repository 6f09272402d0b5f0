import { invoiceInfoText } from '#domain/invoice/invoice-info.ts';
import { invoiceTypeValues, objectTypeValues } from '#generated/enums.ts';
import { addMessage, answerChat, readAllMessages } from '#server/chat/index.ts';
import type { Executor } from '#server/db/client.ts';
import { applyInvoice, settleInvoice } from '#server/invoice/index.ts';
import type { DemoContent, DemoOrder } from './demo-content.ts';
import type { PastAction } from './demo-time.ts';

const minuteMs = 60_000;

interface Filling {
  readonly db: Executor;
  readonly content: Pick<DemoContent, 'invoiceInfo'>;
  readonly memberId: number;
}

/** A standard order and the time from which there is something to write about it. */
interface Placed {
  readonly orderNo: string;
  readonly at: Date;
}

async function fillChat({ db, memberId }: Filling, { orderNo, at }: Placed, { chat = [] }: DemoOrder) {
  const order = { orderNo, memberId, objectType: objectTypeValues.standardOrder };
  for (const [index, { from, text }] of chat.entries()) {
    const now = new Date(at.getTime() + (index + 1) * 7 * minuteMs);
    if (from === 'shop') await answerChat(db, { orderNo, content: text }, now);
    else await addMessage(db, order, { content: text, fromShop: false }, now);
  }
  await readAllMessages(db, orderNo);
}

async function fillInvoice({ db, memberId, content }: Filling, { orderNo, at }: Placed, order: DemoOrder) {
  const { invoiceInfo } = content;
  if (order.invoice === undefined || invoiceInfo === undefined) return;
  const kind = { orderType: objectTypeValues.standardOrder, invoiceType: invoiceTypeValues.domesticInvoice };
  const info = invoiceInfoText(invoiceInfo);
  const applied = await applyInvoice(db, { ...kind, memberId, orderNo, info }, at);
  if (!applied.ok) throw new Error(`no invoice of ${orderNo}: ${applied.code}`);
  if (order.invoice === 'issued')
    await settleInvoice(
      db,
      { invoiceId: applied.id, decision: 'issue' },
      new Date(at.getTime() + 60 * minuteMs),
    );
}

/** The chat about an order and its invoice, both after the order has got as far as it did. */
export async function fillPapers(
  filling: Filling,
  placed: Placed,
  order: DemoOrder,
): Promise<readonly PastAction[]> {
  await fillChat(filling, placed, order);
  await fillInvoice(filling, placed, order);
  return [];
}
