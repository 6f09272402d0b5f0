import { beforeEach, describe, expect, it } from 'vitest';
import { parseJson } from '#domain/wire/parse-json.ts';
import { Client } from './client.ts';
import { createMockShop, type MockShop } from './shop.ts';
import { newcomer, startingPassword, startingPayPassword } from './world/start/members.ts';
import type { Changes } from './world/store.ts';

let clock: Date;
let savedChanges: Changes | undefined;
let shop: MockShop;
let client: Client;

const receiver = { receivingUser: 'Li Lei', receivingPhone: '13800138000', receivingAddress: 'Shenzhen' };
const discountNone = { discountType: 3, integralNum: 0 };
const payment = { discountType: 3, discountAmount: 0, integralNum: 0, payPassword: startingPayPassword };

function open(): MockShop {
  return createMockShop({
    now: () => clock,
    startedAt: new Date('2026-11-20T06:00:00.000Z'),
    savedChanges,
    onChange: (store) => {
      savedChanges = parseJson<Changes>(JSON.stringify(store.changes()));
    },
  });
}

beforeEach(async () => {
  clock = new Date('2026-11-20T06:00:00.000Z');
  savedChanges = undefined;
  shop = open();
  client = new Client(shop);
  await client.signIn('buyer@example.com', startingPassword);
});

const call: Client['call'] = (operation, fields, sending) => client.call(operation, fields, sending);
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};

/** Settles one piece of the catalogue and returns the number of the order. */
async function order(productId = 40, key?: string) {
  const { data: product } = await call('getProduct', { productId });
  const { productName, productNum, unitPrice, startBuy: num } = product;
  const moneyNum = Math.round(unitPrice * num);
  const fields = {
    ...discountNone,
    moneyNum,
    num,
    productId,
    productName,
    productNum,
    unitPrice,
    ...receiver,
  };
  const answer = await call('submitDirectOrder', fields, key === undefined ? {} : { idempotencyKey: key });
  return { answer, moneyNum, num, orderNo: String(answer.data) };
}

describe('the world keeps', () => {
  it('cart lines with quantity and price', async () => {
    const before = (await call('countCartItems')).data;
    await call('addCartItem', { productId: 40, producNum: 200 });
    await call('addCartItem', { productId: 40, producNum: 100 });
    const [line] = (await call('listCartItems')).data;
    expect(line).toMatchObject({ productId: 40, num: 300 });
    expect((await call('countCartItems')).data).toBe(before + 1);
    await call('deleteCartItem', { carId: line.carId });
    expect((await call('countCartItems')).data).toBe(before);
  });

  it('an order paid from the balance, exact to the cent', async () => {
    const stock = (await call('getProduct', { productId: 40 })).data.stock;
    const { orderNo, moneyNum, num } = await order();
    expect((await call('getProduct', { productId: 40 })).data.stock).toBe(stock - num);
    const { balanceUs } = (await call('getAccount')).data;
    const wrong = await call('payStandardOrder', {
      orderNo,
      payType: 4,
      totalAmount: moneyNum,
      ...payment,
      payPassword: 'x',
    });
    expect(wrong).toMatchObject({ code: 4014, params: { triesLeft: 4 } });
    expect(
      (await call('payStandardOrder', { orderNo, payType: 4, totalAmount: moneyNum, ...payment })).code,
    ).toBe(0);
    expect((await call('getAccount')).data.balanceUs).toBe(balanceUs - moneyNum);
    expect((await call('getStandardOrder', { orderNo })).data.proOrderState).toBe(2);
    const [entry] = (await call('listAccountFlow')).data;
    expect(entry).toMatchObject({
      amount: moneyNum,
      dealType: 4,
      budget: 1,
      objectId: orderNo,
      accountType: 2,
    });
    expect((await call('cancelStandardOrder', { orderNo })).code).toBe(0);
    expect((await call('getAccount')).data.balanceUs).toBe(balanceUs);
    expect((await call('getProduct', { productId: 40 })).data.stock).toBe(stock);
  });

  it('the prices, and refuses wrong amounts with the right ones', async () => {
    const { data } = await call('getProduct', { productId: 40 });
    const fields = {
      num: data.startBuy,
      productId: 40,
      productName: data.productName,
      productNum: data.productNum,
    };
    const answer = await call('submitDirectOrder', {
      ...discountNone,
      ...fields,
      moneyNum: 1,
      unitPrice: data.unitPrice,
      ...receiver,
    });
    expect(answer).toMatchObject({
      code: 4010,
      params: { usMoney: Math.round(data.unitPrice * data.startBuy) },
    });
  });

  it('the first answer to an idempotency key', async () => {
    const key = '5b1f0c6e-6a0d-4f4e-9d0b-2b8a5b7d9c11';
    const first = await order(40, key);
    const second = await order(40, key);
    expect(second.answer).toEqual(first.answer);
    expect((await call('getStandardOrder', { orderNo: first.orderNo })).code).toBe(0);
    const other = await call('startTopUp', { payType: 1, amount: 5 }, { idempotencyKey: key });
    expect(other.code).toBe(0);
    expect((await call('startTopUp', { payType: 1, amount: 6 }, { idempotencyKey: key })).code).toBe(4026);
  });

  it('everything over a reload in a few bytes, until it is reset', async () => {
    const { orderNo } = await order();
    expect(JSON.stringify(savedChanges).length).toBeLessThan(6000);
    client = Object.assign(new Client(open()), { token: client.token });
    expect((await call('getStandardOrder', { orderNo })).data.proOrderState).toBe(1);
    savedChanges = undefined;
    client = new Client(open());
    await client.signIn('buyer@example.com', startingPassword);
    expect((await call('getStandardOrder', { orderNo })).code).toBe(4004);
  });

  it('the owner of an entry, and hides it from others', async () => {
    const { orderNo } = await order();
    await client.signIn('newcomer@example.com', startingPassword);
    expect((await call('getStandardOrder', { orderNo })).code).toBe(4004);
    expect((await call('listStandardOrders')).params.totalDataCounts).toBe(0);
    expect((await call('deleteAddresses', { ids: '1' })).code).toBe(4004);
    expect(shop.world.store.find('accounts', '$owner', newcomer)?.payPassword).toBe(false);
  });

  it('a session until it is idle for too long, and a lock after wrong passwords', async () => {
    later(7000);
    expect((await call('getAccount')).code).toBe(0);
    later(7300);
    expect((await call('getAccount')).code).toBe(5000);
    for (let at = 0; at < 5; at += 1)
      expect((await client.signIn('buyer@example.com', 'wrong')).code).toBe(4006);
    expect(await client.signIn('buyer@example.com', startingPassword)).toMatchObject({ code: 4021 });
  });

  it('the cooldown of a mailed code, and that the code was used', async () => {
    const mailAddress = 'new@example.com';
    expect((await call('sendRegistrationCode', { mailAddress })).code).toBe(0);
    expect(await call('sendRegistrationCode', { mailAddress })).toMatchObject({
      code: 4008,
      params: { retryAfter: 60 },
    });
    const code = shop.world.outbox.mails.at(-1)?.code ?? '';
    const fields = {
      name: 'A',
      surname: 'B',
      phone: '13800138000',
      email: mailAddress,
      password: 'Green6tree',
    };
    const whole = { ...fields, country: '中国', provinces: '广东', mechanismName: 'New' };
    expect((await call('registerMember', { ...whole, code: '000000' })).code).toBe(4007);
    expect((await call('registerMember', { ...whole, code })).code).toBe(0);
    expect((await call('registerMember', { ...whole, code })).code).toBe(4007);
    expect((await client.signIn(mailAddress, 'Green6tree')).data.user.mechanismName).toBe('New');
  });
});
