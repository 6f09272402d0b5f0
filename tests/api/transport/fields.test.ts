import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

describe('the fields of a request', () => {
  it('are refused when they are not described', async () => {
    const query = await shop.call('listNews', { colour: 'red' }, { language: 'en_US' });
    expect(query).toMatchObject({
      status: 200,
      code: 4000,
      msg: 'Unknown field: colour',
      params: { fields: [{ field: 'colour', rule: 'unknownField' }] },
    });
    const form = await shop.call('listSolutions', { colour: 'red' });
    expect(form).toMatchObject({ code: 4000, msg: '不支持的字段：colour' });
  });

  it('are refused when they come twice', async () => {
    const query = await shop.call('listNews', { pageNum: [1, 2] });
    const form = await shop.call('listSolutions', { pageNum: [1, 1] });
    for (const answer of [query, form]) {
      expect(answer.params.fields).toEqual([{ field: 'pageNum', rule: 'duplicateField' }]);
    }
  });

  it('are refused in the wrong place', async () => {
    const answer = await shop.call(
      'listSolutions',
      {},
      {
        tamper: ({ url }) => url.searchParams.set('pageNum', '2'),
      },
    );
    expect(answer.code).toBe(4002);
  });

  it('name the rule and its limit', async () => {
    const answer = await shop.call('listNews', { pageSize: 101, pageNum: 'x' }, { language: 'en_US' });
    expect(answer.params.fields).toEqual([
      { field: 'pageNum', rule: 'type', limit: 'integer' },
      { field: 'pageSize', rule: 'maximum', limit: 100 },
    ]);
    expect(answer.msg).toBe('Page has the wrong format');
  });

  it('are explained in Chinese to a Chinese reader', async () => {
    const answer = await shop.call('listNews', { pageSize: 101 });
    expect(answer.msg).toMatch(/100/);
    expect(answer.msg).toMatch(/\p{Script=Han}/u);
  });

  it('are checked in the path too', async () => {
    const answer = await shop.call('getNewsDetail', { nid: 'first' });
    expect(answer).toMatchObject({ code: 4000, params: { fields: [{ field: 'nid', rule: 'type' }] } });
  });

  it('have the defaults of the description', async () => {
    expect((await shop.call('listNews')).code).toBe(0);
    expect((await shop.call('listSolutions', {}, { language: 'none' })).code).toBe(0);
  });

  it('may all be missing where none is required, even without a body', async () => {
    const answer = await shop.call(
      'listHelpEntries',
      {},
      {
        language: 'none',
        tamper: ({ init }) => delete init.body,
      },
    );
    expect(answer).toMatchObject({ code: 0, data: [] });
  });

  it('are looked at only when the session is good', async () => {
    expect((await shop.call('countUnreadMessages', { colour: 'red' })).code).toBe(1001);
    const { token } = await signInNewMember(shop);
    expect((await shop.call('countUnreadMessages', { colour: 'red' }, { token })).code).toBe(4000);
  });

  it('ignore a dead token where everyone may call', async () => {
    expect((await shop.call('getBanners', {}, { token: 'long-gone' })).code).toBe(0);
  });
});
