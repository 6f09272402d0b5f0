import type { Reply, Requests } from '#generated/server/handlers.ts';
import { type AmountDue, customisedAmountDue, standardAmountDue } from '../amount-due.ts';
import type { Call, CustomHandlers } from '../call.ts';
import { balancesOf, bookMoney } from '../ledger.ts';
import { findOwn } from '../own-entry.ts';
import { checkPayPassword } from '../pay-password.ts';
import { onlineMethods, startPayment } from '../payments.ts';

function pay(call: Call, request: PayRequest, due: AmountDue): PayReply {
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

type PayRequest = Requests['payStandardOrder'];

type PayReply = Reply<'payStandardOrder'>;

const bothServices = 3;

function isBalance(payType: PayRequest['payType']): payType is 3 | 4 {
  return payType === 3 || payType === 4;
}

function payOnline(call: Call, orderNo: string, payType: 1 | 2, due: AmountDue): PayReply {
  const { account, money } = onlineMethods[payType];
  const amount = due[money];
  if (amount > 0) return { ok: true, data: startPayment(call, { orderNo, payType, amount }) };
  due.settle(account, call.now);
  return { ok: true };
}

function payFromBalance(call: Call, orderNo: string, payType: 3 | 4, due: AmountDue): PayReply {
  const { account, money, balance, short } = balances[payType];
  const amount = due[money];
  const missing = amount - balancesOf(call)[balance];
  if (missing > 0) return { ok: false, code: short, params: { missing } };
  bookMoney(call, { accountType: account, budget: 1, dealType: 4, amount, objectId: orderNo });
  due.settle(account, call.now);
  return { ok: true };
}

const balances = {
  3: { account: 1, money: 'zhMoney', balance: 'yuan', short: 'insufficientYuan' },
  4: { account: 2, money: 'usMoney', balance: 'dollars', short: 'insufficientDollars' },
} as const;

/** Custom because a payment checks the password, moves money and settles the order. */
export const cashierHandlers: CustomHandlers = {
  payStandardOrder(call, request) {
    const found = findOwn(call, 'standardOrders', 'orderNo', request.orderNo);
    return found.ok ? pay(call, request, standardAmountDue(call.world.store, found.entry)) : found;
  },

  payCustomisedOrder(call, request) {
    const found = findOwn(call, 'customisedOrders', 'orderNo', request.orderNo);
    return found.ok ? pay(call, request, customisedAmountDue(call.world.store, found.entry)) : found;
  },
};
