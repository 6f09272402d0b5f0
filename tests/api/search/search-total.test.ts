import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { saveProducts } from '#server/catalogue/save-products.ts';
import { openResistorShop, type ResistorShop } from '../catalogue/resistor-shop.ts';

const limit = constants.searchCountLimit;
const pageSize = 100;

let shop: ResistorShop;
beforeAll(async () => {
  shop = await openResistorShop();
  await addParts(0, limit);
});
afterAll(() => shop.close());

async function addParts(from: number, count: number): Promise<void> {
  const [pattern] = shop.inputs;
  if (!pattern) throw new Error('no products');
  const parts = Array.from({ length: count }, (_, at) => ({
    ...pattern,
    supplierNo: `BULK-${from + at}`,
    mpn: `BULK-${from + at}`,
  }));
  await saveProducts(shop.pool, parts);
}

async function search(keyWord: string, pageNum = 1) {
  const answer = await shop.call('searchAll', { keyWord, searchType: 1, pageNum, pageSize });
  expect(answer.code).toBe(0);
  return answer.data.productResult;
}

describe('the total of a search', () => {
  it('is exact up to the limit, and says from there on that there are more', async () => {
    expect((await search('BULK')).params).toEqual({ totalDataCounts: limit, totalIsLowerBound: 0 });
    await addParts(limit, 1);
    expect((await search('BULK')).params).toEqual({ totalDataCounts: limit, totalIsLowerBound: 1 });
    // Found by a word of the description, not by the part number.
    expect((await search('厚膜')).params).toEqual({ totalDataCounts: limit, totalIsLowerBound: 1 });
    expect((await search('BULK-1000')).params).toMatchObject({ totalIsLowerBound: 0 });
    expect((await search('nothing')).params).toEqual({ totalDataCounts: 0, totalIsLowerBound: 0 });
  });

  it('is the number of products on all pages', async () => {
    const pages = limit / pageSize;
    expect((await search('BULK', pages)).data).toHaveLength(pageSize);
    expect((await search('BULK', pages + 1)).data).toEqual([]);
    expect((await search('厚膜', pages + 1)).data).toEqual([]);
  });
});
