import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { codes, constants } from '#generated/constants.ts';
import { type contentTypeNames, contentTypeValues } from '#generated/enums.ts';
import { news } from '#server/db/schema/content.ts';
import { patience } from '#tests/support/patience.ts';
import { openResistorShop, type ResistorShop } from '../catalogue/resistor-shop.ts';

const { newsItem, newsflash } = contentTypeValues;

let shop: ResistorShop;
beforeAll(async () => {
  shop = await openResistorShop();
  await shop.db.insert(news).values([newsRow(newsItem, '=新品'), newsRow(newsflash, '招聘')]);
});
afterAll(() => shop.close());

function newsRow(contentType: keyof typeof contentTypeNames, titleZh: string) {
  const texts = {
    titleEn: '=New, "parts"',
    viceTitleZh: '',
    viceTitleEn: 'Two\nlines',
    contentZh: '',
    contentEn: '',
  };
  return { contentType, titleZh, ...texts, imageUrl: '', createdAt: new Date('2026-11-20T17:05:00Z') };
}

async function open(
  path: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Response> {
  return shop.app.request(`http://shop.test${path}`, { headers, method });
}

/** The cells of a CSV without quoted line breaks. */
async function table(path: string): Promise<{ heading: string[]; rows: string[][] }> {
  const response = await open(path);
  expect(response.status, path).toBe(200);
  const [heading = [], ...rows] = (await response.text())
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return { heading, rows };
}

describe('a list of products as a table', () => {
  it('has every product of the result in its order, not only those of the page', async () => {
    const address = `/goodsCenter?id=${shop.resistors}&sort=stock&order=desc&pageNum=2&language=en_US`;
    const { heading, rows } = await table(`${address}&format=csv`);
    expect(rows).toHaveLength(120);
    const stock = rows.map((row) => Number(row[heading.indexOf('Stock')]));
    expect(stock).toEqual(stock.toSorted((a, b) => b - a));
  });

  it('says each parameter as text and as a number in its SI unit, of a range both ends', async () => {
    const resistance = `column${shop.columns.resistance}`;
    const { heading, rows } = await table(
      `/goodsCenter?id=${shop.resistors}&${resistance}=4700&format=csv&language=en_US`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row[heading.indexOf('Resistance')]).toMatch(/^4.?7/);
      expect(Number(row[heading.indexOf('Resistance (Ω)')])).toBeCloseTo(4700, 0);
    }
    const text = rows.map((row) => row[heading.indexOf('Operating temperature')]);
    const low = rows.map((row) => row[heading.indexOf('Operating temperature min (°C)')]);
    const high = rows.map((row) => row[heading.indexOf('Operating temperature max (°C)')]);
    const stated = text.findIndex((value) => value !== '');
    expect(text[stated]).toContain(`${low[stated]}`);
    expect(Number(high[stated])).toBeGreaterThan(Number(low[stated]));
  });

  it('is headed in the language of the address, else of the browser', async () => {
    const address = `/goodsCenter?id=${shop.resistors}&format=csv`;
    expect((await table(`${address}&language=zh_CN`)).heading).toContain('工作温度 最小值（℃）');
    const byBrowser = await open(address, { 'accept-language': 'zh-CN' });
    expect(await byBrowser.text()).toMatch(/^\ufeff?型号,/);
    expect(decodeURIComponent(byBrowser.headers.get('content-disposition') ?? '')).toMatch(
      /商品 \d{4}-\d\d-\d\d\.csv/,
    );
    expect(byBrowser.headers.get('vary')).toContain('Accept-Language');
  });

  it('has the price at a quantity, and the values of several boxes of a form without scripts', async () => {
    const material = `column${shop.columns.material}`;
    const facets = await shop.ask<{ columnId: number; values: { value: string }[] }[]>('countProductFacets', {
      catalogId: shop.resistors,
    });
    const choices = facets.data.find(({ columnId }) => columnId === shop.columns.material)?.values ?? [];
    const [first, second] = choices.map(({ value }) => value);
    const both = `/goodsCenter?id=${shop.resistors}&${material}=${first}&${material}=${second}&quantity=500&format=csv&language=en_US`;
    const { heading, rows } = await table(both);
    expect(heading).toContain('Unit price at 500 (USD)');
    const { data, params } = await (await open(both.replace('=csv', '=json'))).json();
    expect(rows).toHaveLength(params.totalDataCounts);
    expect(rows[0]?.[0]).toBe(data[0].productNum);
  });

  it('has prices in the currency of the address first, else in that of the visitor, in both in any case', async () => {
    const address = `/goodsCenter?id=${shop.resistors}&format=csv`;
    const readFirst = async (query: string, headers: Record<string, string> = {}) => {
      const [heading = ''] = (await (await open(address + query, headers)).text()).split('\r\n');
      const prices = heading.split(',').filter((title) => /^(Unit price|单价)/.test(title));
      expect(prices).toHaveLength(2);
      return prices[0];
    };
    expect(await readFirst('&language=zh_CN')).toBe('单价（元）');
    expect(await readFirst('&language=zh_CN', { cookie: 'currency=USD' })).toBe('单价（美元）');
    expect(await readFirst('&language=zh_CN&currency=USD')).toBe('单价（美元）');
    expect(await readFirst('&language=en_US')).toBe('Unit price (USD)');
    expect(await readFirst('&language=en_US&currency=CNY', { cookie: 'currency=USD' })).toBe(
      'Unit price (CNY)',
    );
    expect(await readFirst('&language=en_US&currency=EUR', { cookie: 'currency=CNY' })).toBe(
      'Unit price (CNY)',
    );
    const { heading, rows } = await table(`${address}&language=zh_CN`);
    for (const row of rows) {
      const [yuan, dollars] = ['单价（元）', '单价（美元）'].map((title) =>
        Number(row[heading.indexOf(title)]),
      );
      expect(yuan).toBeCloseTo((dollars ?? 0) * 7.1, 5);
    }
  });

  it('is a workbook whose numbers are numbers', async () => {
    const response = await open(`/goodsCenter?id=${shop.resistors}&format=xlsx&language=zh_CN`);
    const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const texts = [...sheet.matchAll(/<t(?: xml:space="preserve")?>([^<]*)<\/t>/g)].map(
      ([, text]) => text ?? '',
    );
    const numbers = texts.filter((text) => /^[-+]?[\d,]+(\.\d+)?$/.test(text));
    // Sizes such as 0603 are names, and part numbers may consist of digits.
    expect(numbers.filter((text) => !/^0\d{3}$/.test(text))).toEqual([]);
    expect(sheet).toContain('单价（元）');
  });

  it('is a workbook, too', async () => {
    const response = await open(`/goodsCenter?id=${shop.resistors}&format=xlsx&language=en_US`);
    const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet.match(/<row>/g)).toHaveLength(121);
    expect(sheet).toContain('Resistance (Ω)');
  });

  it('has the products of a comparison in its order, as CSV and XLSX only', async () => {
    const all = await table(`/goodsCenter?id=${shop.resistors}&format=csv&language=en_US`);
    const ids = all.rows
      .slice(0, 3)
      .map((row) => Number(row[all.heading.indexOf('Page')]?.match(/id=(\d+)/)?.[1]));
    const [first = 0, second = 0, third = 0] = ids;
    const address = `/compare?ids=${third},${first},999999,${second}&differences=1&language=en_US`;
    const { heading, rows } = await table(`${address}&quantity=500&format=csv`);
    expect(rows.map(([number]) => number)).toEqual([2, 0, 1].map((at) => all.rows[at]?.[0]));
    expect(heading).toContain('Unit price at 500 (USD)');
    expect(heading).toContain('Resistance (Ω)');
    const file = await open(`${address}&format=xlsx`);
    expect(file.headers.get('content-disposition')).toContain('Product comparison');
    // A file keeps its place among those that are written until it was read.
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(0);
    const json = await open(`${address}&format=json`);
    expect(json.status).toBe(400);
    expect(await json.text()).toContain('csv, xlsx');
    expect((await open(`${address}&quantity=x&format=csv`)).status).toBe(400);
  });

  it('has what a search finds', async () => {
    const { heading, rows } = await table('/searchAll?id=1&keyWord=RC0603-01&format=csv&language=en_US');
    const { data } = await (await open('/searchAll?id=1&keyWord=RC0603-01&format=json&pageSize=100')).json();
    expect(rows.map((row) => row[0])).toEqual(
      data.productResult.data.map(({ productNum }: { productNum: string }) => productNum),
    );
    expect(heading).toContain('Tolerance (%)');
  });

  it('has of a narrowed search what its page lists, in the order that was chosen', async () => {
    const conditions = `inStock=1&column${shop.columns.resistance}=4700&sort=stock+desc`;
    const list = await table(
      `/goodsCenter?id=${shop.resistors}&keyWord=RC0603&${conditions}&format=csv&language=en_US`,
    );
    const found = await table(
      `/searchAll?id=1&catalogId=${shop.resistors}&keyWord=RC0603&${conditions}&page=1&format=csv&language=en_US`,
    );
    expect(found).toEqual(list);
    const all = await table('/searchAll?id=1&keyWord=RC0603&format=csv&language=en_US');
    expect(found.rows.length).toBeLessThan(all.rows.length);
  });

  it('has of a narrowed search what the search finds with other words than were typed', async () => {
    const address = (keyWord: string, format: string) =>
      `/searchAll?id=1&keyWord=${encodeURIComponent(keyWord)}&inStock=1&format=${format}&language=en_US`;
    const exact = await table(address('RC0603', 'csv'));
    expect(exact.rows.length).toBeGreaterThan(0);
    expect(await table(address('RC0603 zelkova', 'csv'))).toEqual(exact);
    const { params } = await (await open(address('RC0603 zelkova', 'json'))).json();
    expect(params.totalDataCounts).toBe(exact.rows.length);
  });
});

describe('every other public list', () => {
  it('makes no cell a formula, and shows times as Beijing has them', async () => {
    const text = await (await open('/news?format=csv&language=en_US')).text();
    expect(text).toContain(
      `"'=New, ""parts""","Two\nlines",2026-11-21 01:05,http://shop.test/newsDetail?nid=`,
    );
    expect(text.match(/newsDetail/g)).toHaveLength(1);
  });

  it.each([
    ['/goodsCenter', 'Number,Category,Second level,Third level,Products,Page'],
    [
      '/searchAll?id=2&keyWord=a',
      'Title,Category,Download,Published (Beijing time),Views,Downloads,Page,File',
    ],
    ['/searchAll?id=3&keyWord=a', 'Title,Summary,Page'],
    ['/tgshare', 'Title,Summary,Category,Download,Published (Beijing time),Views,Downloads,Page,File'],
    ['/service', 'Section,Title,Page'],
    ['/solution', 'Title,Product,Picture'],
  ])('%s is a table', async (path, heading) => {
    const query = path.includes('?') ? '&' : '?';
    const { heading: cells } = await table(`${path}${query}format=csv&language=en_US`);
    expect(cells.join(',')).toBe(heading);
  });

  it('counts the products of each category', async () => {
    const { rows } = await table('/goodsCenter?format=csv&language=en_US');
    expect(rows.find(([id]) => Number(id) === shop.resistors)?.[4]).toBe('120');
  });
});

describe('the format of a list', () => {
  it('follows the Accept header, and browsers get the page', async () => {
    const type = async (accept: string) => (await open('/news', { accept })).headers.get('content-type');
    expect(await type('text/csv')).toContain('text/csv');
    expect(await type('application/json')).toContain('application/json');
    expect(await type('text/csv;q=0.5, application/json')).toContain('application/json');
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,application/json;q=0.8,*/*;q=0.7';
    expect(await type(browser)).not.toContain('json');
    expect(await type('*/*')).not.toContain('json');
  });

  it('responds with 304 for JSON that the client has', async () => {
    const first = await open('/news?format=json');
    const etag = first.headers.get('etag') ?? '';
    const again = await open('/news?format=json', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('vary')).toBe('Accept, Cookie, Accept-Language, Accept-Encoding');
  });

  it.each([
    ['/news?format=pdf', 400, 4000],
    ['/goodsCenter?id=999999&format=csv', 404, 4004],
    ['/goodsCenter?id=1&column0=5&format=csv', 400, 4000],
    ['/searchAll?id=1&format=csv', 400, 4000],
  ])('%s is refused with a status that a program sees', async (path, status, code) => {
    const response = await open(path);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });
});

describe('files that are written at the same time', () => {
  const address = () => `/goodsCenter?id=${shop.resistors}&format=csv`;

  /** A place is given back a moment after the last byte. */
  const whenFree = (path: string, method: 'GET' | 'HEAD' = 'GET') =>
    vi.waitFor(async () => {
      const response = await open(path, {}, method);
      expect(response.status).not.toBe(503);
      return response;
    }, patience);

  it('are few for one client, which learns when to ask again', async () => {
    const first = await open(address());
    const held = [first.body?.getReader(), (await open(address())).body?.getReader()];
    const program = await open(address());
    expect([program.status, program.headers.get('retry-after')]).toEqual([503, `${constants.exportRetry}`]);
    expect(await program.json()).toMatchObject({ code: codes.unavailable });
    const person = await open(`${address()}&language=en_US`, { accept: 'text/html' });
    expect(person.status).toBe(503);
    expect(await person.text()).toContain('the download starts by itself');
    for (const reader of held) await reader?.cancel();
    expect(await (await whenFree(address())).text()).toContain(',');
  });

  it('keep no place when they were read, refused or only asked for', async () => {
    for (let asked = 0; asked < constants.exportsPerAddress + 1; asked += 1) {
      expect((await whenFree(address(), 'HEAD')).status).toBe(200);
      expect((await whenFree('/goodsCenter?id=999999&format=csv')).status).toBe(404);
      expect(await (await whenFree(address())).text()).toContain(',');
    }
  });
});
