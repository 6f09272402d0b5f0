import { beijingDay } from '#domain/beijing-day.ts';
import { budgets, dealTypes } from '#domain/ledger/flow-values.ts';
import {
  type CashType,
  decideWithdrawal,
  withdrawalMethods,
} from '#domain/topup-withdraw/decide-withdrawal.ts';
import { isTopUpOffered } from '#domain/topup-withdraw/offered-top-ups.ts';
import { topUpStates } from '#domain/topup-withdraw/top-up-state.ts';
import { startTopUpFormPayTypeValues, withdrawalExamStateValues } from '#generated/enums.ts';
import { type Call, type CustomHandlers, callingMember, refused } from '../call.ts';
import { balancesOf, bookMoney } from '../ledger.ts';
import { orderNumber } from '../order-number.ts';
import { bookPayment, startPayment } from '../payments.ts';
import { requireSecondFactor } from '../second-factor.ts';

const { rejected, withdrawalPending } = withdrawalExamStateValues;

function withdrawnToday(call: Call, cashType: CashType): number {
  const me = callingMember(call).$id;
  const today = beijingDay(call.now);
  return call.world.store
    .all('withdrawals')
    .filter((entry) => entry.$owner === me && entry.cashType === cashType && entry.examState !== rejected)
    .filter(({ createTime }) => beijingDay(new Date(createTime)) === today)
    .reduce((sum, { cashAmount }) => sum + cashAmount, 0);
}

/** Custom because money moves between a balance and a payment service. */
export const topupWithdrawHandlers: CustomHandlers = {
  /** A payment without an order: there is nothing to settle, so that the money goes to the balance. */
  startTopUp(call, { payType, amount }) {
    if (!isTopUpOffered(payType, call.world.paymentType))
      return { ok: false, code: 'fieldRefused', params: { fields: [{ field: 'payType', rule: 'enum' }] } };
    return { ok: true, data: startPayment(call, { orderNo: null, payType, amount }) };
  },

  /** Books a top-up that the sandbox cashier did not report. */
  getTopUp(call, { paymentNo }) {
    const entry = call.world.store.find('payments', 'number', paymentNo);
    const payType = Object.values(startTopUpFormPayTypeValues).find((method) => method === entry?.payType);
    // A payment of an order is no top-up, also one of another member.
    if (!entry || entry.orderNo !== null || payType === undefined) return refused('notFound');
    if (entry.$owner !== callingMember(call).$id) return refused('notYours');
    const known = entry.unreported ? bookPayment(call.world.store, entry, entry.unreported, call.now) : entry;
    const { amount, state, createTime, endTime } = known;
    return {
      ok: true,
      data: { paymentNo, payType, amount, payState: topUpStates[state], createTime, endTime },
    };
  },

  applyWithdrawal(call, { cashAccount, cashAmount, cashType, secondFactor }) {
    const decision = decideWithdrawal({
      cashType,
      cashAmount,
      balances: balancesOf(call),
      withdrawnToday: withdrawnToday(call, cashType),
    });
    if (!decision.ok) return decision;
    const refusal = requireSecondFactor(call, callingMember(call).$id, secondFactor);
    if (refusal) return refusal;
    const { cashNo } = call.world.store.add('withdrawals', (id) => ({
      $id: id,
      id,
      $owner: callingMember(call).$id,
      cashNo: orderNumber('W', id, call.now),
      cashAccount,
      cashAmount,
      cashType,
      examState: withdrawalPending,
      createTime: call.now.toISOString(),
      examTime: null,
      reason: null,
    }));
    bookMoney(call, {
      accountType: withdrawalMethods[cashType].accountType,
      budget: budgets.expense,
      dealType: dealTypes.withdrawalApplied,
      amount: cashAmount,
      objectId: cashNo,
    });
    return { ok: true };
  },
};
