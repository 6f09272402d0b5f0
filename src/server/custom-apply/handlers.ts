import { eq } from 'drizzle-orm';
import { placedStep } from '#domain/orders/events.ts';
import { searchText } from '#domain/orders/search.ts';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { customisedOrder } from '#server/db/schema/customised-orders.ts';
import { member } from '#server/db/schema/session.ts';
import { nextNumber } from '#server/ledger/index.ts';
import { addSteps } from '#server/orders/index.ts';

/** All texts are trimmed, as the description says. */
function trimmed<Fields extends object>(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  // The same fields with the same types.
  return Object.fromEntries(entries) as Fields;
}

export const customApplyHandlers = {
  async applyCustomisedOrder(context, request) {
    const { db, now, config } = context;
    const memberId = callingMember(context).id;
    const { annexFile, ...texts } = trimmed(request);
    return db.transaction(async (tx) => {
      const [applicant] = await tx
        .select({ companyName: member.mechanismName })
        .from(member)
        .where(eq(member.id, memberId));
      const orderNo = await nextNumber(tx, 'C', now);
      await tx.insert(customisedOrder).values({
        ...texts,
        orderNo,
        memberId,
        annexFile: annexFile ?? null,
        companyName: applicant?.companyName ?? '',
        rateMicros: config.yuanPerDollarMicros,
        searchText: searchText([orderNo, texts.productName]),
        createdAt: now,
      });
      await addSteps(tx, orderNo, [placedStep], now);
      return { ok: true, data: orderNo } as const;
    });
  },
} satisfies Partial<AppHandlers>;
