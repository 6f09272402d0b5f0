import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '#mocks/client.ts';
import { createMockShop } from '#mocks/shop.ts';
import { openResistorShop, type ResistorShop } from '../catalogue/resistor-shop.ts';

interface Suggestions {
  partNumbers: { productId: number; productNum: string; stock: number }[];
  categories: { catalogId: number; catalogName: string; productCount: number }[];
  values: {
    catalogId: number;
    productCount: number;
    filters: { columnId: number; value: string; label: string }[];
  }[];
}

let shop: ResistorShop;
const mocks = new Client(createMockShop());
beforeAll(async () => {
  shop = await openResistorShop();
});
afterAll(() => shop.close());

async function suggest(keyWord: string, language: 'zh_CN' | 'en_US' = 'en_US'): Promise<Suggestions> {
  const answer = await shop.ask<Suggestions>('listSearchSuggestions', { keyWord, language });
  expect(answer.code, JSON.stringify(answer)).toBe(0);
  return answer.data;
}

const isResistors = ({ catalogId }: { catalogId: number }) => catalogId === shop.resistors;

describe('suggestions while typing', () => {
  it('have part numbers that begin with the text, however it is spelled', async () => {
    const { partNumbers } = await suggest('rc0603 01');
    expect(partNumbers.length).toBeGreaterThan(1);
    for (const { productNum } of partNumbers) expect(productNum).toMatch(/^RC0603-01/);
    expect((await suggest('C0603')).partNumbers).toEqual([]);
  });

  it('have categories in the language of the request, with what is in them', async () => {
    const english = (await suggest('resis')).categories.find(isResistors);
    const chinese = (await suggest('电阻', 'zh_CN')).categories.find(isResistors);
    expect(english?.productCount).toBe(chinese?.productCount);
    expect(english?.catalogName).toMatch(/resistor/i);
    expect(chinese?.catalogName).toMatch(/电阻/);
  });

  it('read values as conditions of a category, whose list has as many products', async () => {
    for (const [keyWord, condition] of [
      ['4.7k', { column: 'resistance', value: '4700' }],
      ['yageo 10kΩ', { column: 'resistance', value: '10000' }],
      ['thick-film', { column: 'material', value: undefined }],
      ['20℃', { column: 'temperature', value: '20' }],
      ['yageo 100℃', { column: 'temperature', value: '100' }],
    ] as const) {
      const [first] = (await suggest(keyWord)).values;
      const fields = Object.fromEntries(
        first?.filters.map((one) => [`column${one.columnId}`, one.value]) ?? [],
      );
      const list = await shop.ask('listProducts', { catalogId: first?.catalogId ?? 0, ...fields });
      expect([keyWord, list.params.totalDataCounts]).toEqual([keyWord, first?.productCount]);
      const field = `column${shop.columns[condition.column]}`;
      expect(fields).toHaveProperty(field, condition.value ?? expect.stringMatching(/^\d+$/));
    }
  });

  it('suggest no values that no product has', async () => {
    expect((await suggest('4.71kΩ 0.1%')).values).toEqual([]);
    expect((await suggest('???')).values).toEqual([]);
  });
});

it('reads values in the mocks, too, as conditions whose list has as many products', async () => {
  const { data } = await mocks.call('listSearchSuggestions', { keyWord: '0402 10k' });
  const [{ catalogId, productCount, filters }] = data.values;
  const fields = Object.fromEntries(
    filters.map((one: { columnId: number; value: string }) => [`column${one.columnId}`, one.value]),
  );
  const list = await mocks.call('listProducts', { catalogId, ...fields });
  expect([productCount > 0, list.params.totalDataCounts]).toEqual([true, productCount]);
  const typed = await mocks.call('listSearchSuggestions', { keyWord: 'stm32' });
  expect(typed.data.partNumbers[0].productNum).toMatch(/^STM32/);
});
