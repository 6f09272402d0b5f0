import { describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { type ParameterColumn, productTable, type TableProduct } from './product-table.ts';

const text = { unit: null, isNumber: false, keepsRanges: false, isPlain: false };
const dollars = { currency: 'USD', rateMicros: 7_100_000 } as const;
const options = { quantity: undefined, money: dollars, hasDatasheets: false } as const;
const reader = { language: 'zh_CN', origin: 'https://shop.example' } as const;
const parameter = (id: number, en: string): ParameterColumn => ({ id, name: { zh: en, en }, ...text });
const names = (parameters: readonly ParameterColumn[]) => productTable(parameters, options).heading('en_US');

it('A table of products says how many parameters it leaves out, and keeps those of most categories.', () => {
  const rare = Array.from({ length: constants.listFileParameters + 1 }, (_, at) =>
    parameter(at, `Rare ${at}`),
  );
  const common = [parameter(1000, 'Voltage'), parameter(1001, 'Voltage')];
  const heading = names([...rare, ...common]);
  expect(heading).toContain('Voltage');
  expect(heading.filter((name) => name.startsWith('Rare'))).toHaveLength(constants.listFileParameters - 1);
  expect(heading.at(-1)).toBe('2 more parameters are left out: choose a category to export them');
  expect(names(rare.slice(1)).at(-1)).toBe('Page');
});

describe('the prices of a table of products', () => {
  const product = {
    shown: { unitPrice: 3.35, quantityPrice: 2, priceIndex: '[{"num":100,"price":2}]' },
    catalogName: '',
    statedNumber: () => undefined,
  };
  const cells = (currency: 'CNY' | 'USD') => {
    const table = productTable([], { ...options, quantity: 500, money: { currency, rateMicros: 7_100_000 } });
    const row = table.row({ ...product, shown: { ...product.shown, productId: 1 } }, reader);
    return table.heading('zh_CN').map((title, at) => [title, row[at]] as const);
  };
  const prices = (currency: 'CNY' | 'USD') => cells(currency).filter(([title]) => /元/.test(title));

  it('are in yuan first where the reader chose yuan, as numbers with the decimals of the pages', () => {
    expect(prices('CNY')).toEqual([
      ['单价（元）', { decimal: '0.23785' }],
      ['单价（美元）', { decimal: '0.0335' }],
      ['500 件时的单价（元）', { decimal: '0.1420' }],
      ['500 件时的单价（美元）', { decimal: '0.0200' }],
      ['阶梯价（数量: 元）', '100: 0.1420'],
      ['阶梯价（数量: 美元）', '100: 0.0200'],
    ]);
  });

  it('are in dollars first where the reader chose dollars', () => {
    expect(prices('USD').map(([title]) => title)).toEqual([
      '单价（美元）',
      '单价（元）',
      '500 件时的单价（美元）',
      '500 件时的单价（元）',
      '阶梯价（数量: 美元）',
      '阶梯价（数量: 元）',
    ]);
  });
});

describe('a parameter of a table of products', () => {
  const count = { ...parameter(7, 'Reel quantity'), isNumber: true, unit: '' };
  const table = (column: ParameterColumn) => productTable([column], options);
  const row = (column: ParameterColumn, t: string, n: number) => {
    const { heading, row } = table(column);
    const product: TableProduct = { shown: { productId: 1 }, catalogName: '', statedNumber: () => ({ n }) };
    product.shown[`column${column.id}`] = t;
    const cells = row(product, reader);
    return heading('zh_CN').flatMap((title, at) => (/^(Reel|Life)/.test(title) ? [[title, cells[at]]] : []));
  };

  it('is one column of numbers where every text is its number', () => {
    expect(row({ ...count, isPlain: true }, '10000', 10_000)).toEqual([
      ['Reel quantity', { decimal: '10000' }],
    ]);
  });

  it('is a text and a number where a text says more', () => {
    expect(row(count, '200 @ 50 mA', 200)).toEqual([
      ['Reel quantity', '200 @ 50 mA'],
      ['Reel quantity（数值）', { decimal: '200' }],
    ]);
    const both = productTable(
      [
        { ...count, isPlain: true },
        { ...count, id: 8 },
      ],
      options,
    );
    expect(both.heading('zh_CN').filter((title) => title.startsWith('Reel'))).toHaveLength(2);
  });

  it('has a unit of words in the language of the table', () => {
    const life = { ...parameter(9, 'Life'), isNumber: true, unit: 'times' };
    expect(row(life, '1 万次', 10_000)).toEqual([
      ['Life', '1 万次'],
      ['Life（次）', { decimal: '10000' }],
    ]);
    expect(table(life).heading('en_US')).toContain('Life (cycles)');
    expect(table({ ...life, unit: 'pins' }).heading('zh_CN')).toContain('Life（针）');
  });
});

describe('the datasheets of a table of products', () => {
  const titles = (hasDatasheets: boolean) =>
    productTable([], { ...options, hasDatasheets })
      .heading('en_US')
      .slice(-2);

  it('are a column only where some product has one', () => {
    expect(titles(true)).toEqual(['Datasheet', 'Page']);
    expect(titles(false)).not.toContain('Datasheet');
    const table = productTable([], { ...options, hasDatasheets: true });
    const shown = { productId: 1, datasheetUrl: 'https://files.example/a.pdf' };
    const cells = table.row({ shown, catalogName: '', statedNumber: () => undefined }, reader);
    expect(cells.at(-2)).toBe('https://files.example/a.pdf');
  });
});
