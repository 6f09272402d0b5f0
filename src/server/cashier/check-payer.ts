import { isBalance } from '#domain/cashier/methods.ts';
import type { Requests } from '#generated/server/routes.ts';
import { type CallContext, callingMember } from '#server/call-context.ts';
import { checkPayPassword } from './check-pay-password.ts';

type Payment = Pick<Requests['payStandardOrder' | 'payCustomisedOrder'], 'payType' | 'payPassword'>;

/** Paying from a balance requires the payment password. */
export async function checkPayer(call: CallContext, { payType, payPassword = '' }: Payment) {
  if (!isBalance(payType)) return undefined;
  return checkPayPassword(call.db, {
    memberId: callingMember(call).id,
    password: payPassword,
    now: call.now,
  });
}
