import type { AppHandlers } from '#server/call-context.ts';
import { applyWithdrawal, checkWithdrawer } from './apply-withdrawal.ts';
import { getTopUp } from './get-top-up.ts';
import { startTopUp } from './start-top-up.ts';

export const topupWithdrawHandlers = {
  startTopUp,
  applyWithdrawal: { precondition: checkWithdrawer, handle: applyWithdrawal },
  getTopUp: (context, { paymentNo }) => getTopUp(context, paymentNo),
} satisfies Partial<AppHandlers>;
