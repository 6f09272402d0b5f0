import { eq } from 'drizzle-orm';
import { methods, type PayType, payTypes } from '#domain/cashier/methods.ts';
import {
  assFlagValues,
  customisedOrderOrderStateValues,
  standardOrderProOrderStateValues,
} from '#generated/enums.ts';
import { bookConfirmation } from '#server/cashier/index.ts';
import { customisedOrder } from '#server/db/schema/customised-orders.ts';
import { standardOrder } from '#server/db/schema/orders.ts';
import { payment } from '#server/db/schema/payment.ts';
import { moveDevOrder } from '#server/dev/move-order.ts';
import { addCustomisedOrder } from '#tests/api/support/orders.ts';
import type { TestApp } from '#tests/api/support/test-app.ts';
import { ticketOf } from './browser.ts';
import type { Payer } from './payer.ts';

/** A payer with a way to pay: from a balance, or at a service that confirms. */
export interface Payment {
  readonly shop: TestApp;
  readonly payer: Payer;
  readonly payType: PayType;
}

/** A payment service confirms a payment, a transfer of its own with each reference. */
async function confirm({ db, clock }: TestApp, number: string, serviceRef = `ref-${number}`) {
  const [found] = await db.select().from(payment).where(eq(payment.number, number));
  if (!found) throw new Error(`there is no payment ${number}`);
  const { amount, currency, payType } = found;
  const told = { paymentNumber: number, paid: true, amount, currency, payTypes: [payType], serviceRef };
  return bookConfirmation(db, told, clock.now());
}

const isOnline = (payType: PayType) =>
  payType === payTypes.cardOrAlipay || payType === payTypes.paypalDollars;

/** Begins to pay; a payment from a balance is made at once. Returns the number of an online payment. */
async function begin({ payer, payType }: Payment, orderNo: string, totalAmount: number): Promise<string> {
  const operation = orderNo.startsWith('C') ? 'payCustomisedOrder' : 'payStandardOrder';
  const { code, data } = await payer.pay({ orderNo, payType, totalAmount }, operation);
  if (code !== 0) throw new Error(`the payment was refused with ${code}`);
  return isOnline(payType) ? (ticketOf(data).split('.')[0] ?? '') : '';
}

async function pay(paying: Payment, orderNo: string, totalAmount = 1663): Promise<void> {
  const number = await begin(paying, orderNo, totalAmount);
  if (number !== '') await confirm(paying.shop, number);
}

async function step({ shop }: Payment, orderNo: string, name: string): Promise<void> {
  const moved = await moveDevOrder(shop.db, orderNo, name, shop.clock.now());
  if (!moved.ok) throw new Error(`${name} was refused with ${moved.code}`);
}

async function payStandard(paying: Payment): Promise<string> {
  const orderNo = await paying.payer.order();
  await pay(paying, orderNo);
  return orderNo;
}

const placeCustomised = ({ shop, payer }: Payment) =>
  addCustomisedOrder(shop.db, payer.memberId, [{ usMoney: 1001 }, { usMoney: 333 }]);

const { inDelivery, closed } = standardOrderProOrderStateValues;
const returning = { assFlag: assFlagValues.returnGoods } as const;

/** Every way in which a shop gives money back. Each returns its order, or undefined for a top-up. */
export const refundWays: Readonly<Record<string, (paying: Payment) => Promise<string | undefined>>> = {
  async 'a standard order is cancelled'(paying) {
    const orderNo = await payStandard(paying);
    const { payer, shop } = paying;
    const { code } = await shop.call('cancelStandardOrder', { orderNo }, { token: payer.token });
    if (code !== 0) throw new Error(`the order was not cancelled: ${code}`);
    return orderNo;
  },
  async 'a standard order is refused by the shop'(paying) {
    const orderNo = await payStandard(paying);
    await step(paying, orderNo, 'refuse');
    return orderNo;
  },
  async 'a standard order is returned'(paying) {
    const orderNo = await payStandard(paying);
    const sent = { state: inDelivery, ...returning };
    await paying.shop.db.update(standardOrder).set(sent).where(eq(standardOrder.orderNo, orderNo));
    await step(paying, orderNo, 'completeReturn');
    return orderNo;
  },
  async 'a customised order ends after its first instalment'(paying) {
    const orderNo = await placeCustomised(paying);
    await pay(paying, orderNo, 1001);
    await step(paying, orderNo, 'end');
    return orderNo;
  },
  async 'a customised order is returned after two instalments'(paying) {
    const orderNo = await placeCustomised(paying);
    await pay(paying, orderNo, 1001);
    await pay(paying, orderNo, 333);
    const done = { state: customisedOrderOrderStateValues.completed, ...returning };
    await paying.shop.db.update(customisedOrder).set(done).where(eq(customisedOrder.orderNo, orderNo));
    await step(paying, orderNo, 'completeReturn');
    return orderNo;
  },
  async 'a payment comes after its order was closed'(paying) {
    const orderNo = await paying.payer.order();
    const number = await begin(paying, orderNo, 1663);
    await paying.shop.db
      .update(standardOrder)
      .set({ state: closed })
      .where(eq(standardOrder.orderNo, orderNo));
    await confirm(paying.shop, number);
    return orderNo;
  },
  async 'an order is paid by two payments, then cancelled'(paying) {
    const orderNo = await paying.payer.order();
    const numbers = [await begin(paying, orderNo, 1663), await begin(paying, orderNo, 1663)];
    for (const number of numbers) await confirm(paying.shop, number);
    await paying.shop.call('cancelStandardOrder', { orderNo }, { token: paying.payer.token });
    return orderNo;
  },
  async 'one payment is paid twice, and its order cancelled'(paying) {
    const orderNo = await paying.payer.order();
    const number = await begin(paying, orderNo, 1663);
    for (const reference of [`a-${number}`, `b-${number}`, `b-${number}`])
      await confirm(paying.shop, number, reference);
    await paying.shop.call('cancelStandardOrder', { orderNo }, { token: paying.payer.token });
    return orderNo;
  },
  async 'a top-up is paid twice'({ shop, payer, payType }) {
    const { data } = await shop.call('startTopUp', { payType, amount: 5000 }, { token: payer.token });
    const number = ticketOf(data).split('.')[0] ?? '';
    for (const reference of [`a-${number}`, `b-${number}`]) await confirm(shop, number, reference);
    return undefined;
  },
};

const onlyOnline = ['paid by two', 'paid twice', 'comes after'];

/** The ways that there are for a method: only a payment service is late or pays twice. */
export function waysOf(payType: PayType): readonly string[] {
  const ways = Object.keys(refundWays);
  return isOnline(payType) ? ways : ways.filter((way) => !onlyOnline.some((text) => way.includes(text)));
}

/** What a payer has in the currency of a method, in cents. */
export async function balanceIn({ payer, payType }: Payment): Promise<number> {
  const balances = await payer.balances();
  return balances[methods[payType].balance];
}
