import { budgets, dealTypes } from '#domain/ledger/flow-values.ts';
import { withdrawalCashTypeValues, withdrawalExamStateValues } from '#generated/enums.ts';
import type { CustomHandlers } from '../call.ts';
import { balancesOf, bookMoney } from '../ledger.ts';
import { startPayment } from '../payments.ts';

/** Custom because money moves between a balance and a payment service. */
export const topupWithdrawHandlers: CustomHandlers = {
  /** A payment without an order: there is nothing to settle, so that the money goes to the balance. */
  startTopUp(call, { payType, amount }) {
    return { ok: true, data: startPayment(call, { orderNo: null, payType, amount }) };
  },

  applyWithdrawal(call, { cashAccount, cashAmount, cashType }) {
    const { yuan, dollars } = balancesOf(call);
    const missing = cashAmount - (cashType === withdrawalCashTypeValues.alipay ? yuan : dollars);
    const code = cashType === withdrawalCashTypeValues.alipay ? 'insufficientYuan' : 'insufficientDollars';
    if (missing > 0) return { ok: false, code, params: { missing } };
    const $owner = call.member?.$id ?? 0;
    const { $id } = call.world.store.add('withdrawals', (id) => ({
      $id: id,
      id,
      $owner,
      cashAccount,
      cashAmount,
      cashType,
      examState: withdrawalExamStateValues.withdrawalPending,
      createTime: call.now.toISOString(),
    }));
    bookMoney(call, {
      accountType: cashType,
      budget: budgets.expense,
      dealType: dealTypes.withdrawalApplied,
      amount: cashAmount,
      objectId: String($id),
    });
    return { ok: true };
  },
};
