import { asc, eq } from 'drizzle-orm';
import type { Language } from '#domain/language.ts';
import { sentLineAgain } from '#domain/orders-standard/buy-again.ts';
import { ownEntry } from '#domain/ownership/own-entry.ts';
import type { Answers } from '#generated/server/routes.ts';
import { addLinesAgain } from '#server/cart/index.ts';
import type { Executor } from '#server/db/client.ts';
import { orderLine, standardOrder } from '#server/db/schema/orders.ts';

interface OrderToRepeat {
  readonly memberId: number;
  readonly orderNo: string;
  readonly now: Date;
}

type Outcome = Answers['buyAgain']['data'][number];

/** Puts the lines of an own order into the cart again, and returns the result for each. */
export function buyAgain(db: Executor, { memberId, orderNo, now }: OrderToRepeat, language: Language) {
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select({ memberId: standardOrder.memberId })
      .from(standardOrder)
      .where(eq(standardOrder.orderNo, orderNo));
    const own = ownEntry(order, memberId);
    if (!own.ok) return own;
    const lines = await tx
      .select()
      .from(orderLine)
      .where(eq(orderLine.orderNo, orderNo))
      .orderBy(asc(orderLine.position));
    const results = await addLinesAgain(tx, { memberId, now }, lines);
    const data = lines.flatMap((line, index): Outcome[] => {
      const result = results[index];
      if (!result) return [];
      const productName = { zh: line.productNameZh, en: line.productNameEn };
      return [sentLineAgain({ ...line, productName }, result, language)];
    });
    return { ok: true, data } as const;
  });
}
