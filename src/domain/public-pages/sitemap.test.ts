import { describe, expect, it } from 'vitest';
import { canonicalAddress } from './index-rule.ts';
import { pageEntries, plainPages, productsPerSitemap, robotsText, sitemapIndex } from './sitemap.ts';

const origin = 'https://shop.example';

describe('the sitemap', () => {
  it('A page has an entry for each language, each with all of its alternates, safe for XML.', () => {
    const xml = pageEntries(origin, '/goodsCenter?id=3&pageNum=2', new Date('2026-03-02T08:00:00.5Z'));
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${origin}/goodsCenter?id=3&amp;pageNum=2&amp;language=zh_CN`,
      `${origin}/goodsCenter?id=3&amp;pageNum=2&amp;language=en_US`,
    ]);
    expect(xml.match(/hreflang="(zh-CN|en|x-default)"/g)).toHaveLength(6);
    const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    for (const [, address] of xml.matchAll(/hreflang="[^"]+" href="(.*?)"/g))
      expect(listed).toContain(address);
    expect(xml.match(/<lastmod>2026-03-02T08:00:00Z<\/lastmod>/g)).toHaveLength(2);
  });

  it('A file of products stays below 50,000 addresses and 50 MB.', () => {
    const entry = pageEntries(
      'https://a-long-name-of-a-shop.example.com',
      '/GoodsDetails?id=9999999',
      new Date(0),
    );
    expect(entry.match(/<url>/g)?.length ?? 0).toBe(50_000 / productsPerSitemap);
    expect(entry.length * productsPerSitemap).toBeLessThan(50 * 1024 * 1024);
  });

  it('The index names every file with its last change.', () => {
    const xml = sitemapIndex(origin, [
      { path: '/sitemap/pages.xml' },
      { path: '/sitemap/products-1.xml', changed: new Date(0) },
    ]);
    expect(xml).toContain(`<sitemap><loc>${origin}/sitemap/pages.xml</loc></sitemap>`);
    expect(xml).toContain('<lastmod>1970-01-01T00:00:00Z</lastmod>');
  });

  it('Every page that the sitemap always has is one that a search engine may show.', () => {
    for (const path of plainPages) expect(canonicalAddress(path, '')).toBe(path);
  });

  it('Robots are shown the way to the sitemap and kept out of calls, of the search and of filtered lists.', () => {
    const text = robotsText(origin);
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    for (const closed of ['/api/', '/open/', '/searchAll', '/*?*column'])
      expect(text).toContain(`Disallow: ${closed}\n`);
  });
});
