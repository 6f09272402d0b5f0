import type { Page } from '@playwright/test';
import { vocabularyProblems } from '../support/schema-vocabulary.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/shop.ts';

test.use({ javaScriptEnabled: false });

const { productId, productNum } = parts.resistor;

/** Every page for everyone, and the kind of item that it is to search engines. */
const pages = [
  { path: '/', item: 'Organization' },
  { path: '/goodsCenter', item: 'BreadcrumbList' },
  { path: '/goodsCenter?id=3', item: 'BreadcrumbList' },
  { path: `/GoodsDetails?id=${productId}`, item: 'Product' },
  { path: '/searchAll?id=1&keyWord=100nF', item: undefined },
  { path: '/searchAll?id=2&keyWord=resistor', item: undefined },
  { path: '/news', item: 'BreadcrumbList' },
  { path: '/newsDetail?nid=1', item: 'NewsArticle' },
  { path: '/service', item: 'FAQPage' },
  { path: '/solution', item: 'BreadcrumbList' },
  { path: '/aboutUs', item: 'BreadcrumbList' },
  { path: '/contactUs', item: 'BreadcrumbList' },
  { path: '/solution?index=15', item: 'BreadcrumbList' },
  { path: '/tgshare', item: 'BreadcrumbList' },
  { path: '/tgshare?tid=1', item: 'DigitalDocument' },
  { path: '/shopcar', item: undefined },
];

/** The types of the items that the page says it has. */
async function linkedItems(page: Page): Promise<string[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => {
    const document: { '@graph': { '@type': string }[] } = JSON.parse(text);
    expect(vocabularyProblems(document)).toEqual([]);
    return document['@graph'].map((item) => item['@type']);
  });
}

test('every public page is read, and led on from, without scripts', async ({ page, request, t }) => {
  const targets = new Set<string>();
  const pictures = new Set<string>();
  for (const { path, item } of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByRole('complementary', { name: t('frame.noScript.label') })).toBeVisible();
      await expect(page.locator('main')).toHaveText(/\S[\s\S]{60,}/);
      const items = await linkedItems(page);
      if (item !== undefined) {
        expect(items).toContain(item);
        const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
        pictures.add(picture ?? 'no picture');
      }
      for (const href of await page
        .locator('main a[href^="/"], nav a[href^="/"]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? '')))
        targets.add(new URL(href, 'http://shop').pathname);
    });
  }
  for (const picture of pictures) {
    const answer = await request.get(picture);
    expect(answer.headers()['content-type'], picture).toBe('image/png');
  }
  for (const path of targets) {
    const answer = await request.get(path, { maxRedirects: 0 });
    // Pages of one thing have an id in their query and are not found without it.
    expect([200, 404], path).toContain(answer.status());
    if (!/Detail|GoodsDetails|\/files\//.test(path)) expect(answer.status(), path).toBe(200);
  }
});

test('the forms of the shop work without scripts', async ({ page, t }) => {
  await page.goto('/');
  const search = page.getByRole('search', { name: t('frame.search.label') }).first();
  await search.getByRole('combobox', { name: t('frame.search.placeholder') }).fill(productNum);
  await search.getByRole('combobox', { name: t('frame.search.placeholder') }).press('Enter');
  await expect(page).toHaveURL(/\/searchAll\?id=1&keyWord=/);
  await page.locator('main').getByRole('link', { name: productNum }).first().click();
  await page.getByRole('textbox', { name: t('catalogue.buy.quantity'), exact: true }).fill('5000');
  await page.getByRole('textbox', { name: t('catalogue.buy.quantity'), exact: true }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/GoodsDetails\\?id=${productId}&quantity=5000$`));
  await expect(page.getByRole('textbox', { name: t('catalogue.buy.quantity'), exact: true })).toHaveValue(
    '5000',
  );

  await page.goto('/goodsCenter?id=3&quantity=1000');
  const panel = page.getByRole('complementary', { name: t('catalogue.filter.open') });
  const ticks = panel.getByRole('checkbox');
  await ticks.nth(1).check();
  await ticks.nth(2).check();
  await panel
    .getByRole('button', { name: t('catalogue.filter.apply') })
    .first()
    .click();
  await expect(page).toHaveURL(/id=3&quantity=1000&.*column\d+=/);
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(2);

  await page.goto('/goodsCenter?id=3');
  await panel.getByRole('textbox').and(page.locator('[name$=".min"]')).first().fill('1k');
  await panel.getByRole('textbox').and(page.locator('[name$=".max"]')).first().fill('4k7');
  await panel.getByRole('textbox').and(page.locator('[name$=".max"]')).first().press('Enter');
  await expect(page).toHaveURL(/\/goodsCenter\?id=3&column\d+=1000\.\.4700$/);

  await page.goto('/goodsCenter?id=3');
  const highest = panel.locator('[name^="maxPrice."]');
  await highest.fill('0.01');
  await highest.press('Enter');
  await expect(page).toHaveURL(/\/goodsCenter\?id=3&maxPrice=[\d.]+$/);
  await expect(panel.locator('[name^="maxPrice."]')).toHaveValue('0.01');

  await page.goto('/goodsCenter?id=3&quantity=1000');
  const shown = await ticks.count();
  await panel.locator('a[data-more]').first().click();
  await expect(page).toHaveURL(/id=3&quantity=1000&allValues=1$/);
  expect(await ticks.count()).toBeGreaterThan(shown + 20);

  await page.goto('/news?page=2');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.getByRole('button', { name: 'EN' }).click();
  await expect(page).toHaveURL(/\/news\?page=2&language=en_US$/);
  await page.goto('/aboutUs');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await page.goto('/searchAll?id=1&keyWord=capacitor&sort=stock&order=asc');
  await page
    .locator('main')
    .getByRole('link', { name: t('catalogue.list.alternatives') })
    .first()
    .click();
  await page.getByRole('textbox', { name: t('catalogue.alert.email') }).fill('without-scripts@example.com');
  await page.getByRole('button', { name: t('catalogue.alert.submit') }).click();
  await expect(page.getByRole('status')).toHaveText(t('catalogue.alert.confirm'));
});
