import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { Bilingual } from '#domain/language.ts';
import { isSceneName } from '#drawings/scenes/index.ts';
import { drawingTask } from '#server/site/rendering/drawings.ts';
import { demoCatalogues } from './demo-folder.ts';
import { readDemoContent } from './read-demo-content.ts';

interface CatalogueRow {
  readonly mpn: string;
  readonly min_order: string;
  readonly multiple: string;
  readonly stock: string;
}

const demoContent = readDemoContent();

const { banners, news, profile, friendLinks, solutions, help, notices, cart, orders } = demoContent;
const documents = demoContent.documents.flatMap((type) => type.documents);
const rows = demoCatalogues.flatMap((file): CatalogueRow[] => parse(readFileSync(file), { columns: true }));
const products = new Map(rows.map((row) => [row.mpn, row]));

const pages: readonly Bilingual[] = [
  ...news.map(({ content }) => content),
  ...solutions.map(({ remark }) => remark),
  ...documents.map(({ content }) => content),
  ...help.flatMap((top) => [top.content, ...(top.entries ?? []).map(({ content }) => content)]),
];

const words: readonly Bilingual[] = [
  ...news.flatMap(({ title, viceTitle }) => [title, viceTitle]),
  ...solutions.map(({ name }) => name),
  ...help.flatMap((top) => [top.menuName, ...(top.entries ?? []).map(({ menuName }) => menuName)]),
  ...notices.map(({ content }) => content),
  ...demoContent.documents.map(({ name }) => name),
  ...documents.flatMap(({ title, description }) => [title, description]),
  ...friendLinks.map(({ name }) => name),
  profile.synopsis,
  profile.idea,
  profile.mainBusiness,
  profile.products,
  profile.ourPurpose,
  ...profile.imageText.map(({ des }) => des),
];

const allowed = 'h2 h3 p ul ol li table thead tbody tr th td a sub'.split(' ');

/** The tags of a text in order; undefined where they are not well formed, not allowed, or a sign is not escaped. */
function tagsOf(html: string): readonly string[] | undefined {
  const open: string[] = [];
  const tags: string[] = [];
  const rest = html.replace(/<(\/?)([a-z0-9]+)( href="[^"<>&]+")?>/g, (_, closing: string, name: string) => {
    if (closing ? open.pop() !== name : !allowed.includes(name)) tags.push('!');
    if (!closing) open.push(name);
    tags.push(closing + name);
    return '';
  });
  return tags.includes('!') || open.length > 0 || /[<>]|&(?!(?:gt|lt|amp);)/.test(rest) ? undefined : tags;
}

const dropTags = (html: string) => html.replace(/<[^>]+>/g, ' ');
/** A way of writing that the search reads, shown as such in the English text too. */
const quoted = /4\.7千欧/g;

describe('the texts of the demo shop', () => {
  it('The demo texts fill every list.', () => {
    expect(news.filter(({ contentType }) => contentType === 1).length).toBeGreaterThanOrEqual(10);
    expect(news.filter(({ contentType }) => contentType === 2).length).toBeGreaterThanOrEqual(6);
    expect(solutions.length).toBeGreaterThanOrEqual(12);
    expect(friendLinks).toHaveLength(6);
    expect(help.map(({ entries }) => entries?.length ?? 0).every((count) => count >= 3)).toBe(true);
    expect(demoContent.documents.length).toBeGreaterThanOrEqual(5);
    expect(documents.length).toBeGreaterThanOrEqual(24);
    expect(notices.filter(({ read }) => !read).length).toBeGreaterThan(0);
  });

  it('The demo texts are well-formed HTML with a few tags and the same structure in both languages.', () => {
    for (const { zh, en } of pages) {
      expect(tagsOf(zh), zh).toBeDefined();
      expect(tagsOf(en), en).toEqual(tagsOf(zh));
    }
  });

  it('Chinese texts are in Chinese and English ones in English.', () => {
    for (const { zh, en } of [...words, ...pages]) {
      expect(dropTags(zh), zh).toMatch(/\p{Script=Han}/u);
      expect(dropTags(en).replace(quoted, ''), en).not.toMatch(/[\p{Script=Han}，。；：！？（）、]/u);
      expect(dropTags(en).trim()).toMatch(/[a-z]/);
    }
  });

  it('Chinese texts use Chinese punctuation.', () => {
    for (const { zh } of [...words, ...pages])
      expect(dropTags(zh).match(/\p{Script=Han}[,;:?!]/gu), zh).toBeNull();
  });

  it('No two demo texts have the same title.', () => {
    const titles = [
      ...news.map(({ title }) => title.zh),
      ...[...solutions.map(({ name }) => name), ...documents.map(({ title }) => title)].map(({ zh }) => zh),
    ];
    expect(new Set(titles).size).toBe(titles.length);
  });
});

const shopPages =
  /^\/(goodsCenter|shopcar|customized\/apply|balance\/MyBalance|member\/data|memberCenterDetail\?i=[0-4]|tgshare|remote\/technology|solution|service|contactUs)$/;

describe('what the texts lead to', () => {
  const links = pages.flatMap(({ zh, en }) =>
    [...`${zh}${en}`.matchAll(/href="([^"]+)"/g)].map(([, to]) => to ?? ''),
  );

  it('Every link leads to a page of the shop or a product of its catalogue.', () => {
    for (const to of links) {
      const mpn = /^product:(.+)$/.exec(to)?.[1];
      expect(mpn ? products.has(mpn) : shopPages.test(to), to).toBe(true);
    }
    const named = [...solutions, ...cart, ...orders.flatMap(({ lines }) => lines)];
    for (const { productNum } of named) expect(products.has(productNum), productNum).toBe(true);
  });

  it('The parts and drawings of every document exist.', () => {
    for (const { slug, parts = [], figure } of documents) {
      for (const mpn of parts) expect(products.has(mpn), `${slug} ${mpn}`).toBe(true);
      if (figure) expect(drawingTask(figure, 'en_US'), slug).toBeDefined();
    }
  });

  it('The target of every banner exists.', () => {
    expect(banners.filter(({ size }) => size === 'big').length).toBeGreaterThanOrEqual(3);
    expect(banners.filter(({ size }) => size === 'small')).toHaveLength(3);
    for (const { opens } of banners)
      expect('news' in opens ? news[opens.news] : products.get(opens.productNum)).toBeDefined();
  });

  it('External links use reserved domain names only.', () => {
    for (const { url } of friendLinks) expect(new URL(url).hostname).toMatch(/\.example$/);
  });

  it('Every picture is one that the project draws.', () => {
    const pictures = [
      ...banners.flatMap(({ img }) => [img.zh, img.en]),
      ...news.map(({ imageUrl }) => imageUrl),
      ...solutions.map(({ url }) => url),
      profile.frontCover,
      ...profile.imageText.map(({ img }) => img),
    ];
    for (const address of pictures)
      expect(isSceneName(/^\/img\/scene\/(.+)\.svg/.exec(address)?.[1] ?? ''), address).toBe(true);
  });
});

it('The quantities in cart and orders can be ordered.', () => {
  const inCart = cart.map((line) => ({ ...line, isDelivered: false }));
  const ordered = orders.flatMap(({ lines }) => lines.map((line) => ({ ...line, isDelivered: true })));
  for (const { productNum, num, isDelivered } of [...inCart, ...ordered]) {
    const product = products.get(productNum);
    expect(product, productNum).toBeDefined();
    if (!product) continue;
    expect(num % Number(product.multiple), productNum).toBe(0);
    expect(
      num >= Number(product.min_order) && (isDelivered || num <= Number(product.stock)),
      productNum,
    ).toBe(true);
  }
});
