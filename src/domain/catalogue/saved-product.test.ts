import { describe, expect, it } from 'vitest';
import { priceOnRequestValues, visitedProductWithdrawnValues } from '#generated/enums.ts';
import { savedProduct, sentTiers } from './saved-product.ts';

const product = {
  productId: 3,
  productNum: 'RC0603',
  productName: { zh: '电阻 10kΩ', en: 'Resistor 10kΩ' },
  productDescribe: { zh: '', en: '' },
  productImg: '/a.svg,/b.svg',
  unitPrice: 15_000,
  startBuy: 10,
  orderMultiple: 5,
  stock: 40,
  backorderWeeks: null,
  withdrawn: false,
};

describe('a saved product', () => {
  it('is sent with its current price and terms, and texts in one language', () => {
    expect(savedProduct(product, 'en_US')).toEqual({
      productId: 3,
      productNum: 'RC0603',
      productName: 'Resistor 10 kΩ',
      productDescribe: '',
      productImg: '/a.svg,/b.svg',
      unitPrice: 1.5,
      priceOnRequest: priceOnRequestValues.priceGiven,
      startBuy: 10,
      orderMultiple: 5,
      stock: 40,
      withdrawn: visitedProductWithdrawnValues.stillSold,
    });
    expect(savedProduct(product, 'zh_CN').productName).toBe('电阻 10 kΩ');
  });

  it('says when it has no price, is no longer sold, or is delivered later', () => {
    const sent = savedProduct({ ...product, unitPrice: null, withdrawn: true, backorderWeeks: 6 }, 'en_US');
    expect(sent).not.toHaveProperty('unitPrice');
    expect(sent).toMatchObject({
      priceOnRequest: priceOnRequestValues.priceOnRequest,
      withdrawn: visitedProductWithdrawnValues.noLongerSold,
      backorderWeeks: 6,
    });
  });

  it('sends price breaks in cents, and none where there are none', () => {
    expect(sentTiers([])).toEqual({});
    expect(sentTiers([{ num: 100, price: 12_345 }])).toEqual({ priceIndex: '[{"num":100,"price":1.2345}]' });
  });
});
