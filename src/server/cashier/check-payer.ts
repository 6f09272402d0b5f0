import { passwordToCompare } from '#domain/cashier/decide-payment.ts';
import type { Requests } from '#generated/server/routes.ts';
import { type CallContext, callingMember } from '#server/call-context.ts';
import { checkPayPassword } from './check-pay-password.ts';

type Payment = Pick<Requests['payStandardOrder' | 'payCustomisedOrder'], 'payType' | 'payPassword'>;

/** Paying from a balance requires the payment password. */
export async function checkPayer(call: CallContext, payment: Payment) {
  const password = passwordToCompare(payment);
  if (password === undefined) return undefined;
  return checkPayPassword(call.db, {
    memberId: callingMember(call).id,
    password,
    now: call.now,
  });
}
