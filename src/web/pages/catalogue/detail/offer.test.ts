// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { offerFor, type PricedProduct } from './offer.ts';

function part(change: Partial<PricedProduct> = {}): PricedProduct {
  return {
    productId: 1204,
    productName: 'Chip resistor',
    productNum: 'RC0603FR-074K7L',
    productDescribe: '',
    productImg: '',
    unitPrice: 0.42,
    priceIndex: '[{"num":5000,"price":0.23},{"num":1000,"price":0.31}]',
    startBuy: 100,
    orderMultiple: 50,
    stock: 495_600,
    customIntegration: 0,
    catalogId: 11,
    ...change,
  };
}

const inForce = (quantity: number) => offerFor(part(), quantity).rows.find((row) => row.inForce)?.num;

describe('the offer for a quantity', () => {
  it('lists the breaks from the smallest order on', () => {
    expect(offerFor(part(), 100).rows.map(({ num, price }) => [num, price])).toEqual([
      [100, 0.42],
      [1000, 0.31],
      [5000, 0.23],
    ]);
  });

  it('marks the row in force', () => {
    expect([100, 950, 1000, 4999, 5000, 99_950].map(inForce)).toEqual([100, 100, 1000, 1000, 5000, 5000]);
  });

  it('has the price of the quantity', () => {
    expect(offerFor(part(), 1000)).toMatchObject({ price: 0.31 });
  });

  it('says how many more pieces make it cheaper, in steps that can be ordered', () => {
    expect(offerFor(part(), 850).cheaper).toEqual({ more: 150, quantity: 1000, price: 0.31 });
    expect(offerFor(part({ orderMultiple: 300, startBuy: 300 }), 900).cheaper).toEqual({
      more: 300,
      quantity: 1200,
      price: 0.31,
    });
    expect(offerFor(part(), 5000).cheaper).toBeUndefined();
  });

  it('offers no break that lies above the largest order', () => {
    const far = part({ priceIndex: '[{"num":200000,"price":0.1}]' });
    expect(offerFor(far, 100).rows).toHaveLength(1);
    expect(offerFor(far, 100).cheaper).toBeUndefined();
  });

  it.each([null, 'null', '', 'broken'])(
    'takes the price of one piece when priceIndex is %j',
    (priceIndex) => {
      expect(offerFor(part({ priceIndex }), 100).rows).toEqual([{ num: 100, price: 0.42, inForce: true }]);
    },
  );
});
