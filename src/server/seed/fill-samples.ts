import { eq } from 'drizzle-orm';
import { hasGivenBack } from '#domain/orders/given-back.ts';
import { sampleSteps } from '#domain/orders/past-steps.ts';
import { refundOf } from '#domain/orders/refunds.ts';
import { searchText } from '#domain/orders/search-text.ts';
import { sampleEntry } from '#domain/orders-sample/decide-sample.ts';
import { sampleOrderOrderStateValues as states } from '#generated/enums.ts';
import type { Executor } from '#server/db/client.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { sampleOrder } from '#server/db/schema/orders.ts';
import { bookPoints, nextNumber } from '#server/ledger/index.ts';
import type { Receiver } from '#server/order-submit/index.ts';
import type { DemoSample } from './demo-content.ts';
import { addFirstStep, addPastSteps, before, type PastAction, timelineOf } from './demo-time.ts';

interface Filling {
  readonly db: Executor;
  readonly content: { readonly receiver: Receiver };
  readonly memberId: number;
  readonly now: Date;
}

interface Ended {
  readonly orderNo: string;
  readonly points: number;
  readonly endedAt: Date;
}

async function giveBack({ db, memberId }: Filling, { orderNo, points, endedAt }: Ended) {
  for (const entry of refundOf({ orderNo, pointsSpent: points, paid: [] }).points)
    await bookPoints(db, { ...entry, memberId, createdAt: endedAt });
  return [];
}

/** Books a sample and its outcome; nothing where the catalogue has no samples of its product. */
export async function fillSample(filling: Filling, sample: DemoSample): Promise<readonly PastAction[]> {
  const { db, memberId, now, content } = filling;
  const [sampled] = await db.select().from(product).where(eq(product.mpn, sample.productNum));
  if (!sampled || sampled.customIntegration === 0) return [];
  const placedAt = before(now, sample.daysAgo, -60);
  const orderNo = await nextNumber(db, 'S', placedAt);
  const { customIntegration: points, mpn, nameZh, nameEn } = sampled;
  const state = states[sample.state];
  await db.insert(sampleOrder).values({
    ...content.receiver,
    orderNo,
    memberId,
    state,
    points,
    productId: sampled.id,
    productNum: mpn,
    productNameZh: nameZh,
    productNameEn: nameEn,
    productImg: sampled.images.join(','),
    logisticsName: sample.sent?.by ?? null,
    logisticsNum: sample.sent?.number ?? null,
    searchText: searchText(orderNo, [{ productNum: mpn, name: { zh: nameZh, en: nameEn } }]),
    createdAt: placedAt,
  });
  await bookPoints(db, { ...sampleEntry(orderNo, points), memberId, createdAt: placedAt });
  const timeline = timelineOf(sampleSteps({ orderState: state }), { placedAt, now, days: 6 });
  await addFirstStep(db, orderNo, placedAt);
  await addPastSteps(db, orderNo, timeline);
  const endedAt = timeline.at(-1)?.at ?? placedAt;
  if (hasGivenBack('SampleOrder', { orderState: state }))
    return [{ at: endedAt, run: () => giveBack(filling, { orderNo, points, endedAt }) }];
  return [];
}
