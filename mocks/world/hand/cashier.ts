import { isOffered } from '#domain/actions/offered.ts';
import { actions } from '#generated/actions.ts';
import type { Reply, Requests } from '#generated/server/handlers.ts';
import type { Call, HandHandlers } from '../call.ts';
import type { InstalmentEntry } from '../entries.ts';
import { balancesOf, bookMoney } from '../ledger.ts';
import { numberOf } from '../numbers.ts';
import { checkPayPassword } from '../pay-password.ts';
import { own } from './own.ts';

type PayRequest = Requests['payStandardOrder'];
type PayReply = Reply<'payStandardOrder'>;

interface Due {
  readonly offered: boolean;
  readonly usMoney: number;
  readonly zhMoney: number;
  readonly settle: (account: 1 | 2 | undefined) => void;
}

const methods = {
  1: { account: 1, money: 'zhMoney', balance: undefined, short: undefined },
  2: { account: 2, money: 'usMoney', balance: undefined, short: undefined },
  3: { account: 1, money: 'zhMoney', balance: 'yuan', short: 'insufficientYuan' },
  4: { account: 2, money: 'usMoney', balance: 'dollars', short: 'insufficientDollars' },
} as const;

const bothServices = 3;

/**
 * There is no payment service in the mocks: an online payment is settled at once, and its form leads to where the service
 * would come back to.
 */
export function returnForm(action: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  );
  return `<form action="${action}" method="get">${inputs.join('')}</form>`;
}

function pay(call: Call, { orderNo, payType, totalAmount, payPassword }: PayRequest, due: Due): PayReply {
  const { account, money, balance, short } = methods[payType];
  const { paymentType } = call.world;
  const isMethod = balance !== undefined || paymentType === bothServices || paymentType === payType;
  if (balance !== undefined) {
    const wrong = checkPayPassword(call, payPassword ?? '');
    if (wrong) return wrong;
  }
  if (!due.offered || !isMethod) return { ok: false, code: 'notOffered' };
  const { usMoney, zhMoney } = due;
  if (totalAmount !== usMoney) return { ok: false, code: 'priceChanged', params: { usMoney, zhMoney } };
  const amount = due[money];
  if (balance === undefined) {
    due.settle(undefined);
    return { ok: true, data: returnForm('/pay', { orderNo }) };
  }
  const missing = amount - balancesOf(call)[balance];
  if (missing > 0) return { ok: false, code: short, params: { missing } };
  bookMoney(call, { accountType: account, budget: 1, dealType: 4, amount, objectId: orderNo });
  due.settle(account);
  return { ok: true };
}

const awaitingShipment = 2;
const inProduction = 5;

/** The first unpaid instalment; those of the first payment are paid together. */
function nextOf(instalments: readonly InstalmentEntry[]): readonly InstalmentEntry[] {
  const unpaid = instalments.filter(({ amountState }) => amountState === 0);
  return unpaid[0]?.headAmount === 1
    ? unpaid.filter(({ headAmount }) => headAmount === 1)
    : unpaid.slice(0, 1);
}

/** Money moves from a balance, by password, or through a service. */
export const cashierHandlers: HandHandlers = {
  payStandardOrder(call, request) {
    const found = own(call, 'standardOrders', 'orderNo', request.orderNo);
    if (!found.ok) return found;
    const { entry } = found;
    return pay(call, request, {
      ...{
        offered: isOffered(actions.StandardOrder.pay, entry),
        usMoney: entry.moneyNum,
        zhMoney: entry.moneyNumZh,
      },
      settle: (account) => {
        const paid = { proOrderState: awaitingShipment, ...(account ? { $paidFrom: account } : {}) } as const;
        call.world.store.change('standardOrders', entry, paid);
      },
    });
  },

  payCustomisedOrder(call, request) {
    const found = own(call, 'customisedOrders', 'orderNo', request.orderNo);
    if (!found.ok) return found;
    const { entry } = found;
    const next = nextOf(entry.amountListVos);
    return pay(call, request, {
      offered: isOffered(actions.CustomisedOrder.pay, entry),
      usMoney: next.reduce((sum, { amount }) => sum + amount, 0),
      zhMoney: next.reduce((sum, { amountZh }) => sum + amountZh, 0),
      settle: () => {
        const amountTime = call.now.toISOString();
        const amountListVos = entry.amountListVos.map((one) =>
          next.includes(one) ? { ...one, amountState: 1 as const, amountTime } : one,
        );
        const unpaid = amountListVos.some(({ amountState }) => amountState === 0) ? 1 : 0;
        const moved = unpaid === 0 ? { orderState: inProduction } : {};
        call.world.store.change('customisedOrders', entry, { amountListVos, unpaid, ...moved });
      },
    });
  },

  /** The sum arrives at once, as if the service had confirmed it. */
  startTopUp(call, { payType, amount }) {
    const objectId = numberOf('Z', call.world.store.nextId('accountFlow'), call.now);
    bookMoney(call, { accountType: payType, budget: 0, dealType: 3, amount, objectId });
    return { ok: true, data: returnForm('/memberCenterDetail', { i: '4' }) };
  },

  applyWithdrawal(call, { cashAccount, cashAmount, cashType }) {
    const { yuan, dollars } = balancesOf(call);
    const missing = cashAmount - (cashType === 1 ? yuan : dollars);
    const code = cashType === 1 ? 'insufficientYuan' : 'insufficientDollars';
    if (missing > 0) return { ok: false, code, params: { missing } };
    const $owner = call.member?.$id ?? 0;
    const { $id } = call.world.store.add('withdrawals', (id) => ({
      ...{
        $id: id,
        id,
        $owner,
        cashAccount,
        cashAmount,
        cashType,
        examState: 1,
        createTime: call.now.toISOString(),
      },
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
