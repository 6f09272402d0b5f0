import { eq } from 'drizzle-orm';
import { isUnpaid } from '#domain/payment/payment-life.ts';
import { findTopUp } from '#domain/topup-withdraw/find-top-up.ts';
import { shownTopUp } from '#domain/topup-withdraw/top-up-state.ts';
import type { Reply } from '#generated/server/routes.ts';
import { type CallContext, callingMember } from '#server/call-context.ts';
import { inquire } from '#server/cashier/index.ts';
import type { Executor } from '#server/db/client.ts';
import { payment } from '#server/db/schema/payment.ts';

async function findPayment(db: Executor, number: string) {
  const [found] = await db.select().from(payment).where(eq(payment.number, number));
  return found;
}

/** Asks the payment service about a top-up that it has not reported, and returns what is known then. */
export async function getTopUp(context: CallContext, paymentNo: string): Promise<Reply<'getTopUp'>> {
  const { db } = context;
  const topUp = findTopUp(await findPayment(db, paymentNo), callingMember(context).id);
  if (!topUp.ok) return topUp;
  const { payment: before, payType } = topUp;
  const isAsked = isUnpaid(before.state);
  if (isAsked) await inquire(context, before);
  const after = isAsked ? await findPayment(db, paymentNo) : before;
  return { ok: true, data: shownTopUp(after ?? before, payType) };
}
