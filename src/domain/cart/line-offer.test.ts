import { expect, it } from 'vitest';
import { cheaperOffer, piecePrice } from './line-offer.ts';

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

it('offers no price that the stock does not reach', () => {
  expect(cheaperOffer({ ...product, stock: 4999 }, 4900)).toBeUndefined();
  expect(cheaperOffer({ ...product, withdrawn: true }, 4900)).toBeUndefined();
});
