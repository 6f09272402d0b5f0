import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { banner, companyProfile, helpEntry, news } from '#server/db/schema/content.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
  await shop.db.insert(news).values(newsRows);
});
afterAll(() => shop.close());

const at = (day: number) => new Date(Date.UTC(2026, 1, day));
const newsItem = (day: number, contentType: 1 | 2, titleZh: string, titleEn: string) => ({
  contentType,
  titleZh,
  titleEn,
  viceTitleZh: '副标题',
  viceTitleEn: 'Second title',
  imageUrl: '/img/news.svg',
  contentZh: '<p>正文</p>',
  contentEn: '<p>Text</p>',
  createdAt: at(day),
});
const newsRows = [
  newsItem(1, 1, '新厂房', 'New plant'),
  newsItem(3, 1, '100% 检验', '100% inspection'),
  newsItem(2, 1, '电阻上架', 'Resistors in stock'),
  newsItem(4, 2, '快讯', 'Flash'),
];

const titles = (answer: { data: { title: string }[] }) => answer.data.map(({ title }) => title);

describe('the news', () => {
  it('come by kind, the latest first, without their text', async () => {
    const answer = await shop.call('listNews', { contentType: 1, pageSize: 4 }, { language: 'en_US' });
    expect(titles(answer)).toEqual(['100% inspection', 'Resistors in stock', 'New plant']);
    expect(answer.params).toEqual({ totalDataCounts: 3 });
    expect(answer.data[0]).not.toHaveProperty('content');
    expect(titles(await shop.call('listNews', { contentType: 2 }))).toEqual(['快讯']);
  });

  it('come in pages, of which the one behind the last is empty', async () => {
    const page = (pageNum: number) => shop.call('listNews', { contentType: 1, pageNum, pageSize: 2 });
    expect([...titles(await page(1)), ...titles(await page(2))]).toEqual(['100% 检验', '电阻上架', '新厂房']);
    expect(await page(3)).toMatchObject({ data: [], params: { totalDataCounts: 3 } });
  });

  it('are found by a word in either language, signs of a pattern included', async () => {
    const findTitles = async (keyWord: string) => titles(await shop.call('listNews', { keyWord }));
    expect(await findTitles('电阻')).toEqual(['电阻上架']);
    expect(await findTitles('PLANT')).toEqual(['新厂房']);
    expect(await findTitles('100%')).toEqual(['100% 检验']);
    expect(await findTitles('0_ ')).toEqual([]);
    expect(await findTitles("'; drop table news; --")).toEqual([]);
  });

  it('have a text of their own', async () => {
    const [first] = (await shop.call('listNews', { contentType: 2 })).data;
    const detail = await shop.call('getNewsDetail', { nid: first.nid }, { language: 'en_US' });
    expect(detail.data).toEqual({
      nid: first.nid,
      title: 'Flash',
      viceTitle: 'Second title',
      imageUrl: '/img/news.svg',
      content: '<p>Text</p>',
      contentType: 2,
      createTime: '2026-02-04T00:00:00.000Z',
    });
    expect((await shop.call('getNewsDetail', { nid: 999_999 })).code).toBe(4004);
    expect((await shop.call('getNewsDetail', { nid: 9_007_199_254_740_991 })).code).toBe(4004);
  });
});

describe('banners, profile and help', () => {
  it('show the banners by size and order', async () => {
    await shop.db.insert(banner).values([
      { size: 'big', imgUrlZh: '/zh/2.svg', imgUrlEn: '/en/2.svg', linkUrl: '10011#5', sort: 2 },
      { size: 'small', imgUrlZh: '/zh/s.svg', imgUrlEn: '/en/s.svg', linkUrl: '10012#1', sort: 1 },
      { size: 'big', imgUrlZh: '/zh/1.svg', imgUrlEn: '/en/1.svg', linkUrl: '10012#1', sort: 1 },
    ]);
    const { data } = await shop.call('getBanners', {}, { language: 'en_US' });
    expect(data.bigBanner.map(({ imgUrl }: { imgUrl: string }) => imgUrl)).toEqual([
      '/en/1.svg',
      '/en/2.svg',
    ]);
    expect(data.smallBanner).toEqual([{ imgUrl: '/en/s.svg', linkUrl: '10012#1' }]);
  });

  it('answer an empty profile until there is one', async () => {
    expect((await shop.call('getCompanyProfile')).data).toMatchObject({ synopsis: '', imageText: '[]' });
    await shop.db.insert(companyProfile).values({
      frontCover: '/img/cover.svg',
      imageText: [{ img: '/img/hall.svg', zh: '大厅', en: 'Hall' }],
      synopsisZh: '简介',
      synopsisEn: 'Synopsis',
      ideaZh: '理念',
      ideaEn: 'Idea',
      mainBusinessZh: '主营',
      mainBusinessEn: 'Business',
      productsZh: '产品',
      productsEn: 'Products',
      ourPurposeZh: '宗旨',
      ourPurposeEn: 'Purpose',
    });
    const { data } = await shop.call('getCompanyProfile', {}, { language: 'en_US' });
    expect(data).toMatchObject({ frontCover: '/img/cover.svg', mainBusiness: 'Business' });
    expect(JSON.parse(data.imageText)).toEqual([{ img: '/img/hall.svg', des: 'Hall' }]);
  });

  it('give the help menu in two levels and a text for each entry', async () => {
    const texts = { contentZh: '<p>答</p>', contentEn: '<p>Answer</p>' };
    await shop.db.insert(helpEntry).values([
      { id: 1, parentId: null, menuNameZh: '购物', menuNameEn: 'Buying', sort: 1, ...texts },
      { id: 2, parentId: 1, menuNameZh: '付款', menuNameEn: 'Paying', sort: 2, ...texts },
    ]);
    const { data } = await shop.call('listHelpEntries', {}, { language: 'en_US' });
    expect(data).toEqual([
      { id: 1, pkid: 1, parentId: 0, leave: 1, menuName: 'Buying' },
      { id: 2, pkid: 2, parentId: 1, leave: 2, menuName: 'Paying' },
    ]);
    const entry = await shop.call('getHelpEntry', { id: 2 });
    expect(entry.data).toEqual({ id: 2, menuName: '付款', content: '<p>答</p>' });
    expect((await shop.call('getHelpEntry', { id: 3 })).code).toBe(4004);
  });
});
