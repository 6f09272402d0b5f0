import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { signature } from '../support/signed-call.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const window = constants.signatureWindow;

describe('the signature of a request', () => {
  it('fits when nothing was altered', async () => {
    expect((await shop.call('listNews', { keyWord: "0603 'x' 电阻 & (50%)" })).code).toBe(0);
  });

  it('does not fit when a field was altered on the way', async () => {
    const query = await shop.call(
      'listNews',
      { keyWord: 'a' },
      {
        tamper: ({ url }) => url.searchParams.set('keyWord', 'b'),
      },
    );
    const form = await shop.call(
      'listSolutions',
      { pageNum: 1 },
      {
        tamper: ({ init }) => {
          init.body = new URLSearchParams({ pageNum: '2', language: 'zh_CN' });
        },
      },
    );
    expect([query.code, form.code]).toEqual([4002, 4002]);
  });

  it('does not fit for another path, another key, or none at all', async () => {
    const path = await shop.call(
      'getNewsDetail',
      { nid: 1 },
      {
        tamper: ({ url }) => {
          url.pathname = '/open/news/information/news/detail/2';
        },
      },
    );
    const timestamp = shop.clock.now().getTime();
    const request = { timestamp, method: 'GET', path: '/open/banner/getBannerAll', fields: [] };
    const wrongKey = await shop.app.request(request.path, { headers: signature('another key', request) });
    const { 'X-Timestamp': only } = signature('x', request);
    const none = await shop.app.request(request.path, { headers: { 'X-Timestamp': only ?? '' } });
    expect([path.code, (await wrongKey.json()).code, (await none.json()).code]).toEqual([4002, 4002, 4002]);
  });

  it('is checked before anything is revealed about fields or session', async () => {
    const answer = await shop.call(
      'countUnreadMessages',
      {},
      {
        tamper: ({ url }) => url.searchParams.set('nonsense', '1'),
      },
    );
    expect(answer.code).toBe(4002);
  });

  it('is refused with the clock of the server when it is more than five minutes off', async () => {
    for (const clockAhead of [window + 1, -window - 1]) {
      const answer = await shop.call('getBanners', {}, { clockAhead });
      expect(answer).toMatchObject({ code: 4001, status: 200, params: { now: shop.clock.now().getTime() } });
    }
    for (const clockAhead of [window, -window]) {
      expect((await shop.call('getBanners', {}, { clockAhead })).code).toBe(0);
    }
  });

  it('is stale without a timestamp, or with one that is not a number', async () => {
    for (const timestamp of ['', 'now', '-5', '1e12']) {
      const answer = await shop.call(
        'getBanners',
        {},
        {
          tamper: ({ init }) => {
            init.headers = { ...init.headers, 'X-Timestamp': timestamp };
          },
        },
      );
      expect(answer.code).toBe(4001);
    }
  });

  it('covers the text fields of an upload and not the file', async () => {
    const file = new File(['%PDF-1.7'], 'contract.pdf', { type: 'application/pdf' });
    expect((await shop.call('uploadFile', { file })).code).toBe(1001);
  });
});
