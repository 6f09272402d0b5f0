import { parseAtomFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentTypeValues } from '#generated/enums.ts';
import { news } from '#server/db/schema/content.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const newsItem = (day: number, titleEn: string, viceTitleEn = '') => ({
  contentType: contentTypeValues.newsItem,
  titleZh: '新厂房 <b>&',
  titleEn,
  viceTitleZh: '副标题',
  viceTitleEn,
  imageUrl: '/img/news.svg',
  contentZh: '<p>正文</p>',
  contentEn: '<p>Text</p>',
  createdAt: new Date(Date.UTC(2026, 1, day)),
});

async function get(query = '', headers: Record<string, string> = {}) {
  const response = await shop.app.request(`http://shop.test/news.atom${query}`, { headers });
  return { response, text: await response.text() };
}
const feedOf = async (query: string, headers?: Record<string, string>) =>
  parseAtomFeed((await get(query, headers)).text);

describe('the feed of the news', () => {
  it('A shop without news has a valid feed without entries.', async () => {
    const feed = await feedOf('?language=en_US');
    expect(feed).toMatchObject({ title: { value: 'Padstack Components · News' }, authors: [{}] });
    expect(feed.entries ?? []).toEqual([]);
  });

  it('holds the latest fifty in one language, the latest first, each with its page', async () => {
    const rows = Array.from({ length: 51 }, (_, index) =>
      newsItem(index + 1, `News ${index + 1} <b>&`, 'Short'),
    );
    const added = await shop.db.insert(news).values(rows).returning({ id: news.id });
    const last = added.at(-1)?.id;
    const { text } = await get('?language=en_US');
    const feed = parseAtomFeed(text);
    expect(feed.entries).toHaveLength(50);
    // The white space around an id would be part of it.
    expect(text.match(/<id>\S+<\/id>/g)).toHaveLength(51);
    const page = `http://shop.test/newsDetail?nid=${last}&language=en_US`;
    expect(feed.entries?.[0]).toMatchObject({
      id: `tag:shop.test,2026:news:${last}:en`,
      title: { value: 'News 51 <b>&' },
      summary: { value: 'Short' },
      links: [{ rel: 'alternate', href: page }],
      published: '2026-03-23T00:00:00.000Z',
    });
    expect(feed.updated).toBe('2026-03-23T00:00:00.000Z');
    expect(new Set(feed.entries?.map(({ id }) => id)).size).toBe(50);
  });

  it('speaks the language of the reader when the address names none', async () => {
    const { response, text } = await get('', { 'accept-language': 'zh-CN', cookie: 'language=en_US' });
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(response.headers.get('vary')).toContain('Accept-Language');
    expect(parseAtomFeed(text)).toMatchObject({
      title: { value: '焊盘元件商城 · 资讯' },
      links: [{ rel: 'self', href: 'http://shop.test/news.atom?language=zh_CN' }, { rel: 'alternate' }],
    });
  });

  it('A reader that has the current version gets no second copy, until there is more news.', async () => {
    const first = await get('?language=en_US');
    const etag = first.response.headers.get('etag') ?? '';
    expect(first.response.headers.get('cache-control')).toContain('stale-while-revalidate');
    const again = await get('?language=en_US', { 'if-none-match': etag });
    expect([again.response.status, again.text]).toEqual([304, '']);
    expect(again.response.headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
    await shop.db.insert(news).values(newsItem(90, 'More'));
    expect((await get('?language=en_US', { 'if-none-match': etag })).response.status).toBe(200);
  });
});
