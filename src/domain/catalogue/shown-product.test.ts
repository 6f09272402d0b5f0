import { describe, expect, it } from 'vitest';
import { priceOnRequestValues } from '#generated/enums.ts';
import type { ParamValue } from './param-values.ts';
import { detailedProduct, type ListedProduct, shownProduct } from './shown-product.ts';

const resistor: ListedProduct = {
  productId: 7,
  catalogId: 3,
  productNum: 'RC0603FR-0710KL',
  brand: 'YAGEO',
  packageName: '0603',
  productName: 'Chip resistor 10kΩ',
  productDescribe: 'Thick film',
  productImg: '/img/a.svg',
  datasheetUrl: null,
  unitPrice: 3500,
  tiers: [{ num: 1000, price: 3100 }],
  startBuy: 1,
  orderMultiple: 1,
  stock: 100,
  leadWeeks: 4,
  backorderWeeks: null,
  customIntegration: 0,
};

const values: Readonly<Record<number, ParamValue>> = {
  1: { t: '10kΩ', n: 10_000 },
  2: { zh: '厚膜', en: 'Thick film' },
  3: ['/img/a.svg', '/img/b.svg'],
  4: { zh: [{ name: '手册' }], en: [{ name: 'Manual' }] },
};
const columns = [1, 2, 3, 4, 5].map((id) => ({ id, unit: id === 1 ? 'Ω' : null }));
const shown = { language: 'en_US', columns, statedValue: ({ id }: { id: number }) => values[id] } as const;

describe('a product on the wire', () => {
  it('has its prices in cents and its columns as texts, without one that it does not state', () => {
    expect(shownProduct(resistor, shown)).toEqual({
      productId: 7,
      catalogId: 3,
      productNum: 'RC0603FR-0710KL',
      brand: 'YAGEO',
      packageName: '0603',
      productName: 'Chip resistor 10 kΩ',
      productDescribe: 'Thick film',
      productImg: '/img/a.svg',
      unitPrice: 0.35,
      priceOnRequest: priceOnRequestValues.priceGiven,
      priceIndex: '[{"num":1000,"price":0.31}]',
      startBuy: 1,
      orderMultiple: 1,
      stock: 100,
      leadWeeks: 4,
      customIntegration: 0,
      column1: '10 kΩ',
      column2: 'Thick film',
      column3: '/img/a.svg,/img/b.svg',
      column4: '[{"name":"Manual"}]',
    });
    expect(shownProduct(resistor, { ...shown, language: 'zh_CN' })).toMatchObject({
      column2: '厚膜',
      column4: '[{"name":"手册"}]',
    });
  });

  it('has the price at a quantity where one is asked for and there is a price', () => {
    const at = (quantity: number, changes: Partial<ListedProduct> = {}) =>
      shownProduct({ ...resistor, ...changes }, { ...shown, quantity }).quantityPrice;
    expect([at(1), at(999), at(1000)]).toEqual([0.35, 0.35, 0.31]);
    expect(at(1000, { unitPrice: undefined, tiers: [] })).toBeUndefined();
  });

  it('has no place for what is empty', () => {
    const bare = { ...resistor, brand: '', packageName: '', leadWeeks: null, tiers: [] };
    const answer = shownProduct(bare, { ...shown, columns: [] });
    for (const name of ['brand', 'packageName', 'leadWeeks', 'priceIndex', 'quantityPrice', 'datasheetUrl'])
      expect(answer).not.toHaveProperty(name);
  });
});

it('The detail of a product has its categories from the root, and a circular view where there is one.', () => {
  const path = [{ id: 1, name: { zh: '电阻', en: 'Resistors' } }];
  const detail = (goodsLoop: string) =>
    detailedProduct(
      shownProduct(resistor, shown),
      { goodsLoop, path, createTime: '2026-03-02T08:00:00.000Z' },
      'zh_CN',
    );
  expect(detail('/img/1.svg')).toMatchObject({
    goodsLoop: '/img/1.svg',
    catalogPath: [{ catalogId: 1, catalogName: '电阻' }],
  });
  expect(detail('')).not.toHaveProperty('goodsLoop');
});
