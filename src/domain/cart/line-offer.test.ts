import { expect, it } from 'vitest';
import { cheaperOffer, priceLine, sumOfLines } from './line-offer.ts';

const product = {
  unitPrice: 0.42,
  priceIndex: '[{"num":4950,"price":0.23}]',
  startBuy: 100,
  orderMultiple: 100,
};

it('prices a line by the tier of its quantity and rounds once', () => {
  expect(priceLine(product, 4900)).toEqual({ price: 0.42, amount: 2058 });
  expect(priceLine(product, 5000)).toEqual({ price: 0.23, amount: 1150 });
});

it('sums amounts that are rounded already', () => {
  const third = priceLine({ unitPrice: 0.335 }, 100);
  expect(sumOfLines([third, third, third])).toBe(102);
});

it('offers the next price at a quantity that can be ordered', () => {
  expect(cheaperOffer(product, 4900)).toEqual({ more: 100, quantity: 5000, price: 0.23 });
  expect(cheaperOffer(product, 5000)).toBeUndefined();
});

it('offers no price that the stock does not reach', () => {
  expect(cheaperOffer({ ...product, stock: 4999 }, 4900)).toBeUndefined();
  expect(cheaperOffer({ ...product, withdrawn: true }, 4900)).toBeUndefined();
});
