import { and, count, eq, exists, isNull } from 'drizzle-orm';
import { unpaidState } from '#domain/orders-customised/instalments.ts';
import type { Executor } from '#server/db/client.ts';
import { customisedOrder, instalment } from '#server/db/schema/customised-orders.ts';

/** The customised orders of a member, those that are alike in all that decides their next step together, in one statement however many they are. */
export async function groupCustomised(db: Executor, memberId: number) {
  const { state, assFlag, send, orderNo } = customisedOrder;
  const isUnpaid = exists(
    db
      .select({ id: instalment.id })
      .from(instalment)
      .where(and(eq(instalment.orderNo, orderNo), isNull(instalment.paidBy))),
  );
  const own = db
    .select({ orderState: state, assFlag, send, isUnpaid: isUnpaid.mapWith(Boolean).as('is_unpaid') })
    .from(customisedOrder)
    .where(eq(customisedOrder.memberId, memberId))
    .as('own');
  const groups = await db
    .select({
      orderState: own.orderState,
      assFlag: own.assFlag,
      send: own.send,
      isUnpaid: own.isUnpaid,
      count: count(),
    })
    .from(own)
    .groupBy(own.orderState, own.assFlag, own.send, own.isUnpaid);
  return groups.map(({ isUnpaid, ...group }) => ({ ...group, unpaid: unpaidState(isUnpaid) }));
}
