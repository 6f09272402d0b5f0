import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

describe('the largest number that an id may have on the wire', () => {
  it.each([
    ['getNewsDetail', 'nid'],
    ['getHelpEntry', 'id'],
    ['getSolution', 'schemeId'],
    ['getProduct', 'productId'],
    ['listColumns', 'catalogId'],
  ] as const)('is not found by %s', async (operationId, field) => {
    const answer = await shop.call(operationId, { [field]: Number.MAX_SAFE_INTEGER });
    expect([answer.status, answer.code]).toEqual([200, 4004]);
  });

  it.each(['listProducts', 'countProductFacets'] as const)('has an answer in %s', async (operationId) => {
    const answer = await shop.call(operationId, { catalogId: Number.MAX_SAFE_INTEGER });
    expect(answer.status, JSON.stringify(shop.log.at(-2))).toBe(200);
  });
});
