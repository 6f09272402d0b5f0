import { eq } from 'drizzle-orm';
import { placedStep } from '#domain/orders/events.ts';
import { newSampleOrder } from '#domain/orders/first-states.ts';
import { searchText } from '#domain/orders/search-text.ts';
import { refuseSample, sampleEntry, samplePieces } from '#domain/orders-sample/decide-sample.ts';
import { requireExisting } from '#domain/ownership/own-entry.ts';
import { lockProducts, takeStock } from '#server/catalogue/index.ts';
import type { Executor } from '#server/db/client.ts';
import { product as productTable } from '#server/db/schema/catalogue.ts';
import { sampleOrder } from '#server/db/schema/orders.ts';
import { withLockRetry } from '#server/db/with-lock-retry.ts';
import { bookPoints, lockOpenAccount, nextNumber } from '#server/ledger/index.ts';
import { addSteps } from '#server/orders/index.ts';

/** A request for a sample. */
export interface SampleRequest {
  readonly memberId: number;
  readonly productId: number;
  /** Points that the page showed. */
  readonly integralNum: number;
  readonly receiver: {
    readonly receivingUser: string;
    readonly receivingAddress: string;
    readonly receivingPhone: string;
  };
  readonly now: Date;
}

async function lockSampled(tx: Executor, productId: number) {
  const [product] = await lockProducts(tx, [productId]);
  if (!product) return undefined;
  const [terms] = await tx
    .select({ customIntegration: productTable.customIntegration })
    .from(productTable)
    .where(eq(productTable.id, product.productId));
  return { ...product, customIntegration: terms?.customIntegration ?? 0 };
}

/** Orders a sample completely or not at all: takes its points and its piece, or returns why not. */
export function applySample(db: Executor, request: SampleRequest) {
  const { memberId, productId, integralNum, receiver, now } = request;
  return withLockRetry(db, async (tx) => {
    const { points: balance } = await lockOpenAccount(tx, memberId);
    const found = requireExisting(await lockSampled(tx, productId));
    if (!found.ok) return found;
    const product = found.value;
    const refusal = refuseSample({ product, integralNum, balance });
    if (refusal) return refusal;
    const short = await takeStock(tx, [{ ...product, pieces: samplePieces }]);
    if (short.length > 0) throw new Error(`the stock of the locked product ${productId} changed`);
    const orderNo = await nextNumber(tx, 'S', now);
    await tx.insert(sampleOrder).values({
      ...receiver,
      orderNo,
      memberId,
      state: newSampleOrder.orderState,
      points: integralNum,
      productId: product.productId,
      productNum: product.productNum,
      productNameZh: product.nameZh,
      productNameEn: product.nameEn,
      productImg: product.images.join(','),
      searchText: searchText(orderNo, [
        { productNum: product.productNum, name: { zh: product.nameZh, en: product.nameEn } },
      ]),
      createdAt: now,
    });
    await bookPoints(tx, { ...sampleEntry(orderNo, integralNum), memberId, createdAt: now });
    await addSteps(tx, orderNo, [placedStep], now);
    return { ok: true } as const;
  });
}
