import { describe, expect, it } from 'vitest';
import { listedProduct } from '#tests/support/listed-product.ts';
import { priceSteps } from './price-steps.tsx';
import { keyValues, makeAndPackage, shortName } from './product-values.ts';

const product = listedProduct(1, { productNum: 'RC0603', brand: 'YAGEO', packageName: '0603' });

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

describe('a card with the name of the product', () => {
  it.each([
    ['Chip resistor 10Ω ±1% 62.5mW 0603', ['50 V']],
    ['Chip resistor 10 Ω ±1% 62.5 mW 0603', ['50 V']],
    ['Chip resistor 110Ω ±1%', ['10 Ω', '62.5 mW', '50 V']],
  ])('says nothing twice next to "%s"', (name, left) => {
    const columns = { column1: '10 Ω', column2: '±1%', column3: '62.5 mW', column4: '50 V' };
    expect(keyValues({ ...product, ...columns }, 4, name)).toEqual(left);
  });

  it('leaves the package to a name that says it', () => {
    expect(makeAndPackage(product)).toBe('YAGEO · 0603');
    expect(makeAndPackage(product, 'Chip resistor 10 Ω 0603 thick film')).toBe('YAGEO');
    expect(makeAndPackage(product, 'Chip resistor 10 Ω')).toBe('YAGEO · 0603');
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
