import { methods } from '#domain/cashier/methods.ts';
import { paymentForm } from '#domain/payment/addresses.ts';
import { newTopUp, refuseTopUp } from '#domain/topup-withdraw/offered-top-ups.ts';
import type { Reply } from '#generated/server/routes.ts';
import { type CallContext, callingMember, type Request } from '#server/call-context.ts';
import { payment } from '#server/db/schema/payment.ts';
import { ticketOf } from '#server/gateways/payment/index.ts';
import { lockOpenAccount, nextNumber } from '#server/ledger/index.ts';

/**
 * Starts a payment without an order. Once confirmed, it settles nothing, so the money is credited to the balance; the lock keeps the
 * account from being closed meanwhile.
 */
export async function startTopUp(
  context: CallContext,
  { payType, amount }: Request<'startTopUp'>,
): Promise<Reply<'startTopUp'>> {
  const { db, now, config } = context;
  const refusal = refuseTopUp(payType, config.paymentType);
  if (refusal) return refusal;
  const { id: memberId } = callingMember(context);
  await lockOpenAccount(db, memberId);
  const number = await nextNumber(db, 'Z', now);
  await db.insert(payment).values({
    number,
    memberId,
    payType,
    amount,
    currency: methods[payType].currency,
    ...newTopUp,
    createdAt: now,
  });
  return { ok: true, data: paymentForm(await ticketOf(db, number)) };
}
