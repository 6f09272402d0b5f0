import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from '#mocks/client.ts';
import { createMockShop } from '#mocks/shop.ts';
import { openResistorShop, type ResistorShop } from '../catalogue/resistor-shop.ts';

let shop: ResistorShop;
const mocks = new Client(createMockShop());
beforeAll(async () => {
  shop = await openResistorShop();
});
afterAll(() => shop.close());

/** Spellings of one value; a space in front of the unit makes no second word of it. */
const spellings = [
  ['10kΩ', '10 kΩ', '10 千欧'],
  ['100Ω', '100 Ω', '100R'],
  ['4.7kΩ', '4.7 kΩ', '4k7'],
];

it.each(spellings)('finds %s on both sides however it is written', async (...written) => {
  const sides = {
    server: (keyWord: string) => shop.call('searchAll', { keyWord }),
    mocks: (keyWord: string) => mocks.call('searchAll', { keyWord }),
  };
  for (const [name, search] of Object.entries(sides)) {
    const totals = await Promise.all(
      written.map(async (keyWord) => (await search(keyWord)).data.productResult.params.totalDataCounts),
    );
    expect([name, totals[0] > 0, new Set(totals).size]).toEqual([name, true, 1]);
  }
});

it('takes 10K for a part number too, so it finds at least what 10 kΩ finds', async () => {
  for (const search of [shop.call, mocks.call.bind(mocks)]) {
    const totalOf = async (keyWord: string): Promise<number> =>
      (await search('searchAll', { keyWord })).data.productResult.params.totalDataCounts;
    expect(await totalOf('10K')).toBeGreaterThanOrEqual(await totalOf('10kΩ'));
  }
});

it('reads a capacitance with a space in front of its unit as one word in the mocks', async () => {
  const total = async (keyWord: string) =>
    (await mocks.call('searchAll', { keyWord })).data.productResult.params.totalDataCounts;
  expect(await total('10uF')).toBeGreaterThan(0);
  expect(await total('10 uF')).toBe(await total('10uF'));
});

it.each([
  ['found', Array.from({ length: 9 }, () => '10kΩ')],
  ['not found', Array.from({ length: 9 }, (_, index) => `zqx${index}vw`)],
])('names the words that are too many of a search that is %s, on both sides', async (_, words) => {
  for (const search of [shop.call, mocks.call.bind(mocks)]) {
    const { params } = (await search('searchAll', { keyWord: words.join(' ') })).data.productResult;
    expect(params.droppedWords).toEqual(words.slice(8));
  }
});

it.each(['!', ' , ', '—'])('refuses the keyword %j in a list on both sides', async (keyWord) => {
  const [onServer, onMocks] = [
    await shop.call('listProducts', { keyWord }),
    await mocks.call('listProducts', { keyWord }),
  ];
  expect(onServer).toMatchObject({ code: 4000, params: { fields: [{ field: 'keyWord' }] } });
  expect({ code: onMocks.code, params: onMocks.params }).toEqual({
    code: onServer.code,
    params: onServer.params,
  });
});
