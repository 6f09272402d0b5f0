import { describe, expect, it } from 'vitest';
import type { Product } from '#generated/hooks/model/product.ts';
import { priceSteps } from './price-steps.tsx';
import { keyValues, shortName } from './product-values.ts';

const product: Product = {
  productId: 1,
  productName: 'Chip resistor',
  productNum: 'RC0603',
  productDescribe: '',
  productImg: '',
  unitPrice: 0.42,
  startBuy: 1,
  stock: 0,
  customIntegration: 0,
  catalogId: 11,
  brand: 'YAGEO',
  packageName: '0603',
};

describe('the key values of a product', () => {
  it('are its first parameters, brand and package apart', () => {
    const columns = {
      column100: 'YAGEO',
      column101: '0603',
      column102: '4.7 kΩ',
      column103: '±1%',
      column104: '100 mW',
    };
    expect(keyValues({ ...product, ...columns }, 2)).toEqual(['4.7 kΩ', '±1%']);
  });

  it('leave out pictures, documents, texts and doubles', () => {
    const columns = {
      column1: '/img/a.svg,/img/b.svg',
      column2: '[{"name":"a"}]',
      column3: '<p>Text</p>',
      column4: 'a sentence that is far too long for a figure',
      column5: '16',
      column6: '16',
      column7: ' ',
    };
    expect(keyValues({ ...product, ...columns }, 3)).toEqual(['16']);
  });
});

describe('the name of a product', () => {
  it('does not repeat the part number next to it', () => {
    expect(shortName({ ...product, productName: 'RC0603 Chip resistor' })).toBe('Chip resistor');
    expect(shortName(product)).toBe('Chip resistor');
    expect(shortName({ ...product, productName: 'RC0603' })).toBe('RC0603');
  });
});

describe('the prices of a product in short', () => {
  it('begin at the smallest quantity and go to the next cheaper ones', () => {
    const priceIndex = '[{"num":100,"price":0.42},{"num":1000,"price":0.31},{"num":5000,"price":0.23}]';
    expect(priceSteps({ ...product, priceIndex }, 2)).toEqual([
      { from: 1, price: 0.42 },
      { from: 1000, price: 0.31 },
    ]);
    expect(priceSteps({ ...product, priceIndex, startBuy: 1000 }, 3)).toEqual([
      { from: 1000, price: 0.31 },
      { from: 5000, price: 0.23 },
    ]);
  });

  it('are one price without tiers', () => {
    expect(priceSteps({ ...product, priceIndex: 'null' }, 3)).toEqual([{ from: 1, price: 0.42 }]);
  });
});
