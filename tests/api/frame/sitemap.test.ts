import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productsPerSitemap } from '#domain/public-pages/sitemap.ts';
import { news } from '#server/db/schema/content.ts';
import { solution } from '#server/db/schema/shop.ts';
import { addProducts, changeProduct } from '../support/products.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let ids: number[];
const far = 40 * productsPerSitemap;
beforeAll(async () => {
  shop = await openTestApp();
  ids = await addProducts(shop.db, 2, { updatedAt: new Date('2026-02-01T00:00:00Z') });
  await shop.db.execute(sql`
    insert into product (category_id, supplier, supplier_no, mpn, name_zh, name_en, unit_price, updated_at)
    select category_id, 'many', 'M' || number, 'M' || number, name_zh, name_en, unit_price, updated_at
    from product cross join generate_series(1, 4999) as number where id = ${ids[0]}`);
  // The millionth product.
  await shop.db.execute(sql`select setval(pg_get_serial_sequence('product', 'id'), ${far - 1})`);
  const [last = 0] = await addProducts(shop.db, 1, { updatedAt: new Date('2026-03-01T00:00:00Z') });
  ids.push(last);
  await changeProduct(shop.db, ids[1] ?? 0, { withdrawn: true });
  const text = { viceTitleZh: '', viceTitleEn: '', imageUrl: '/a.svg', contentZh: '文', contentEn: 'text' };
  await shop.db
    .insert(news)
    .values({ contentType: 1, titleZh: '新', titleEn: 'New', ...text, createdAt: new Date('2026-01-05') });
  const design = {
    schemeNameZh: '方案',
    schemeNameEn: 'Design',
    url: '/a.svg',
    remarkZh: '文',
    remarkEn: 'text',
    sort: 1,
  };
  await shop.db.insert(solution).values(ids.slice(0, 2).map((productId) => ({ ...design, productId })));
  await shop.db.execute(sql`
    with kind as (insert into document_type (name_zh, name_en, sort) values ('指南', 'Guides', 1) returning id)
    insert into technical_document (type_id, title_zh, title_en, description_zh, description_en, file_path_zh,
      file_path_en, tokens, created_at)
    select id, '指南', 'Guide', '', '', '/a.pdf', '/b.pdf', '{}', '2026-01-06' from kind`);
});
afterAll(() => shop.close());

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await shop.app.request(`http://shop.test${path}`, { headers });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}
const textOf = async (path: string) => new TextDecoder().decode((await get(path)).bytes);
const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe('the sitemap of the shop', () => {
  it('The index names a file for each 25,000 products up to the millionth, with its last change.', async () => {
    const { response } = await get('/sitemap.xml');
    expect(response.headers.get('content-type')).toContain('application/xml');
    expect(response.headers.get('cache-control')).toContain('stale-while-revalidate');
    const xml = await textOf('/sitemap.xml');
    expect(addresses(xml)).toEqual([
      'http://shop.test/sitemap/pages.xml',
      'http://shop.test/sitemap/products-1.xml',
      'http://shop.test/sitemap/products-40.xml',
    ]);
    expect(xml).toContain('<lastmod>2026-02-01T00:00:00Z</lastmod>');
    expect(xml).toContain('<lastmod>2026-03-01T00:00:00Z</lastmod>');
  });

  it('has every product that is sold in its files, once in each language, and no other', async () => {
    const all = addresses(await textOf('/sitemap/products-1.xml'));
    expect(all).toHaveLength(2 * 5000);
    expect(new Set(all).size).toBe(all.length);
    expect(all[0]).toBe(`http://shop.test/GoodsDetails?id=${ids[0]}&amp;language=zh_CN`);
    expect(all.some((address) => address?.includes(`id=${ids[1]}&`))).toBe(false);
    expect(addresses(await textOf('/sitemap/products-40.xml'))).toHaveLength(2);
  });

  it('A file beyond the last does not exist.', async () => {
    expect((await get('/sitemap/products-41.xml')).response.status).toBe(404);
  });

  it('A file is compressed while it is sent.', async () => {
    const { response, bytes } = await get('/sitemap/products-1.xml', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(addresses(gunzipSync(bytes).toString())).toHaveLength(2 * 5000);
  });

  it('The file of pages holds the pages of the shop, its news, help, documents and solutions.', async () => {
    const all = addresses(await textOf('/sitemap/pages.xml'));
    expect(all).toContain('http://shop.test/?language=en_US');
    expect(all).toContain('http://shop.test/aboutUs?language=zh_CN');
    expect(all.some((address) => address?.includes('/newsDetail?nid='))).toBe(true);
    expect(all.filter((address) => address?.includes('/tgshare?tid='))).toHaveLength(2);
    expect(all.filter((address) => address?.includes('/solution?index='))).toEqual([
      'http://shop.test/solution?index=1&amp;language=zh_CN',
      'http://shop.test/solution?index=1&amp;language=en_US',
    ]);
  });

  it('Robots are shown where it is.', async () => {
    expect(await textOf('/robots.txt')).toContain('Sitemap: http://shop.test/sitemap.xml\n');
  });
});

describe('the choice of a language without scripts', () => {
  it.each([
    ['/news?page=2', '/news?page=2&language=en_US'],
    ['/news?language=zh_CN', '/news?language=en_US'],
    ['//evil.example/', '/?language=en_US'],
    ['/\\evil.example', '/?language=en_US'],
    ['https://evil.example/', '/?language=en_US'],
  ])('From %s it leads to %s, and is kept in a cookie.', async (back, to) => {
    const { response } = await get(`/language?${new URLSearchParams({ to: 'en_US', back })}`);
    expect([response.status, response.headers.get('location')]).toEqual([303, to]);
    expect(response.headers.get('set-cookie')).toContain('language=en_US; Path=/');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('Another language changes nothing.', async () => {
    const { response } = await get('/language?to=fr_FR&back=/news');
    expect([response.headers.get('location'), response.headers.get('set-cookie')]).toEqual(['/news', null]);
  });
});
