import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#generated/server/routes.ts';
import { callOf } from '#mocks/client.ts';
import { readScenario } from '#mocks/scenarios/scenario.ts';
import { createMockShop } from '#mocks/shop.ts';
import { plainParagraphs } from '#web/components/plain-paragraphs.ts';
import { reconcileListState } from '#web/pages/catalogue/list/list-requests.ts';
import { listHref, parseListSearch } from '#web/pages/catalogue/list/list-url.ts';
import { parseSearchParams } from '#web/pages/catalogue/search/search-params.ts';
import { parseNewsParams } from '#web/pages/content/news-params.ts';
import { findInheritedReads, inheritedNames, trapName } from '../../support/inherited-names.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config: { callsPerMinute: 0 } });
});
afterAll(() => shop.close());

const addresses = [
  `/${trapName}`,
  `/open/${trapName}`,
  `/img/part/${trapName}/iso.svg`,
  `/img/part/0603-chip/${trapName}.svg`,
  `/img/scene/${trapName}.svg`,
  `/assets/${trapName}.${trapName}`,
  `/goodsCenter?${trapName}=${trapName}&column1=${trapName}`,
];

describe('names that every object inherits', () => {
  it.each(inheritedNames)('are refused as fields like any other, by their name: %s', async (name) => {
    const answer = await shop.call('listProducts', Object.fromEntries([[name, '1']]), { language: 'en_US' });
    expect(answer).toMatchObject({ code: 4000, params: { fields: [{ field: name, rule: 'unknownField' }] } });
    expect(answer.msg).toContain(name);
    expect(answer.msg).not.toMatch(/\{field\}|native code/);
  });

  it.each(inheritedNames)('are units and words that nobody knows: %s', async (name) => {
    expect(await shop.call('searchAll', { keyWord: `5 ${name}` })).toMatchObject({ code: 0 });
    expect(await shop.call('listProducts', { sort: name })).toMatchObject({ code: 4000 });
  });

  it('are looked up in no plain object by any call or page', async () => {
    const found = await findInheritedReads(async () => {
      for (const { operationId } of routes) {
        await shop.call(operationId, { [trapName]: trapName, [`${trapName}1`]: trapName });
        await shop.call(operationId, { keyWord: trapName, id: trapName, ids: trapName });
      }
      for (const address of addresses)
        await shop.app.request(address, {
          headers: { 'accept-language': trapName, cookie: `${trapName}=1` },
        });
    });
    expect(found).toEqual([]);
  });

  it('are looked up in no plain object by the mocks', async () => {
    const mocks = createMockShop();
    const found = await findInheritedReads(async () => {
      for (const { operationId } of routes) {
        const fields = { [trapName]: trapName, keyWord: trapName, id: trapName };
        await mocks.answer(callOf(operationId, fields));
        await mocks.answer(callOf(operationId, { keyWord: trapName, sort: trapName, [`${trapName}1`]: '1' }));
      }
      readScenario(`${trapName}:${trapName}`);
    });
    expect(found).toEqual([]);
  });

  it('are looked up in no plain object by the addresses of the web app', async () => {
    const text = `?id=1&${trapName}=1&column1=${trapName}&sort=${trapName}&type=${trapName}`;
    const found = await findInheritedReads(() => {
      listHref(reconcileListState(parseListSearch(text), []).state);
      parseSearchParams(new URLSearchParams(text));
      parseNewsParams(new URLSearchParams(text));
      plainParagraphs(`<p>&${trapName};</p>`);
    });
    expect(found).toEqual([]);
    expect(plainParagraphs('<p>1 &constructor; 2</p>')[0]?.text).toBe('1 &constructor; 2');
  });
});
