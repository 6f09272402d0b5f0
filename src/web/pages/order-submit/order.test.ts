// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { receiptInDollars, receiptInYuan } from '#domain/money/exchange.ts';
import type { Address } from '#generated/hooks/model/address.ts';
import type { CartItem } from '#generated/hooks/model/cartItem.ts';
import {
  addressCompanyLimits,
  addressLineLimits,
  regionPathLimits,
  submitCartOrderFormLimits,
} from '#generated/limits.ts';
import { discountRate } from './discount-rate.ts';
import { type Figures, figuresOf } from './figures.ts';
import { lineOfCart, lineOfProduct, problemOf, withPresentFigures } from './order-line.ts';
import { orderRequest } from './order-request.ts';
import { receiptRows } from './receipt-rows.ts';

const address: Address = {
  addressId: 5,
  mechanismName: 'Blue Sky Electronics Inc.',
  contacts: ' Jane Miller ',
  country: 'United States,California',
  address: '1 Market Street',
  zipCode: '94105',
  contactPhone: '4155550100',
  defaultState: 1,
};

const item = (part: Partial<CartItem> = {}): CartItem => ({
  carId: 7,
  productId: 1204,
  productName: 'Resistor',
  productNum: 'RC0603FR-074K7L',
  productDescribe: '4.7 kΩ',
  productImg: '/img/a.svg',
  unitPrice: 0.42,
  priceIndex: '[{"num":100,"price":0.42},{"num":5000,"price":0.23}]',
  num: 5000,
  startBuy: 100,
  orderMultiple: 100,
  stock: 9000,
  ...part,
});

const product = (unitPrice: number, quantity: number) => {
  const { carId, num, priceIndex, ...rest } = item({ unitPrice });
  return lineOfProduct(
    { ...rest, productName: 'Resistor', stock: 9000, customIntegration: 0, catalogId: 1 },
    quantity,
  );
};

const terms = { discount: 9.5, maxMoney: 2000, maxIntegral: 20_000 };

describe('a line of the order', () => {
  it('costs the price of the tier of its quantity', () => {
    expect(lineOfCart(item())).toMatchObject({ price: 0.23 });
    expect(lineOfCart(item({ num: 100 }))).toMatchObject({ price: 0.42 });
    expect(lineOfCart(item({ num: 10, priceIndex: 'null' }))).toMatchObject({ price: 0.42 });
  });

  it('says what keeps it from being ordered and what could be ordered instead', () => {
    const problem = (part: Partial<CartItem>) => problemOf(lineOfCart(item(part)));
    expect(problem({})).toBeUndefined();
    expect(problem({ withdrawn: 1 })).toEqual({ code: 'productWithdrawn' });
    expect(problem({ stock: 4150 })).toEqual({ code: 'outOfStock', instead: 4100 });
    expect(problem({ stock: 99 })).toEqual({ code: 'outOfStock' });
    expect(problem({ num: 150 })).toEqual({ code: 'quantityRefused', instead: 200 });
    expect(problem({ num: 1 })).toEqual({ code: 'quantityRefused', instead: 100 });
  });

  it('believes a refusal more than what was read before', () => {
    const lines = [lineOfCart(item()), lineOfCart(item({ carId: 8, productId: 3 }))];
    const [first, second] = withPresentFigures(lines, [{ productId: 1204, carId: 7, stock: 40 }], false);
    expect(first && problemOf(first)).toEqual({ code: 'outOfStock' });
    expect(second).toBe(lines[1]);
    const gone = withPresentFigures(lines, [{ productId: 3 }], true);
    expect(gone.map((line) => line.withdrawn)).toEqual([false, true]);
  });
});

describe('the figures', () => {
  const lines = [lineOfCart(item()), product(100, 100)];
  const receiptOf = ({ choice, order }: Figures) => receiptRows(receiptInDollars(order), choice);

  it('add up line by line to what is paid', () => {
    for (const ticked of ['none', 'member', 'points'] as const) {
      const figures = figuresOf(lines, ticked, terms);
      const sum = receiptOf(figures).reduce((total, { amount }) => total + amount, 0);
      expect(sum).toBe(figures.discounted.payable);
      expect(figures.choice).toBe(ticked);
    }
    expect(receiptOf(figuresOf(lines, 'member', terms))).toEqual([
      { kind: 'goods', amount: 11_150 },
      { kind: 'member', amount: -557 },
    ]);
  });

  it('in yuan start from the lines as they are shown and end with what is charged', () => {
    const small = [product(3.35, 10), product(3.35, 10)];
    const { order, choice } = figuresOf(small, 'member', terms);
    const receipt = receiptInYuan(order, 7_100_000);
    expect(receipt.charged).toBe(476 - 21);
    expect(receiptRows(receipt, choice)).toEqual([
      { kind: 'goods', amount: 476 },
      { kind: 'member', amount: -21 },
    ]);
  });

  it('leave a box that takes nothing off unticked', () => {
    const none = { discount: 10, maxMoney: 0, maxIntegral: 0 };
    expect(figuresOf(lines, 'points', none).choice).toBe('none');
    expect(figuresOf(lines, 'member', none).choice).toBe('none');
  });

  it('name a discount as each language does', () => {
    expect([discountRate(9.5, 'zh_CN'), discountRate(9.5, 'en_US')]).toEqual(['9.5', '5']);
    expect([discountRate(8.9, 'zh_CN'), discountRate(8.9, 'en_US')]).toEqual(['8.9', '11']);
  });
});

describe('the request', () => {
  const content = (ticked: 'none' | 'member' | 'points', lines = [lineOfCart(item())]) => ({
    lines,
    address,
    figures: figuresOf(lines, ticked, terms),
    terms,
  });

  it('settles lines of the cart', () => {
    expect(orderRequest(content('points'))).toEqual({
      kind: 'cart',
      data: {
        discountType: 2,
        integralMoney: 1150,
        integralNum: 11_500,
        moneyNum: 0,
        productInfos: [{ carId: 7, num: 5000, productId: 1204, productNum: 'RC0603FR-074K7L' }],
        receivingUser: 'Jane Miller',
        receivingPhone: '4155550100',
        receivingAddress: 'United States,California, 1 Market Street, 94105, Blue Sky Electronics Inc.',
      },
    });
  });

  it('sends ten times the discount as points when no box is ticked, and none with the member discount', () => {
    expect(orderRequest(content('none')).data).toMatchObject({
      discountType: 3,
      integralNum: 95,
      integralMoney: 0,
    });
    expect(orderRequest(content('member')).data).toMatchObject({
      discountType: 1,
      integralNum: 0,
      integralMoney: 0,
      moneyNum: 1093,
    });
  });

  it('buys one product directly, without money of points', () => {
    const request = orderRequest(content('none', [product(0.42, 300)]));
    expect(request).toMatchObject({
      kind: 'direct',
      data: { num: 300, unitPrice: 0.42, moneyNum: 126, discountType: 3, productName: 'Resistor' },
    });
    expect(request.data).not.toHaveProperty('integralMoney');
  });

  it('takes every address that the address form takes', () => {
    const longest =
      regionPathLimits.maxLength + 2 * addressLineLimits.maxLength + addressCompanyLimits.maxLength;
    expect(longest + ', '.length * 3).toBeLessThanOrEqual(
      submitCartOrderFormLimits.receivingAddress.maxLength,
    );
  });
});
