import { describe, expect, it } from 'vitest';
import type { Bilingual } from '#domain/language.ts';
import { exportOrdersFormatValues, exportOrdersOrderTypeValues } from '#generated/enums.ts';
import type { OperationId, Requests } from '#generated/server/handlers.ts';
import type { Side, SideBuyer, SideFields } from './side.ts';
import { directOrderFields, receiver } from './side-orders.ts';
import { sidesForTests } from './sides-for-tests.ts';

const { openedSides } = sidesForTests();

const languages = ['zh_CN', 'en_US'] as const;

/** A name with values as a supplier writes them; it is shown with 10 kΩ, 62.5 mW and -55 °C or -55 ℃. */
const name: Bilingual = {
  zh: 'Zelkova 贴片电阻 10kΩ 1/16W -55℃',
  en: 'Zelkova chip resistor 10kΩ 1/16W -55℃',
};

/** Ways to write what the name says: raw, as shown, with and without blanks, in any case and width. */
const written = [
  'Zelkova',
  'ZELKOVA chip',
  'chipResistor',
  '贴片电阻10kΩ',
  '贴片电阻　10 kΩ',
  '10kΩ',
  '10 kΩ',
  '10KΩ',
  '10 k\u2126',
  '１０ｋΩ',
  '1/16W',
  '1/16 w',
  '62.5mW',
  '62.5 mW',
  '６２．５ＭＷ',
  '-55℃',
  '-55°C',
  '-55 °c',
];

/** What the name does not say. */
const absent = ['Zelkova 11kΩ', 'Zelkova 63mW', '10kΩ Willow'];

const ownKeyword = (keyWord: string) => (/zelkova/i.test(keyWord) ? keyWord : `Zelkova ${keyWord}`);

interface Fixture {
  readonly side: Side;
  readonly buyer: SideBuyer;
}

/** A call that takes a keyword, and whether its reply has what was made. */
interface Search {
  /** Makes what has the name; returns what names it in a reply. */
  readonly add: (fixture: Fixture) => Promise<string | number>;
  readonly fields?: SideFields;
  readonly isFound: (data: Reply, mark: string | number, side: Side) => boolean | Promise<boolean>;
}

// biome-ignore lint/suspicious/noExplicitAny: the data of different operations
type Reply = any;

/** Requests without fields have any name as their key. */
type KeywordOperation = {
  [K in OperationId]: string extends keyof Requests[K]
    ? never
    : 'keyWord' extends keyof Requests[K]
      ? K
      : never;
}[OperationId];

type OrderOperation = 'listStandardOrders' | 'listCustomisedOrders' | 'listSampleOrders' | 'exportOrders';

async function addStandard({ side, buyer }: Fixture) {
  const fields = directOrderFields(await side.addProduct({ name }));
  return (await side.call('submitDirectOrder', fields, buyer)).data;
}

async function addSample({ side, buyer }: Fixture) {
  const { productId, productNum } = await side.addProduct({ name, customIntegration: 300 });
  await side.call('applySample', { ...receiver, productId, integralNum: 300 }, buyer);
  return productNum;
}

async function addCustomised({ side, buyer }: Fixture) {
  const texts = [
    ...['indexRequirement', 'sizeRequirement', 'deliveryCycle', 'qualityGrade', 'installationMode'],
    ...['useEnvironment', 'otherProcessRequirements', 'detailedDescription'],
  ].map((field) => [field, 'As agreed'] as const);
  const application = { ...Object.fromEntries(texts), ...receiver, demandQuantity: '500', weight: '4.2' };
  const fields = { ...application, productName: `${name.zh} ${name.en}` };
  return (await side.call('applyCustomisedOrder', fields, buyer)).data;
}

async function addProduct({ side }: Fixture) {
  return (await side.addProduct({ name })).productNum;
}

const has = (field: string) => (data: Reply, mark: string | number) =>
  data.some((entry: Reply) => entry[field] === mark);

const exported = { format: exportOrdersFormatValues.csvFile };
const { standardOrder, customisedOrder, sampleOrder } = exportOrdersOrderTypeValues;

interface OrderSearch extends Search {
  readonly operation: OrderOperation;
}

const orders: Readonly<Record<string, OrderSearch>> = {
  'the standard orders': { operation: 'listStandardOrders', add: addStandard, isFound: has('orderNo') },
  'the customised orders': { operation: 'listCustomisedOrders', add: addCustomised, isFound: has('orderNo') },
  'the sample orders': { operation: 'listSampleOrders', add: addSample, isFound: has('productNum') },
  'the table of standard orders': ofTable(standardOrder, addStandard),
  'the table of customised orders': ofTable(customisedOrder, addCustomised),
  'the table of sample orders': ofTable(sampleOrder, addSample),
};

function ofTable(orderType: number, add: Search['add']) {
  return {
    operation: 'exportOrders',
    add,
    fields: { ...exported, orderType },
    isFound: async (link: Reply, mark: string | number, side: Side) =>
      (await side.download(link)).includes(String(mark)),
  } as const;
}

/** Facets count what `listProducts` lists, and suggestions begin with a part number: names are not looked at. */
type WithoutNames = 'countProductFacets' | 'listSearchSuggestions';

type OtherOperation = Exclude<KeywordOperation, OrderOperation | WithoutNames>;

/** Searches of all else that has a keyword; what a word means in them is a matter of their own. */
const others: Readonly<Record<OtherOperation, Search>> = {
  listProducts: { add: addProduct, isFound: has('productNum') },
  // Which words it drops depends on the rest of the catalogue.
  searchAll: {
    add: addProduct,
    isFound: ({ productResult: { data, params } }, mark) =>
      params.droppedWords === undefined && has('productNum')(data, mark),
  },
  countSearchCategories: { add: addProduct, isFound: (data) => data.length > 0 },
  listNews: { add: ({ side }) => side.addNews(name), isFound: has('nid') },
  listDocuments: { add: ({ side }) => side.addDocument(0, name), isFound: has('tid') },
};

const otherOperations = Object.keys(others).filter((name): name is OtherOperation => name in others);

/** Whether each keyword finds what has the name, in both languages. */
async function results(side: Side, operation: KeywordOperation, search: Search) {
  const buyer = await side.addBuyer({ points: 1000 });
  const mark = await search.add({ side, buyer });
  const found: Record<string, boolean> = {};
  for (const language of languages)
    for (const keyWord of [...written, ...absent].map(ownKeyword)) {
      const reply = await side.call(operation, { ...search.fields, keyWord }, { ...buyer, language });
      expect([side.name, keyWord, reply.code]).toEqual([side.name, keyWord, 0]);
      found[`${language} ${keyWord}`] = await search.isFound(reply.data, mark, side);
    }
  return found;
}

const expected = Object.fromEntries(
  languages.flatMap((language) => [
    ...written.map((keyWord) => [`${language} ${ownKeyword(keyWord)}`, true] as const),
    ...absent.map((keyWord) => [`${language} ${ownKeyword(keyWord)}`, false] as const),
  ]),
);

describe('a keyword finds orders by the raw and the shown name of a part, on both sides, in', () => {
  it.each(Object.entries(orders))('%s', async (_, { operation, ...search }) => {
    for (const side of openedSides())
      expect({ side: side.name, found: await results(side, operation, search) }).toEqual({
        side: side.name,
        found: expected,
      });
  });
});

describe('a keyword finds the same on both sides with', () => {
  it.each(otherOperations)('%s', async (operation) => {
    const found = [];
    for (const side of openedSides()) found.push(await results(side, operation, others[operation]));
    expect(found[1]).toEqual(found[0]);
    expect(found[0]?.['en_US Zelkova']).toBe(true);
  });
});

/** The texts of an order as a list and as its detail show them. */
async function shownTexts(fixture: Fixture, list: OperationId, detail: OperationId) {
  const { side, buyer } = fixture;
  const shown = [];
  for (const language of languages) {
    const by = { ...buyer, language };
    const [listed] = (await side.call(list, {}, by)).data;
    const { data } = await side.call(detail, { orderNo: listed.orderNo }, by);
    for (const { productName, productDescribe, params, lines = [] } of [listed, data])
      shown.push(
        [productName, productDescribe, params?.productName],
        lines.map((line: Reply) => line.productName),
      );
  }
  return shown;
}

it('an order names its part in the same way on both sides', async () => {
  const shown = [];
  for (const side of openedSides()) {
    const fixture = { side, buyer: await side.addBuyer({ points: 1000 }) };
    await addStandard(fixture);
    await addSample(fixture);
    const standard = await shownTexts(fixture, 'listStandardOrders', 'getStandardOrder');
    shown.push([standard, await shownTexts(fixture, 'listSampleOrders', 'getSampleOrder')]);
  }
  expect(JSON.stringify(shown[0])).toContain('10 kΩ 62.5 mW -55 °C');
  expect(shown[1]).toEqual(shown[0]);
});
