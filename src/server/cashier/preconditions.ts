import type { CallContext } from '#server/call-context.ts';
import { callingMember } from '#server/call-context.ts';
import type { Preconditions } from '#server/preconditions.ts';
import { isBalance } from './methods.ts';
import { checkPayPassword } from './pay-password.ts';

/** A balance is paid from with the payment password only. */
async function checkPayer(
  call: CallContext,
  { payType, payPassword }: { payType: 1 | 2 | 3 | 4; payPassword?: string },
) {
  if (!isBalance(payType)) return undefined;
  return checkPayPassword(call.db, {
    memberId: callingMember(call).id,
    password: payPassword ?? '',
    now: call.now,
  });
}

export const cashierPreconditions = {
  payStandardOrder: checkPayer,
  payCustomisedOrder: checkPayer,
} satisfies Preconditions;
