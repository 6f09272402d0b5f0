import { describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { bestValues, conditionsOf } from './best-values.ts';
import { indexCategories, matchCategories } from './match-categories.ts';
import { readValues, type ValueCategory } from './read-values.ts';
import { type BegunPart, partBeginning, suggestParts } from './suggest-parts.ts';
import { valueCategories } from './value-categories.ts';

const namedCategory = (id: number, zh: string, en: string, products: number) => ({
  id,
  name: { zh, en },
  products,
  parent: undefined,
});

const column = (id: number, zh: string, en: string, unit?: string) => ({
  id,
  key: en.toLowerCase(),
  name: { zh, en },
  kind: unit === undefined ? 'text' : 'number',
  unit: unit ?? null,
});

const resistors: ValueCategory = {
  id: 1,
  name: { zh: '贴片电阻', en: 'Chip resistors' },
  products: 90,
  columns: [
    column(10, '封装', 'Package'),
    column(11, '阻值', 'Resistance', 'Ω'),
    column(12, '精度', 'Tolerance', '%'),
  ],
};
const capacitors: ValueCategory = {
  id: 2,
  name: { zh: '贴片电容', en: 'Chip capacitors' },
  products: 40,
  columns: [
    column(20, '封装', 'Package'),
    column(21, '容值', 'Capacitance', 'F'),
    column(22, '耐压', 'Voltage', 'V'),
  ],
};
const texts = [
  { id: 7, columnId: 10, zh: '0402', en: '0402' },
  { id: 8, columnId: 20, zh: '0402', en: '0402' },
  { id: 9, columnId: 10, zh: '长边电极', en: 'Wide terminal' },
  { id: 5, columnId: 20, zh: 'SOT-23', en: 'SOT-23' },
];

function conditions(keyWord: string) {
  return readValues(keyWord, [capacitors, resistors], texts).map(conditionsOf);
}

describe('a text that is read as values', () => {
  it('takes a value for the first number of a category when it has no unit of its own', () => {
    const asResistor = { catalogId: 1, column10: '7', column11: '10000' };
    expect(conditions('0402 10k')).toEqual([asResistor, { catalogId: 2, column20: '8', column21: '10000' }]);
    expect(conditions('10kΩ 0402')).toEqual([asResistor]);
    expect(conditions('10 kΩ, 0402 1%')).toEqual([{ ...asResistor, column12: '1' }]);
    expect(conditions('4k7')).toContainEqual({ catalogId: 1, column11: '4700' });
  });

  it('may name the category, a text of several words and a package without its hyphen', () => {
    expect(conditions('resistors wide terminal')).toEqual([{ catalogId: 1, column10: '9' }]);
    expect(conditions('贴片电容 100nF 50V')).toEqual([{ catalogId: 2, column21: '1e-7', column22: '50' }]);
    expect(conditions('sot23')).toEqual([{ catalogId: 2, column20: '5' }]);
  });

  it('may call the category by another name of the trade', () => {
    expect(conditions('mlcc 100nF')).toEqual([]);
    const mlcc = { ...capacitors, name: { zh: '陶瓷电容', en: 'Ceramic capacitors' } };
    const zener = {
      id: 3,
      name: { zh: '稳压二极管', en: 'Zener diodes' },
      products: 5,
      columns: [column(30, '稳压值', 'Zener voltage', 'V')],
    };
    const read = (text: string) => readValues(text, [mlcc, zener], texts).map(conditionsOf);
    expect(read('贴片电容 1uF')).toEqual([{ catalogId: 2, column21: '0.000001' }]);
    expect(read('ceramic cap 1uF')).toEqual([{ catalogId: 2, column21: '0.000001' }]);
    expect(read('稳压管 5.1V')).toEqual([{ catalogId: 3, column30: '5.1' }]);
  });

  it('is none when a word is not a value, or when it only names a category', () => {
    for (const text of ['0402 banana', 'resistors', '10', '???', ''])
      expect(conditions(text), text).toEqual([]);
  });

  it('means the older one of two texts that are spelled alike, in whatever order they were read', () => {
    const alike = [
      { id: 6, columnId: 20, zh: 'SOT23', en: 'SOT23' },
      { id: 5, columnId: 20, zh: 'SOT-23', en: 'SOT-23' },
    ];
    for (const read of [alike, alike.toReversed()])
      expect(readValues('sot 23', [capacitors], read).map(conditionsOf)).toEqual([
        { catalogId: 2, column20: '5' },
      ]);
  });

  it('is looked for in categories of the last level, and in the columns that their lists filter by', () => {
    const columns = [
      { ...column(10, '封装', 'Package'), screen: true, filters: true },
      { ...column(11, '阻值', 'Resistance', 'Ω'), screen: false, filters: true },
      { ...column(12, '精度', 'Tolerance', '%'), screen: true, filters: false },
    ];
    const parts = { ...resistors, id: 9, isLeaf: false, columns };
    const found = valueCategories([parts, { ...resistors, isLeaf: true, columns }]);
    expect(found.map(({ id, columns: read }) => [id, read.map((one) => one.id)])).toEqual([[1, [10]]]);
  });

  it('is suggested with what was counted: most products first, none without any', () => {
    const readings = readValues('0402 10k', [capacitors, resistors], texts);
    expect(bestValues(readings, [3, 0], 'zh_CN')).toEqual([
      {
        catalogId: 1,
        catalogName: '贴片电阻',
        productCount: 3,
        filters: [
          { columnId: 10, columnName: '封装', value: '7', label: '0402' },
          { columnId: 11, columnName: '阻值', value: '10000', label: '10 kΩ' },
        ],
      },
    ]);
    expect(bestValues(readings, [3, 9], 'en_US').map(({ catalogId }) => catalogId)).toEqual([2, 1]);
  });
});

describe('categories that a text names', () => {
  const index = indexCategories([
    namedCategory(1, '电阻', 'Resistors', 100),
    namedCategory(2, '贴片电阻', 'Chip Resistors', 90),
    namedCategory(3, '电阻网络', 'Resistor Networks', 0),
    namedCategory(4, '电容', 'Capacitors', 200),
  ]);
  const ids = (text: string) => matchCategories(text, index).map(({ id }) => id);

  it('are found in both languages, by an unfinished word and without empty ones', () => {
    expect([ids('resis'), ids('chip res'), ids('电阻'), ids('贴片')]).toEqual([[1, 2], [2], [1, 2], [2]]);
    expect([ids('r'), ids('resistor capacitor'), ids(' ')]).toEqual([[], [], []]);
  });

  it('put the one that is called so before those with more products', () => {
    expect(ids('chip resistors')).toEqual([2]);
    expect(matchCategories('电阻', index)[0]?.id).toBe(1);
  });

  it.each([
    ['稳压管', '稳压二极管', 'Zener Diodes'],
    ['MOS管', '场效应管(MOSFET)', 'MOSFETs'],
  ])('are found by %s, as the trade calls them', (text, zh, en) => {
    expect(matchCategories(text, indexCategories([namedCategory(1, zh, en, 5)]))).toHaveLength(1);
  });

  it.each([
    ['单片机', '微控制器', 'Microcontrollers (MCU/MPU/SOC)'],
    ['buck', 'DC-DC转换器', 'DC-DC Converters'],
    ['polyfuse', '自恢复保险丝', 'Resettable Fuses'],
    ['optocoupler', '晶体管/光伏输出光耦', 'Transistor, Photovoltaic Output Optoisolators'],
    ['op amp', '运算放大器', 'Operational Amplifier'],
    ['TVS管', '静电和浪涌保护', 'ESD And Surge Protection (TVS/ESD)'],
  ])('are found as the trade calls their parts: %s', (text, zh, en) => {
    const other = namedCategory(2, '继电器', 'Power Relays', 9);
    const found = matchCategories(text, indexCategories([namedCategory(1, zh, en, 5), other]));
    expect(found.map(({ id }) => id)).toEqual([1]);
  });
});

function begunPart(key: string, stock: number, terms: Partial<BegunPart> = {}): BegunPart {
  const plain = { productId: 1, productNum: key, brand: '', name: key, startBuy: 1, orderMultiple: 1 };
  return { ...plain, key, stock, ...terms };
}

function numbers(parts: readonly BegunPart[], beginning: string): string[] {
  return suggestParts(parts, beginning, 'en_US').map(({ productNum }) => productNum);
}

describe('part numbers that begin with a text', () => {
  it('are looked for without punctuation, and only by Latin letters and digits', () => {
    expect([
      partBeginning('rc-06'),
      partBeginning('STM32 F103'),
      partBeginning('R'),
      partBeginning('电阻'),
    ]).toEqual(['RC06', 'STM32F103', undefined, undefined]);
  });

  it('come with the exact number first, then what is in stock', () => {
    const parts = [begunPart('A1C', 5), begunPart('A1B', 0), begunPart('A1', 0), begunPart('A1A', 9)];
    expect(numbers(parts, 'A1')).toEqual(['A1', 'A1A', 'A1C', 'A1B']);
  });

  it('does not count as in stock what is less than the smallest order', () => {
    const parts = [begunPart('A1A', 40, { startBuy: 50 }), begunPart('A1B', 50, { startBuy: 50 })];
    expect(numbers(parts, 'A1')).toEqual(['A1B', 'A1A']);
  });

  it('compares the first part numbers only, in whatever order they were read', () => {
    const many = Array.from({ length: constants.suggestedPartsRead + 1 }, (_, place) =>
      begunPart(`A1${String(place).padStart(3, '0')}`, place === constants.suggestedPartsRead ? 9 : 0),
    );
    const read = numbers(many.toReversed(), 'A1');
    expect(read).toEqual(numbers(many, 'A1'));
    expect(read).toHaveLength(constants.suggestedParts);
    expect(read[0]).toBe('A1000');
  });

  it('says what decides whether it can be ordered, and leaves out what is not known', () => {
    const weeks = begunPart('A1', 3, { startBuy: 10, orderMultiple: 5, backorderWeeks: 6 });
    const part = { productId: 1, productNum: 'a-1', productName: '10 kΩ', stock: 3 };
    expect(suggestParts([{ ...weeks, productNum: 'a-1', name: '10kΩ' }], 'A1', 'en_US')).toEqual([
      { ...part, startBuy: 10, orderMultiple: 5, backorderWeeks: 6 },
    ]);
    const branded = { ...begunPart('A1', 3), productNum: 'a-1', name: '10kΩ', brand: 'TI' };
    expect(suggestParts([branded], 'A1', 'en_US')).toEqual([
      { ...part, brand: 'TI', startBuy: 1, orderMultiple: 1 },
    ]);
  });
});
