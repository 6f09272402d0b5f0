import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { contentTypeValues } from '#generated/enums.ts';
import { helpEntry, news } from '#server/db/schema/content.ts';
import { demoText, shopState } from '#server/db/schema/state.ts';
import type { DemoHelp, DemoNews } from '#server/seed/demo-content.ts';
import { prepareDemoShop } from '#server/seed/prepare-demo-shop.ts';
import { readDemoTexts } from '#server/seed/read-demo-content.ts';
import { type DemoTexts, refreshTexts } from '#server/seed/refresh-texts.ts';
import { textsDigest } from '#server/seed/texts-digest.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const text = (words: string) => ({ zh: `${words}（中文）`, en: words });

function item(slug: string, changed: Partial<DemoNews> = {}): DemoNews {
  return {
    slug,
    contentType: contentTypeValues.newsItem,
    title: text(slug),
    viceTitle: text('Second title'),
    imageUrl: '/img/n.svg',
    content: text('<p>Old</p>'),
    daysAgo: 3,
    ...changed,
  };
}

function topic(slug: string, content: string, below: readonly string[] = []): DemoHelp {
  const entry = (name: string) => ({ slug: name, menuName: text(name), content: text(content) });
  return { ...entry(slug), entries: below.map(entry) };
}

const first: DemoTexts = {
  digest: 'first',
  news: [item('a'), item('b')],
  help: [topic('buying', '<p>Old</p>', ['paying', 'prices']), topic('delivery', '<p>Old</p>')],
};
const second: DemoTexts = {
  digest: 'second',
  news: [item('new'), ...first.news.map((one) => item(one.slug, { content: text('<p>New</p>') }))],
  help: [topic('buying', '<p>New</p>', ['paying', 'samples', 'prices']), topic('delivery', '<p>New</p>')],
};
const filledAt = new Date('2026-01-10T00:00:00.000Z');

let shop: TestApp;
beforeEach(async () => {
  shop = await openTestApp();
  await shop.db.insert(shopState).values({ key: 'demoShop', value: 'filled', changedAt: filledAt });
});
afterEach(() => shop.close());

async function newsTexts(): Promise<Record<string, string>> {
  const rows = await shop.db.select().from(news).orderBy(asc(news.id));
  return Object.fromEntries(rows.map(({ titleEn, contentEn }) => [titleEn, contentEn]));
}

/** The menu as it is shown, with the text of each entry. */
async function helpTexts(): Promise<readonly string[]> {
  const menu = await shop.call('listHelpEntries', {}, { language: 'en_US' });
  const entries: { id: number; menuName: string }[] = menu.data;
  const texts: string[] = [];
  for (const { id, menuName } of entries)
    texts.push(
      `${menuName} ${(await shop.call('getHelpEntry', { id }, { language: 'en_US' })).data.content}`,
    );
  return texts;
}

describe('help and news texts of a newer version', () => {
  it('reach a shop that was filled before, and new ones are added in their place', async () => {
    await refreshTexts(shop, first);
    await refreshTexts(shop, second);
    expect(await newsTexts()).toEqual({ a: '<p>New</p>', b: '<p>New</p>', new: '<p>Old</p>' });
    expect(await helpTexts()).toEqual(
      ['buying', 'paying', 'samples', 'prices', 'delivery'].map((name) => `${name} <p>New</p>`),
    );
    const [added] = await shop.db.select().from(news).where(eq(news.titleEn, 'new'));
    expect(added?.createdAt).toEqual(new Date('2026-01-07T00:00:00.000Z'));
  });

  it('A text that was edited stays as it is, also through later versions.', async () => {
    await refreshTexts(shop, first);
    await shop.db.update(news).set({ contentEn: '<p>Mine</p>' }).where(eq(news.titleEn, 'a'));
    await shop.db.update(helpEntry).set({ menuNameEn: 'Costs' }).where(eq(helpEntry.menuNameEn, 'prices'));
    await refreshTexts(shop, second);
    await refreshTexts(shop, {
      ...second,
      digest: 'third',
      news: [item('a', { content: text('<p>3</p>') })],
    });
    expect(await newsTexts()).toEqual({ a: '<p>Mine</p>', b: '<p>New</p>', new: '<p>Old</p>' });
    expect(await helpTexts()).toContain('Costs <p>Old</p>');
  });

  it('A text that was deleted does not come back, and neither do new texts below it.', async () => {
    await refreshTexts(shop, first);
    await shop.db.delete(news).where(eq(news.titleEn, 'b'));
    await shop.db.delete(helpEntry).where(eq(helpEntry.menuNameEn, 'prices'));
    await shop.db.delete(helpEntry).where(eq(helpEntry.menuNameEn, 'buying'));
    await refreshTexts(shop, second);
    expect(Object.keys(await newsTexts())).toEqual(['a', 'new']);
    const entries = await shop.db.select().from(helpEntry).orderBy(asc(helpEntry.sort));
    expect(entries.map(({ menuNameEn }) => menuNameEn)).toEqual(['paying', 'delivery']);
  });

  it('Rows of a shop that noted none of its texts are known by a title in either language.', async () => {
    await refreshTexts(shop, first);
    await shop.db.delete(demoText);
    await shop.db.update(news).set({ titleEn: 'An older title' }).where(eq(news.titleEn, 'a'));
    await refreshTexts(shop, second);
    expect(await newsTexts()).toEqual({ a: '<p>New</p>', b: '<p>New</p>', new: '<p>Old</p>' });
    expect(await helpTexts()).toHaveLength(5);
  });

  it('A row of the shop with the title of a text that comes later is not overwritten.', async () => {
    await refreshTexts(shop, first);
    const [own] = await shop.db.select().from(news).where(eq(news.titleEn, 'a'));
    if (!own) throw new Error('There is no news item');
    const { id: _, ...fields } = own;
    await shop.db.insert(news).values({ ...fields, titleEn: 'new', contentEn: '<p>Mine</p>' });
    await refreshTexts(shop, second);
    const found = await shop.db.select().from(news).where(eq(news.titleEn, 'new')).orderBy(asc(news.id));
    expect(found.map(({ contentEn }) => contentEn)).toEqual(['<p>Mine</p>', '<p>Old</p>']);
  });

  it('Nothing is written while the texts are those that the shop has.', async () => {
    const texts = { digest: textsDigest(), ...readDemoTexts() };
    await refreshTexts(shop, texts);
    const version = () => shop.pool.query('select sum(version) from page_version');
    const before = (await version()).rows;
    await refreshTexts(shop, texts);
    await refreshTexts(shop, { ...texts, digest: 'other files with the same texts' });
    expect((await version()).rows).toEqual(before);
    expect(await shop.db.select().from(news)).toHaveLength(texts.news.length);
  });

  it('The start of a filled shop brings the texts of a newer version.', async () => {
    expect(await prepareDemoShop(shop, new AbortController().signal)).toBe(true);
    expect(Object.keys(await newsTexts())).toEqual(readDemoTexts().news.map(({ title }) => title.en));
  });

  it.runIf(inject('postgresqlUrl'))('Of two servers that start at once one writes the texts.', async () => {
    await refreshTexts(shop, first);
    await Promise.all([1, 2].map(() => refreshTexts(shop, second)));
    expect(Object.keys(await newsTexts())).toHaveLength(3);
    expect(await helpTexts()).toHaveLength(5);
  });
});
