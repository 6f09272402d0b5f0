import { eq, inArray } from 'drizzle-orm';
import { shownAddress } from '#domain/addresses/shown-address.ts';
import type { Language } from '#domain/language.ts';
import { ownEntry } from '#domain/ownership/own-entry.ts';
import { partText } from '#domain/part-texts/index.ts';
import { objectTypeValues } from '#generated/enums.ts';
import type { Answers } from '#generated/server/routes.ts';
import { regionNames } from '#server/addresses/index.ts';
import type { Executor } from '#server/db/client.ts';
import { sampleOrder } from '#server/db/schema/orders.ts';
import { findOrders, inListedState, inOrder, type OrderPage, readHistory } from '#server/orders/index.ts';

type SampleAnswer = Answers['getSampleOrder']['data'];
type SampleRow = typeof sampleOrder.$inferSelect;

/** A page of a member's sample orders. */
export interface SamplePage extends OrderPage {
  readonly state?: number | undefined;
}

function sampleAnswer(order: SampleRow, language: Language): SampleAnswer {
  const { id: sampleId, orderNo, productId, productNum, productImg, state, points, createdAt } = order;
  const { logisticsName, logisticsNum, receivingUser, receivingAddress, receivingPhone } = order;
  const productName = partText({ zh: order.productNameZh, en: order.productNameEn }, language);
  return {
    sampleId,
    orderNo,
    orderState: state,
    integralNum: points,
    orderType: objectTypeValues.sampleOrder,
    productId,
    productNum,
    productImg,
    params: { productName, productImg },
    logisticsName,
    logisticsNum,
    receivingUser,
    receivingAddress: shownAddress(language, regionNames(), receivingAddress),
    receivingPhone,
    createTime: createdAt.toISOString(),
  };
}

/** Sample orders in wire format, in the order of the numbers. */
export async function readSampleOrders(db: Executor, numbers: readonly string[], language: Language) {
  if (numbers.length === 0) return [];
  const rows = await db
    .select()
    .from(sampleOrder)
    .where(inArray(sampleOrder.orderNo, [...numbers]));
  return inOrder(numbers, rows).map((row) => sampleAnswer(row, language));
}

/** One page of a member's sample orders, newest first, with the total number. */
export async function readSamplePage(db: Executor, page: SamplePage, language: Language) {
  const { total, numbers } = await findOrders(
    db,
    'sample_order',
    page,
    inListedState('SampleOrder', page.state),
  );
  return { total, orders: await readSampleOrders(db, numbers, language) };
}

/** A member's sample order with its history, or the code of the refusal. */
export async function readSample(db: Executor, memberId: number, orderNo: string, language: Language) {
  const [order] = await db.select().from(sampleOrder).where(eq(sampleOrder.orderNo, orderNo));
  const own = ownEntry(order, memberId);
  if (!own.ok) return own;
  const data = { ...sampleAnswer(own.value, language), history: await readHistory(db, orderNo) };
  return { ok: true, data } as const;
}
