import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createMockShop } from '../shop.ts';
import { fileResponse } from './file-response.ts';
import { listFileResponse } from './list-file.ts';

const now = new Date('2026-11-20T08:00:00Z');
const shop = createMockShop({ now: () => now });

function open(path: string, fields: Record<string, string>): Response {
  const query = new URLSearchParams({
    member: '1',
    ...fields,
    expires: String(now.getTime() / 1000 + 60),
    signature: 'mock',
  });
  const response = fileResponse(shop, new URL(`http://shop.test${path}?${query}`));
  if (!response) throw new Error('this link opens nothing');
  return response;
}

describe('a link of the mocks', () => {
  it.each(['standard', 'customised', 'sample'] as const)(
    'exports every %s order of the member',
    async (kind) => {
      const collection = (
        { standard: 'standardOrders', customised: 'customisedOrders', sample: 'sampleOrders' } as const
      )[kind];
      const mine = shop.world.store.all(collection).filter(({ $owner }) => $owner === 1);
      const text = await open('/files/export/orders.csv', { kind, language: 'en_US' }).text();
      expect(text).toMatch(/^\ufeff?Order number,/);
      for (const { orderNo } of mine) expect(text).toContain(orderNo);
      expect(text).not.toMatch(/undefined|NaN|Invalid/);
    },
  );

  it('exports a workbook with the same rows', async () => {
    const response = open('/files/export/orders.xlsx', { kind: 'standard', language: 'zh_CN', state: '1' });
    const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain('订单号');
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('成品订单.xlsx'));
  });
});

describe('a list of the mocks', () => {
  const list = async (address: string) => {
    const response = await listFileResponse(shop, new URL(`http://shop.test${address}`));
    if (!response) throw new Error('this address is not a list');
    return response;
  };

  it('is a table of all its products with their numbers, as on the server', async () => {
    const product = shop.world.store.all('products')[0];
    const address = `/goodsCenter?id=${product?.catalogId}&quantity=100&language=en_US&format=`;
    const lines = (await (await list(`${address}csv`)).text()).trimEnd().split('\r\n');
    const { params } = await (await list(`${address}json`)).json();
    expect(lines).toHaveLength(params.totalDataCounts + 1);
    expect(lines[0]).toMatch(/^\ufeff?Part number,.*Unit price at 100 \(USD\),/);
    expect(lines.join('')).not.toMatch(/undefined|NaN|Infinity/);
  });

  it.each([
    '/goodsCenter?',
    '/searchAll?id=1&keyWord=0603&',
    '/searchAll?id=2&keyWord=a&',
    '/news?',
    '/tgshare?',
    '/service?',
    '/solution?',
    '/compare?ids=3,1,2&',
  ])('%s is a table', async (address) => {
    const text = await (await list(`${address}language=zh_CN&format=csv`)).text();
    expect(text.split('\r\n').length).toBeGreaterThan(2);
    expect(text).not.toMatch(/undefined|NaN|Invalid/);
  });

  it('has of a narrowed search what the search finds with other words than were typed', async () => {
    const rows = async (keyWord: string) => {
      const address = `/searchAll?id=1&keyWord=${encodeURIComponent(keyWord)}&inStock=1&language=en_US&format=csv`;
      return (await (await list(address)).text()).trimEnd().split('\r\n').slice(1);
    };
    const exact = await rows('4.7k 0402');
    expect(exact.length).toBeGreaterThan(0);
    expect(await rows('4.7k 0402 zelkova')).toEqual(exact);
  });

  it.each(['/goodsCenter?id=3', '/compare?ids=3,1,2'])(
    '%s is refused with a quantity that is not one',
    async (address) => {
      const response = await list(`${address}&quantity=x&language=en_US&format=csv`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ params: { fields: [{ field: 'quantity' }] } });
    },
  );
});
