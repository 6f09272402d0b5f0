import type { Reply, Requests } from '#generated/server/handlers.ts';
import type { Call, HandHandlers } from '../call.ts';
import { customisedDue, type Due, standardDue } from '../dues.ts';
import { balancesOf, bookMoney } from '../ledger.ts';
import { checkPayPassword } from '../pay-password.ts';
import { onlineMethods, startPayment } from '../payments.ts';
import { own } from './own.ts';

type PayRequest = Requests['payStandardOrder'];
type PayReply = Reply<'payStandardOrder'>;

const balances = {
  3: { account: 1, money: 'zhMoney', balance: 'yuan', short: 'insufficientYuan' },
  4: { account: 2, money: 'usMoney', balance: 'dollars', short: 'insufficientDollars' },
} as const;

const bothServices = 3;

function isBalance(payType: PayRequest['payType']): payType is 3 | 4 {
  return payType === 3 || payType === 4;
}

function payOnline(call: Call, orderNo: string, payType: 1 | 2, due: Due): PayReply {
  const { account, money } = onlineMethods[payType];
  const amount = due[money];
  if (amount > 0) return { ok: true, data: startPayment(call, { orderNo, payType, amount }) };
  due.settle(account, call.now);
  return { ok: true };
}

function payFromBalance(call: Call, orderNo: string, payType: 3 | 4, due: Due): PayReply {
  const { account, money, balance, short } = balances[payType];
  const amount = due[money];
  const missing = amount - balancesOf(call)[balance];
  if (missing > 0) return { ok: false, code: short, params: { missing } };
  bookMoney(call, { accountType: account, budget: 1, dealType: 4, amount, objectId: orderNo });
  due.settle(account, call.now);
  return { ok: true };
}

function pay(call: Call, request: PayRequest, due: Due): PayReply {
  const { orderNo, payType, totalAmount, payPassword } = request;
  const { paymentType } = call.world;
  const isMethod = isBalance(payType) || paymentType === bothServices || paymentType === payType;
  if (isBalance(payType)) {
    const wrong = checkPayPassword(call, payPassword ?? '');
    if (wrong) return wrong;
  }
  if (!due.offered || !isMethod) return { ok: false, code: 'notOffered' };
  const { usMoney, zhMoney } = due;
  if (totalAmount !== usMoney) return { ok: false, code: 'priceChanged', params: { usMoney, zhMoney } };
  return isBalance(payType)
    ? payFromBalance(call, orderNo, payType, due)
    : payOnline(call, orderNo, payType, due);
}

/** Money moves from a balance, by password, or through a service. */
export const cashierHandlers: HandHandlers = {
  payStandardOrder(call, request) {
    const found = own(call, 'standardOrders', 'orderNo', request.orderNo);
    return found.ok ? pay(call, request, standardDue(call.world.store, found.entry)) : found;
  },

  payCustomisedOrder(call, request) {
    const found = own(call, 'customisedOrders', 'orderNo', request.orderNo);
    return found.ok ? pay(call, request, customisedDue(call.world.store, found.entry)) : found;
  },

  /** A payment without an order: there is nothing to settle, so that the money goes to the balance. */
  startTopUp(call, { payType, amount }) {
    return { ok: true, data: startPayment(call, { orderNo: null, payType, amount }) };
  },

  applyWithdrawal(call, { cashAccount, cashAmount, cashType }) {
    const { yuan, dollars } = balancesOf(call);
    const missing = cashAmount - (cashType === 1 ? yuan : dollars);
    const code = cashType === 1 ? 'insufficientYuan' : 'insufficientDollars';
    if (missing > 0) return { ok: false, code, params: { missing } };
    const $owner = call.member?.$id ?? 0;
    const { $id } = call.world.store.add('withdrawals', (id) => ({
      $id: id,
      id,
      $owner,
      cashAccount,
      cashAmount,
      cashType,
      examState: 1,
      createTime: call.now.toISOString(),
    }));
    bookMoney(call, {
      accountType: cashType,
      budget: 1,
      dealType: 1,
      amount: cashAmount,
      objectId: String($id),
    });
    return { ok: true };
  },
};
