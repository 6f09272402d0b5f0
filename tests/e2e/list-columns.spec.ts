import type { Page } from '@playwright/test';
import { findForeign } from '../support/languages/foreign-text.ts';
import { call } from './support/call.ts';
import { findHiddenColumns } from './support/hidden-columns.ts';
import { highestRow, measureColumns } from './support/measure-columns.ts';
import { looksAtAll, openWatched } from './support/screens.ts';
import { expect, test } from './support/shop.ts';
import { watchPage } from './support/watch-page.ts';

/** Tests look at the categories with the widest table heads. */
const widestCategories = 12;

/** React has taken over the rows of the rendered list: another address before that would meet half a page. */
function isHydrated(): boolean {
  const row = document.querySelector('tbody tr');
  return row !== null && Object.keys(row).some((key) => key.startsWith('__react'));
}

/** Leads the open app to another address without loading it again. */
function goInside(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** The width of each kind of window: the table scrolls, it has the whole page, the filters are next to it. */
const narrowWidths = [1024, 1160, 1280];

/** Their on-resistance holds for a voltage and a current: `26.5 mΩ @ 10 V, 5.7 A`. */
const mosfets = '/goodsCenter?id=32';

/** The cells whose text takes more than two lines. Runs in the page. */
function findHighValues(cells: readonly Element[]): string[] {
  const high = cells.filter((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const bottoms = [...range.getClientRects()].map(({ bottom }) => bottom).sort((a, b) => a - b);
    // A smaller letter on the same line ends a little higher.
    const lines = bottoms.filter((bottom, place) => bottom - (bottoms[place - 1] ?? 0) > 6);
    return lines.length > 2;
  });
  return high.map(({ textContent }) => textContent);
}

type Category = { catalogId: number; catalogName: string; children?: Category[] };

const leavesOf = (all: readonly Category[]): Category[] =>
  all.flatMap((one) => (one.children?.length ? leavesOf(one.children) : [one]));

/** How much room the heads of a category's table ask for, in Latin letters: a Chinese character takes two. */
async function headWidth(page: Page, { catalogId }: Category, language: string): Promise<number> {
  const { data } = await call(page, 'listColumns', { catalogId: String(catalogId), language });
  const heads = data.filter(({ listType }) => listType === 1).map(({ columnName }) => columnName);
  return heads.join(' ').replaceAll(/\p{Script=Han}/gu, '××').length;
}

/** The categories to look at: all, or those whose tables are the most crowded. */
async function categoriesToCheck(page: Page, language: string): Promise<Category[]> {
  const { data } = await call(page, 'getCatalogTree', { language });
  const leaves = leavesOf(data);
  if (looksAtAll) return leaves;
  const widths = new Map<Category, number>();
  for (const category of leaves) widths.set(category, await headWidth(page, category, language));
  const widest = leaves.sort((a, b) => (widths.get(b) ?? 0) - (widths.get(a) ?? 0));
  return widest.slice(0, widestCategories);
}

async function openAnyList(page: Page): Promise<void> {
  await page.addInitScript(watchPage);
  await openWatched(page, '/goodsCenter?id=3');
  await page.waitForFunction(isHydrated);
}

/** Leads the open list to another category. */
async function openInside(page: Page, { catalogId, catalogName }: Category): Promise<void> {
  await goInside(page, `/goodsCenter?id=${catalogId}`);
  await page.waitForFunction(
    (name) =>
      document.querySelector('h1')?.textContent === name &&
      document.querySelector('tbody tr') &&
      window.pageWatch.isSettled(),
    catalogName,
  );
}

test.describe('the list of products', () => {
  test('shows every column of a category next to the others', async ({ page, chinese }) => {
    const categories = await categoriesToCheck(page, chinese ? 'zh_CN' : 'en_US');
    await openAnyList(page);
    for (const category of categories) {
      await openInside(page, category);
      expect.soft(await page.evaluate(measureColumns, highestRow), category.catalogName).toEqual([]);
    }
  });

  test('gives a value one line, and the condition that it holds for another', async ({ page }) => {
    await page.goto(mosfets);
    const values = page.locator('tbody td[data-parameter]', { hasText: '@' });
    await expect(values.first()).toBeVisible();
    expect(await values.evaluateAll(findHighValues)).toEqual([]);
  });

  test('shows the whole of every column in a smaller window, after scrolling if need be', async ({
    page,
    chinese,
  }) => {
    const categories = await categoriesToCheck(page, chinese ? 'zh_CN' : 'en_US');
    await openAnyList(page);
    for (const category of categories) {
      await openInside(page, category);
      for (const width of narrowWidths) {
        await page.setViewportSize({ width, height: 800 });
        const place = `${category.catalogName} at ${width} px`;
        expect.soft(await page.evaluate(findHiddenColumns), place).toEqual([]);
      }
    }
  });

  test('opens its filters in a window that has no room for them next to the table', async ({ page, t }) => {
    await page.setViewportSize({ width: 1160, height: 800 });
    await page.goto('/goodsCenter?id=3');
    const name = t('catalogue.filter.open');
    await expect(page.getByRole('complementary', { name })).toBeHidden();
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name }).getByRole('checkbox').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('complementary', { name })).toBeVisible();
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  });

  test('is printed with stock and price', async ({ page, t }) => {
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.goto('/goodsCenter?id=90');
    await expect(page.getByRole('table').locator('tbody tr')).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('columnheader', { name: t('catalogue.list.stock') })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: t('catalogue.list.unitPrice') })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    const outside = await page.evaluate(
      () =>
        [...document.querySelectorAll('tbody td:nth-last-of-type(-n + 3):not(:last-of-type)')].filter(
          (cell) => {
            const { left, right, width, height } = cell.getBoundingClientRect();
            return left < 0 || right > innerWidth || width === 0 || height === 0;
          },
        ).length,
    );
    expect(outside).toBe(0);
    expect(await page.evaluate(measureColumns, highestRow)).toEqual([]);
  });
});

/** The cells of a list as a file, row by row; a quoted cell may have commas in it, and none has a line break. */
function cellsOf(file: string): string[][] {
  return file
    .split('\r\n')
    .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replace(/^"|"$/g, '')));
}

test('every product of the shop has its names, columns and values in the language of the page', async ({
  page,
  chinese,
}) => {
  const language = chinese ? 'zh_CN' : 'en_US';
  const { data } = await call(page, 'getCatalogTree', { language });
  // The contract check judges the answer by the description.
  const groups = (data as readonly Category[]).flatMap(({ children = [] }) => children);
  const foreign = new Set<string>();
  for (const { catalogId } of groups) {
    const file = await page.request.get(`/goodsCenter?id=${catalogId}&format=csv&language=${language}`);
    expect(file.headers()['content-type']).toContain('text/csv');
    const rows = cellsOf(await file.text());
    expect(rows.length).toBeGreaterThan(1);
    const brands = new Set(rows.slice(1).flatMap(([, brand]) => (brand ? [brand] : [])));
    for (const cell of new Set(rows.flat())) {
      const words = cell.startsWith('http') ? [] : findForeign(cell, language, brands);
      if (words.length > 0) foreign.add(`${cell.slice(0, 80)}: ${words.join(', ')}`);
    }
  }
  expect([...foreign]).toEqual([]);
});

test('the page of a product is printed on two sheets with its price breaks', async ({ page, t }) => {
  await page.goto('/GoodsDetails?id=1');
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: t('catalogue.buy.breaks'), exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: t('catalogue.buy.addToCart'), exact: true })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});
