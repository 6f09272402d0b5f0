import type { Page } from '@playwright/test';
import { highestRow, measureColumns } from './support/measure-columns.ts';
import { measureLayout } from './support/measure-layout.ts';
import { findBrokenValues, findCutTexts } from './support/measure-values.ts';
import { memberPages, visitorPages, visitorVariants } from './support/pages.ts';
import { openWatched } from './support/screens.ts';
import { expect, test } from './support/shop.ts';
import { demoMember } from './support/sign-in.ts';
import { signInOutsidePage } from './support/sign-in-outside-page.ts';
import { unpaidOrder } from './support/unpaid-order.ts';
import { watchPage } from './support/watch-page.ts';

/** Part numbers that take two lines. */
const longNumbers = { name: 'list of long part numbers', path: '/goodsCenter?id=77' };

const visitorsPages = new Set([
  ...['home', 'product list', 'product detail', 'search', 'comparison of three parts', 'login'],
  ...['list with conditions, one of them unknown', longNumbers.name],
]);
const membersPages = new Set(['cart', 'order', 'cashier', 'orders', 'order detail', 'member centre']);

/** Pages with the table of products. */
const lists = /^\/(?:goodsCenter|searchAll)/;

/** What the window is wide, and what room a control has there, in pixels. */
const windows = [
  { width: 360, height: 760, target: 40 },
  { width: 1440, height: 900, target: 24 },
];

async function measure(page: Page, { name, path }: { name: string; path: string }): Promise<void> {
  await openWatched(page, path);
  for (const { target, ...size } of windows) {
    await page.setViewportSize(size);
    const { scrolling: _, ...layout } = await page.evaluate(measureLayout, target);
    const found = {
      ...layout,
      broken: await page.evaluate(findBrokenValues),
      // A teaser leads to the whole of its text.
      cut: path === '/' ? [] : await page.evaluate(findCutTexts),
      columns: size.width > 1024 && lists.test(path) ? await page.evaluate(measureColumns, highestRow) : [],
    };
    const sound = { covered: [], small: [], overflow: 0, broken: [], cut: [], columns: [] };
    expect.soft(found, `${name} at ${size.width} px`).toEqual(sound);
  }
}

test.beforeEach(({ page }) => page.addInitScript(watchPage));

test("a visitor's pages have their sizes in this font", async ({ page }) => {
  for (const one of [...visitorPages, ...visitorVariants, longNumbers])
    if (visitorsPages.has(one.name)) await measure(page, one);
});

test("a member's pages have their sizes in this font", async ({ page }) => {
  const token = await signInOutsidePage(page, demoMember);
  for (const one of memberPages(await unpaidOrder(page, token)))
    if (membersPages.has(one.name)) await measure(page, one);
});
