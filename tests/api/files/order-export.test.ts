import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  exportOrdersFormatValues,
  exportOrdersOrderTypeValues,
  listStandardOrdersStateValues,
} from '#generated/enums.ts';
import { orderLine } from '#server/db/schema/orders.ts';
import { signInNewMember, type TestMember } from '../support/members.ts';
import { addCustomisedOrder, addStandardOrder } from '../support/orders.ts';
import { addProduct } from '../support/products.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const { csvFile, xlsxFile } = exportOrdersFormatValues;
const { standardOrder, customisedOrder, sampleOrder } = exportOrdersOrderTypeValues;
const orders = 210;

let shop: TestApp;
let token: string;
let member: TestMember;
let numbers: string[];

async function addOrders(products: readonly number[]): Promise<string[]> {
  const added: string[] = [];
  for (let index = 0; index < orders; index += 1) {
    // Three orders at a time share a moment, even where one page of the export ends and the next begins.
    const createdAt = new Date(Date.parse('2026-03-02T07:00:00Z') + Math.floor(index / 3) * 60_000);
    const state = index % 2 === 0 ? 1 : 5;
    added.push(await addStandardOrder(shop.db, member.id, { createdAt, state, receivingUser: '=cmd()' }));
  }
  const lines = added.flatMap((orderNo) =>
    products.map((productId, index) => ({
      orderNo,
      position: index + 1,
      productId,
      productNum: `RC0603-${index}`,
      productNameZh: '电阻，“厚膜”',
      productNameEn: 'Resistor, "thick film"',
      productDescribeZh: '电阻',
      productDescribeEn: 'Resistor',
      productImg: '/img/part/0603-chip/iso.svg',
      unitPrice: 3500,
      num: 5000,
      lineMoney: 1750,
    })),
  );
  await shop.db.insert(orderLine).values(lines);
  return added;
}

beforeAll(async () => {
  shop = await openTestApp();
  ({ token, member } = await signInNewMember(shop));
  const first = await addProduct(shop.db);
  numbers = await addOrders([first, await addProduct(shop.db)]);
});
afterAll(() => shop.close());

async function download(fields: object, language: 'zh_CN' | 'en_US' = 'en_US', cookie = '') {
  const { data } = await shop.call('exportOrders', { ...fields }, { token, language });
  return shop.app.request(data, { headers: { cookie } });
}

async function rowsOf(response: Response): Promise<string[][]> {
  return parse(Buffer.from(await response.arrayBuffer()), { bom: true });
}

describe('an export of orders', () => {
  it('has every order once with all of its lines, newest first, over all pages that are read', async () => {
    const response = await download({ orderType: standardOrder, format: csvFile });
    expect(response.headers.get('content-disposition')).toContain('attachment; filename="Standard orders ');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const lines: string[][] = parse(bytes, { bom: true });
    const [heading, ...rows] = lines;
    expect(heading?.slice(0, 4)).toEqual([
      'Order number',
      'Ordered at (Beijing time)',
      'State',
      'Part number',
    ]);
    expect(rows).toHaveLength(2 * orders);
    const found = rows.map(([orderNo]) => orderNo);
    expect([...new Set(found)].toSorted()).toEqual(numbers.toSorted());
    const times = rows.map(([, time = '']) => time);
    expect(times).toEqual(times.toSorted().reverse());
  });

  it('has the figures of an order in its first row, and no formula', async () => {
    const [, first, second] = await rowsOf(await download({ orderType: standardOrder, format: csvFile }));
    expect(first?.slice(1, 17)).toEqual([
      '2026-03-02 16:09',
      'Closed',
      'RC0603-0',
      'Resistor, "thick film"',
      ...['5000', '', '', '0.0035', '0.02485', '17.50', '124.25', '0.00', '0.00', '16.63', '118.07', ''],
    ]);
    expect(first?.[17]).toBe("'=cmd()");
    expect(second?.slice(3, 17)).toEqual([
      'RC0603-1',
      'Resistor, "thick film"',
      ...['5000', '', '', '0.0035', '0.02485', '17.50', '124.25', '', '', '', '', ''],
    ]);
  });

  it('has every price in both currencies, the one that the reader chose first', async () => {
    const titled = ['Unit price', 'Line total', 'Deduction', 'Order total'];
    const asked = { orderType: standardOrder, format: csvFile };
    for (const [cookie, order] of [
      ['currency=CNY', ['CNY', 'USD']],
      ['currency=USD', ['USD', 'CNY']],
    ] as const) {
      const [heading = [], first = []] = await rowsOf(await download(asked, 'en_US', cookie));
      expect(heading.filter((title) => /\((USD|CNY)\)/.test(title))).toEqual(
        titled.flatMap((title) => order.map((unit) => `${title} (${unit})`)),
      );
      expect(first[heading.indexOf('Unit price (CNY)')]).toBe('0.02485');
      expect(first[heading.indexOf('Line total (CNY)')]).toBe('124.25');
    }
    const [chinese = []] = await rowsOf(await download(asked, 'zh_CN'));
    expect(chinese.slice(8, 10)).toEqual(['单价（人民币）', '单价（美元）']);
    const instalments = { orderType: customisedOrder, format: csvFile };
    const [custom = []] = await rowsOf(await download(instalments, 'zh_CN'));
    expect(custom.slice(6, 8)).toEqual(['款项金额（人民币）', '款项金额（美元）']);
  });

  it('is in the language of the request, and narrowed like the list', async () => {
    const filters = { orderType: standardOrder, format: csvFile, state: listStandardOrdersStateValues.toPay };
    const [heading, ...rows] = await rowsOf(await download(filters, 'zh_CN'));
    expect(heading?.[0]).toBe('订单号');
    expect(rows).toHaveLength(orders);
    expect(new Set(rows.map(([, , state]) => state))).toEqual(new Set(['待付款']));
    const none = await rowsOf(await download({ ...filters, endDate: '2026-03-01' }, 'zh_CN'));
    expect(none).toHaveLength(1);
  });

  it('is a workbook too, with numbers as numbers', async () => {
    const response = await download({ orderType: standardOrder, format: xlsxFile });
    const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())).toContain('name="Standard orders"');
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet.match(/<row>/g)).toHaveLength(2 * orders + 1);
    expect(sheet).toContain('<c><v>118.07</v></c>');
    expect(sheet).toContain('>=cmd()</t>');
    expect(sheet.endsWith('</sheetData></worksheet>')).toBe(true);
  });

  it('exists of customised and of sample orders', async () => {
    const orderNo = await addCustomisedOrder(shop.db, member.id, [{ usMoney: 700 }, { usMoney: 300 }]);
    const [, ...rows] = await rowsOf(await download({ orderType: customisedOrder, format: csvFile }));
    expect(rows.map((row) => [row[0], row[6], row[7]])).toEqual([
      [orderNo, '7.00', '49.70'],
      [orderNo, '3.00', '21.30'],
    ]);
    const samples = await rowsOf(await download({ orderType: sampleOrder, format: csvFile }));
    expect(samples).toHaveLength(1);
  });

  it('shows nobody the orders of another member', async () => {
    const other = await signInNewMember(shop);
    const request = { orderType: standardOrder, format: csvFile };
    const { data } = await shop.call('exportOrders', request, { token: other.token });
    expect(await rowsOf(await shop.app.request(data))).toHaveLength(1);
    const altered = data.replace(/member=\d+/, `member=${member.id}`);
    expect((await shop.app.request(altered)).status).toBe(403);
  });
});
