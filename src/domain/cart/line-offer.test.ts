import { expect, it } from 'vitest';
import { cheaperOffer, piecePrice, reachedBreak } from './line-offer.ts';

const product = {
  unitPrice: 0.42,
  priceIndex: '[{"num":4950,"price":0.23}]',
  startBuy: 100,
  orderMultiple: 100,
};

it('prices a piece by the tier of its quantity', () => {
  expect(piecePrice(product, 4900)).toBe(0.42);
  expect(piecePrice(product, 5000)).toBe(0.23);
  expect(piecePrice({}, 5000)).toBeUndefined();
});

it('offers the next price at a quantity that can be ordered', () => {
  expect(cheaperOffer(product, 4900)).toEqual({ more: 100, quantity: 5000, price: 0.23 });
  expect(cheaperOffer(product, 5000)).toBeUndefined();
});

it('compares a reached price break with the smallest order, which nobody can undercut', () => {
  const prices = { unitPrice: 90, priceIndex: '[{"num":100,"price":42},{"num":5000,"price":23}]' };
  expect(reachedBreak({ ...product, ...prices, startBuy: 100 }, 5000)).toEqual({
    from: 5000,
    price: 23,
    start: 100,
    startPrice: 42,
  });
  expect(reachedBreak({ ...product, ...prices, startBuy: 1, orderMultiple: 1 }, 100)).toMatchObject({
    start: 1,
    startPrice: 90,
  });
  expect(reachedBreak({ ...product, ...prices, startBuy: 100 }, 100)).toBeUndefined();
});

it('offers no price that the stock does not reach', () => {
  expect(cheaperOffer({ ...product, stock: 4999 }, 4900)).toBeUndefined();
  expect(cheaperOffer({ ...product, withdrawn: true }, 4900)).toBeUndefined();
});
