import { and, eq, inArray, isNull } from 'drizzle-orm';
import { payTypes } from '#domain/cashier/methods.ts';
import { topUpStates } from '#domain/topup-withdraw/top-up-state.ts';
import type { Reply } from '#generated/server/routes.ts';
import { type CallContext, callingMember } from '#server/call-context.ts';
import type { Executor } from '#server/db/client.ts';
import { payment } from '#server/db/schema/payment.ts';
import { inquire } from '#server/gateways/payment/index.ts';

const methods = [payTypes.cardOrAlipay, payTypes.paypalDollars] as const;

function isTopUpMethod(payType: number): payType is (typeof methods)[number] {
  return methods.some((method) => method === payType);
}

async function findTopUp(db: Executor, number: string) {
  const [found] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.number, number), isNull(payment.orderNo), inArray(payment.payType, [...methods])));
  return found;
}

/** Asks the payment service about a top-up that it has not reported, and returns what is known then. */
export async function getTopUp(context: CallContext, paymentNo: string): Promise<Reply<'getTopUp'>> {
  const { db } = context;
  const before = await findTopUp(db, paymentNo);
  if (!before) return { ok: false, code: 'notFound' };
  if (before.memberId !== callingMember(context).id) return { ok: false, code: 'notYours' };
  if (before.state === 'started') await inquire(context, before);
  const found = before.state === 'started' ? await findTopUp(db, paymentNo) : before;
  if (!found || !isTopUpMethod(found.payType)) return { ok: false, code: 'notFound' };
  const { payType, amount, state, createdAt, endedAt } = found;
  return {
    ok: true,
    data: {
      paymentNo,
      payType,
      amount,
      payState: topUpStates[state],
      createTime: createdAt.toISOString(),
      endTime: endedAt?.toISOString() ?? null,
    },
  };
}
