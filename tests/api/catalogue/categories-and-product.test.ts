import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';
import { saveProducts } from '#server/catalogue/save-products.ts';
import { rows } from '#server/db/queryable.ts';
import { openResistorShop, type ResistorShop } from './resistor-shop.ts';

let shop: ResistorShop;
beforeAll(async () => {
  shop = await openResistorShop();
});
afterAll(() => shop.close());

const column = (key: string) => `column${shop.columns[key] ?? 0}`;

describe('the call for categories', () => {
  it('returns the tree in both languages with counts', async () => {
    const english = await shop.ask('getCatalogTree');
    expect(english.data).toMatchObject([
      {
        catalogId: shop.passives,
        catalogName: 'Passive components',
        productCount: 125,
        children: [
          {
            productCount: 125,
            children: [
              { catalogId: shop.resistors, catalogName: 'Chip resistors', productCount: 120 },
              { catalogId: shop.capacitors, productCount: 5 },
              { catalogName: 'Empty', productCount: 0 },
            ],
          },
        ],
      },
    ]);
    const chinese = await shop.ask('getCatalogTree', { language: 'zh_CN' });
    expect(chinese.data).toMatchObject([{ catalogName: '无源器件' }]);
  });

  it('returns the hot categories of either place', async () => {
    const panel = await shop.ask<{ catalogName: string }[]>('listHotCatalogs', { product: 1 });
    expect(panel.data.map((entry) => entry.catalogName)).toEqual([
      'Chip resistors',
      'Chip capacitors',
      'Empty',
    ]);
    const home = await shop.ask<{ catalogName: string }[]>('listHotCatalogs', { home: 1 });
    expect(home.data.map((entry) => entry.catalogName)).toEqual(['Resistors and capacitors']);
  });

  it('returns columns in their order and language', async () => {
    const { data } = await shop.ask<{ columnName: string }[]>('listColumns', {
      catalogId: shop.resistors,
      language: 'zh_CN',
    });
    expect(data[0]).toEqual({
      columnId: shop.columns.resistance,
      columnName: '阻值',
      columnComment: 'number',
      columnType: 0,
      screen: 1,
      listType: 1,
      unit: 'Ω',
      ranges: 0,
      keyRank: 1,
    });
    expect(data.map((entry) => entry.columnName)).toEqual([
      '阻值',
      '精度',
      '工作温度',
      '品牌',
      '材料',
      '图纸',
      '文档',
      '特点',
    ]);
    expect(await shop.ask('listColumns', { catalogId: 99_999 })).toMatchObject({ code: 4004 });
  });

  it('shows a changed name at once', async () => {
    await rows(shop.pool, `update category set name_en = 'Passives' where id = $1`, [shop.passives]);
    expect((await shop.ask('getCatalogTree')).data).toMatchObject([{ catalogName: 'Passives' }]);
  });
});

describe('the product', () => {
  const operation = 'getProduct';
  const complete = {
    resistance: { t: '4.7千欧', n: 4700 },
    tolerance: { t: '±1%', n: 1 },
    temperature: { t: '-40~85℃', n: -40, h: 85 },
    material: { zh: '厚膜', en: 'Thick film' },
    drawing: ['/img/a.svg', '/img/b.svg'],
    documents: { zh: [{ name: '说明书', url: '/f/1.pdf' }], en: [{ name: 'Manual', url: '/f/1.pdf' }] },
    features: { zh: '<p>特点</p>', en: '<p>Features</p>' },
  };

  async function save(change: object): Promise<number> {
    const [first] = shop.inputs;
    if (!first) throw new Error('no products');
    const params = Object.fromEntries(
      Object.entries(complete).map(([key, value]) => [shop.columns[key] ?? 0, value]),
    );
    const [saved] = await saveProducts(shop.pool, [
      { ...first, supplierNo: 'complete', mpn: 'CRCW06034K70', params, ...change },
    ]);
    return saved?.id ?? 0;
  }

  it('has all its columns, pictures, tiers and the way to its category', async () => {
    const productId = await save({ unitPrice: 4200, breakQty: [10, 100], breakPrice: [3150, 2333] });
    const { data } = await shop.ask(operation, { productId, token: '1' });
    expect(data).toMatchObject({
      productId,
      productNum: 'CRCW06034K70',
      productName: 'Chip resistor 1',
      productImg: '/img/part/0603-chip/iso.svg,/img/part/0603-chip/top.svg',
      goodsLoop: '/img/part/0603-chip/side.svg',
      unitPrice: 0.42,
      priceIndex: '[{"num":10,"price":0.315},{"num":100,"price":0.2333}]',
      catalogPath: [
        { catalogId: shop.passives },
        {},
        { catalogId: shop.resistors, catalogName: 'Chip resistors' },
      ],
      [column('resistance')]: '4.7 kΩ',
      [column('temperature')]: '-40 °C ~ 85 °C',
      [column('material')]: 'Thick film',
      [column('drawing')]: '/img/a.svg,/img/b.svg',
      [column('documents')]: expect.stringContaining('"name":"Manual"'),
      [column('features')]: '<p>Features</p>',
    });
    expect(data).not.toHaveProperty(column('brand'));
  });

  it('speaks Chinese', async () => {
    const productId = await save({});
    const { data } = await shop.ask(operation, { productId, language: 'zh_CN' });
    expect(data).toMatchObject({
      productName: '贴片电阻 1',
      catalogPath: [{ catalogName: '无源器件' }, {}, { catalogName: '贴片电阻' }],
      [column('resistance')]: '4.7 kΩ',
      [column('material')]: '厚膜',
      [column('documents')]: expect.stringContaining('"name":"说明书"'),
    });
  });

  it('has no tiers when there are none', async () => {
    const productId = await save({ breakQty: [], breakPrice: [] });
    expect((await shop.ask(operation, { productId })).data).not.toHaveProperty('priceIndex');
  });

  it('is refused when it is not there or no longer sold', async () => {
    expect(await shop.ask(operation, { productId: 999_999_999_999 })).toMatchObject({ code: 4004 });
    const productId = await save({});
    const { data: sold } = await shop.ask(operation, { productId });
    await save({ withdrawn: true });
    expect(await shop.ask(operation, { productId })).toMatchObject({ code: 4025, params: { product: sold } });
  });
});

describe('the price in yuan', () => {
  it('is multiplied by the rate and rounded half up at the fourth decimal of a cent', async () => {
    const yuan = async (unitPrice: number) => (await shop.ask('getUsdPrice', { unitPrice })).data;
    // The rate of the default configuration is 7.1.
    expect(await yuan(100)).toBe(710);
    expect(await yuan(0.42)).toBe(2.982);
    expect(await yuan(0.0005)).toBe(0.0036);
    expect(await yuan(0)).toBe(0);
  });

  it('The price in yuan comes with the day of its rate and with its source, in the language of the request.', async () => {
    const origin = async (language: Language) =>
      (await shop.ask('getUsdPrice', { unitPrice: 1, language })).params;
    expect(await origin('zh_CN')).toEqual({ rateDate: '2026-11-20', rateSource: '本店汇率' });
    expect(await origin('en_US')).toEqual({ rateDate: '2026-11-20', rateSource: 'our own rate' });
  });
});
