import { and, asc, eq, inArray } from 'drizzle-orm';
import { chosenAction } from '#domain/actions/offered.ts';
import { type AfterSalesDecision, decidedRequest, refuseAfterSales } from '#domain/orders/after-sales.ts';
import { newAfterSales } from '#domain/orders/first-states.ts';
import { kindOfType } from '#domain/payment/order-kind.ts';
import { actionsOf } from '#generated/actions.ts';
import type {
  applyAfterSalesFormOrderTypeNames,
  applyAfterSalesFormServiceTypeNames,
} from '#generated/enums.ts';
import type { Answers } from '#generated/server/routes.ts';
import type { Executor } from '#server/db/client.ts';
import { afterSales } from '#server/db/schema/order-history.ts';
import { actOnOrder, type OrderRefusal } from './act-on-order.ts';

type AfterSalesAnswer = NonNullable<Answers['getStandardOrder']['data']['afterSales']>[number];

/** A request for after-sales service as it is made. */
export interface AfterSalesRequest {
  readonly memberId: number;
  readonly orderType: keyof typeof applyAfterSalesFormOrderTypeNames;
  readonly orderNo: string;
  readonly serviceType: keyof typeof applyAfterSalesFormServiceTypeNames;
  readonly questionContent: string;
  readonly now: Date;
}

/** Opens a request for after-sales service, or returns why not. */
export async function applyForAfterSales(
  db: Executor,
  request: AfterSalesRequest,
): Promise<{ readonly ok: true } | OrderRefusal | OrderRefusal<'alreadyOpen'>> {
  const { memberId, orderNo, orderType, serviceType, questionContent, now } = request;
  const action = chosenAction(actionsOf.applyAfterSales, { orderType, serviceType });
  if (!action) throw new Error(`no action for service ${serviceType} of kind ${orderType}`);
  const kind = kindOfType(orderType) === 'standard' ? 'StandardOrder' : 'CustomisedOrder';
  return db.transaction(async (tx) => {
    const refusal = await actOnOrder<'alreadyOpen'>(tx, {
      kind,
      memberId,
      orderNo,
      action,
      now,
      refuse: (order) => refuseAfterSales(action, { ...order, assFlag: Number(order.assFlag) }),
    });
    if (refusal) return refusal;
    await tx.insert(afterSales).values({
      ...newAfterSales,
      orderNo,
      memberId,
      serviceType,
      question: questionContent,
      createdAt: now,
    });
    return { ok: true } as const;
  });
}

/** The requests for after-sales service of an order as they are on the wire, oldest first. */
export async function readAfterSales(db: Executor, orderNo: string): Promise<AfterSalesAnswer[]> {
  const rows = await db
    .select()
    .from(afterSales)
    .where(eq(afterSales.orderNo, orderNo))
    .orderBy(asc(afterSales.id));
  return rows.map(({ serviceType, question, decision, reply, createdAt, decidedAt }) => ({
    serviceType,
    questionContent: question,
    createTime: createdAt.toISOString(),
    decision,
    decisionTime: decidedAt?.toISOString() ?? null,
    reply,
  }));
}

/** Records what the shop decided about the open request of an order. */
export async function decideAfterSales(
  tx: Executor,
  orderNo: string,
  decided: { readonly decision: AfterSalesDecision; readonly reply: string | null; readonly now: Date },
): Promise<void> {
  const { when, sets } = decidedRequest(decided.decision, decided.reply, decided.now);
  await tx
    .update(afterSales)
    .set(sets)
    .where(and(eq(afterSales.orderNo, orderNo), inArray(afterSales.decision, [...when])));
}
