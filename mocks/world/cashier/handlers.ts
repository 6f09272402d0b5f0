import { decidePayment, passwordToCompare } from '#domain/cashier/decide-payment.ts';
import { methods, onlineTypes } from '#domain/cashier/methods.ts';
import { paymentEntry } from '#domain/ledger/entries.ts';
import { notFound } from '#domain/ownership/own-entry.ts';
import { paymentForm } from '#domain/payment/addresses.ts';
import { paidKindOf } from '#domain/payment/order-kind.ts';
import { payStateOf } from '#domain/payment/pay-state.ts';
import type { Reply, Requests } from '#generated/server/handlers.ts';
import type { Call, CustomHandlers } from '../call.ts';
import { balancesOf, bookMoney } from '../ledger/ledger.ts';
import { orderCollections } from '../orders/order-collections.ts';
import { findOwn } from '../own-entry.ts';
import { checkPayPassword } from '../passwords/pay-password.ts';
import { addPayment, inquire } from '../payment/payments.ts';
import { dueOfCustomised, dueOfStandard, type OrderDue } from './amount-due.ts';

type PayRequest = Requests['payStandardOrder'];
type PayReply = Reply<'payStandardOrder'>;

function checkPayer(call: Call, request: PayRequest) {
  const password = passwordToCompare(request);
  return password === undefined ? undefined : checkPayPassword(call, password);
}

function pay(call: Call, request: PayRequest, due: OrderDue): PayReply {
  const { orderNo, payType } = request;
  const { paymentType } = call.world;
  const decided = decidePayment({ ...request, due, balances: balancesOf(call), paymentType });
  if (!decided.ok) return decided;
  const { amount, state } = decided.value;
  const { ticket } = addPayment(call, { orderNo, payType, amount, state });
  if (state === 'started') return { ok: true, data: paymentForm(ticket) };
  const { accountType } = methods[payType];
  bookMoney(call, paymentEntry({ accountType, amount, objectId: orderNo }));
  due.settle(accountType, call.now);
  return { ok: true };
}

/** Custom because a payment checks the password, moves money and settles the order. */
export const cashierHandlers: CustomHandlers = {
  payStandardOrder(call, request) {
    const refused = checkPayer(call, request);
    if (refused) return refused;
    const found = findOwn(call, 'standardOrders', 'orderNo', request.orderNo);
    return found.ok ? pay(call, request, dueOfStandard(call.world.store, found.entry)) : found;
  },

  payCustomisedOrder(call, request) {
    const refused = checkPayer(call, request);
    if (refused) return refused;
    const found = findOwn(call, 'customisedOrders', 'orderNo', request.orderNo);
    return found.ok ? pay(call, request, dueOfCustomised(call.world.store, found.entry)) : found;
  },

  /** Books a payment that the sandbox cashier did not report. */
  checkPayment(call, { orderNo }) {
    const kind = paidKindOf(orderNo);
    const found = kind === undefined ? notFound : findOwn(call, orderCollections[kind], 'orderNo', orderNo);
    if (!found.ok) return found;
    const { store } = call.world;
    const latest = store
      .all('payments')
      .filter((payment) => payment.orderNo === orderNo && onlineTypes.includes(payment.payType))
      .at(-1);
    return { ok: true, data: { payState: payStateOf(latest && inquire(store, latest, call.now).state) } };
  },
};
