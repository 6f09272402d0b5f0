import { decideInSteps } from '#domain/decide-in-steps.ts';
import { withdrawalEntry } from '#domain/ledger/entries.ts';
import { orderNumber } from '#domain/orders/order-number.ts';
import { paymentForm } from '#domain/payment/addresses.ts';
import {
  type CashType,
  decideWithdrawal,
  decideWithdrawer,
  withdrawalMethods,
} from '#domain/topup-withdraw/decide-withdrawal.ts';
import { findTopUp } from '#domain/topup-withdraw/find-top-up.ts';
import { newTopUp, refuseTopUp } from '#domain/topup-withdraw/offered-top-ups.ts';
import { shownTopUp } from '#domain/topup-withdraw/top-up-state.ts';
import { newWithdrawal } from '#domain/topup-withdraw/withdrawal-steps.ts';
import { isOfWithdrawalDay, withdrawnToday } from '#domain/topup-withdraw/withdrawn-today.ts';
import { requireSecondFactor } from '../account-security/second-factor.ts';
import { type Call, type CustomHandlers, callingMember } from '../call.ts';
import { balancesOf, bookMoney } from '../ledger/ledger.ts';
import { addPayment, inquire } from '../payment/payments.ts';

function withdrawalsOfDay(call: Call, cashType: CashType) {
  const me = callingMember(call).$id;
  return call.world.store
    .all('withdrawals')
    .filter((entry) => entry.$owner === me && entry.cashType === cashType)
    .filter(({ createTime }) => isOfWithdrawalDay(new Date(createTime), call.now))
    .map(({ cashAmount, examState }) => ({ amount: cashAmount, state: examState }));
}

function refusalOf(decision: ReturnType<typeof decideWithdrawal>) {
  return decision.ok ? undefined : decision;
}

/** Custom because money moves between a balance and a payment service. */
export const topupWithdrawHandlers: CustomHandlers = {
  /** A payment without an order: there is nothing to settle, so that the money goes to the balance. */
  startTopUp(call, { payType, amount }) {
    const refusal = refuseTopUp(payType, call.world.paymentType);
    if (refusal) return refusal;
    const { ticket } = addPayment(call, { ...newTopUp, payType, amount });
    return { ok: true, data: paymentForm(ticket) };
  },

  /** Books a top-up that the sandbox cashier did not report. */
  getTopUp(call, { paymentNo }) {
    const stored = call.world.store.find('payments', 'number', paymentNo);
    const topUp = findTopUp(stored && { ...stored, memberId: stored.$owner }, callingMember(call).$id);
    if (!topUp.ok) return topUp;
    const { payment: entry, payType } = topUp;
    const known = inquire(call.world.store, entry, call.now);
    const { createTime, endTime } = known;
    const times = { createdAt: new Date(createTime), endedAt: endTime === null ? null : new Date(endTime) };
    return { ok: true, data: shownTopUp({ ...known, ...times }, payType) };
  },

  async applyWithdrawal(call, { cashAccount, cashAmount, cashType, secondFactor }) {
    const decide = () =>
      decideWithdrawal({
        cashType,
        cashAmount,
        balances: balancesOf(call),
        withdrawnToday: withdrawnToday(withdrawalsOfDay(call, cashType)),
      });
    const refusal = await decideInSteps(decideWithdrawer, {
      notPossible: () => refusalOf(decide()),
      secondFactor: () => requireSecondFactor(call, callingMember(call).$id, { given: secondFactor }),
    });
    // Another call may have withdrawn in the meantime.
    const refused = refusal ?? refusalOf(decide());
    if (refused) return refused;
    const { cashNo } = call.world.store.add('withdrawals', (id) => ({
      $id: id,
      id,
      $owner: callingMember(call).$id,
      cashNo: orderNumber('W', id, call.now),
      cashAccount,
      cashAmount,
      cashType,
      ...newWithdrawal,
      createTime: call.now.toISOString(),
      examTime: null,
      reason: null,
    }));
    const { accountType } = withdrawalMethods[cashType];
    bookMoney(call, withdrawalEntry({ accountType, amount: cashAmount, objectId: cashNo }));
    return { ok: true };
  },
};
