import type { Locator, Page } from '@playwright/test';
import { call } from './support/call.ts';
import { findBrokenValues, findCutTexts } from './support/measure-values.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/shop.ts';
import { demoMember } from './support/sign-in.ts';
import { signInOutsidePage } from './support/sign-in-outside-page.ts';

/** A phone, and a desktop. */
const widths = [360, 1440];

interface Category {
  readonly catalogId: number;
  readonly children?: readonly Category[];
}

const leavesOf = (all: readonly Category[]): readonly Category[] =>
  all.flatMap((one) => (one.children?.length ? leavesOf(one.children) : [one]));

/** One of this many categories without children is looked at. */
const everyLeaf = 6;

/** `shown` is what a member's page has once it has loaded; other pages come filled. */
async function expectWhole(page: Page, path: string, shown?: Locator): Promise<void> {
  await page.goto(path);
  if (shown) await expect(shown).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const place = `${path} at ${width} px`;
    expect.soft(await page.evaluate(findBrokenValues), place).toEqual([]);
    expect.soft(await page.evaluate(findCutTexts), place).toEqual([]);
  }
}

test('a list cuts no text, and keeps each number and its unit on one line', async ({ page, chinese }) => {
  const { data } = await call(page, 'getCatalogTree', { language: chinese ? 'zh_CN' : 'en_US' });
  // The contract check judges the answer by the description.
  const leaves = leavesOf(data as readonly Category[]);
  for (const { catalogId } of leaves.filter((_, place) => place % everyLeaf === 0))
    await expectWhole(page, `/goodsCenter?id=${catalogId}`);
});

test('pages of parts whose units have a stroke cut no text and break no value', async ({ page }) => {
  const found = await page.request.get('/searchAll?id=1&keyWord=LM358&format=json');
  const { data } = await found.json();
  const parts: readonly { productId: number; catalogId: number }[] = data.productResult.data;
  const [part] = parts;
  if (!part) throw new Error('The shop has no amplifier');
  const ids = parts.slice(0, 4).map(({ productId }) => productId);
  for (const path of [
    `/goodsCenter?id=${part.catalogId}`,
    '/searchAll?id=1&keyWord=LM358',
    `/GoodsDetails?id=${part.productId}`,
    `/compare?ids=${ids.join(',')}`,
  ])
    await expectWhole(page, path);
});

test("a member's orders cut no text, and keep each number and its unit on one line", async ({ page }) => {
  await signInOutsidePage(page, demoMember);
  for (const path of ['/all/order', '/all/order?type=1', '/all/order?type=2']) {
    await expectWhole(page, path, page.getByRole('article').first());
    const order = page.getByRole('article').first().getByRole('heading').getByRole('link');
    await expectWhole(page, (await order.getAttribute('href')) ?? '', page.locator('h1'));
  }
});

test("a member's lists of parts, and the member centre, break no value and no date", async ({ page }) => {
  await signInOutsidePage(page, demoMember);
  for (const path of ['/footPrint/all', '/collection/all'])
    await expectWhole(page, path, page.getByRole('main').getByRole('rowheader').first());
  await expectWhole(page, '/membercenter', page.getByRole('main').locator('li p').first());
});

test('the card of a part has the columns that the list is narrowed and sorted by', async ({
  page,
  chinese,
  t,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  const found = await page.request.get('/searchAll?id=1&keyWord=LM358&format=json');
  const { data } = await found.json();
  const { catalogId, ...product } = data.productResult.data[0];
  const answer = await call(page, 'listColumns', {
    catalogId: String(catalogId),
    language: chinese ? 'zh_CN' : 'en_US',
  });
  // The contract check judges the answer by the description.
  const columns = answer.data as readonly { columnId: number; columnName: string; listType: 0 | 1 }[];
  const [narrowed, sorted] = columns.filter(({ listType }) => listType === 1).slice(-2);
  if (!narrowed || !sorted) throw new Error('The category has no columns');
  const cell = (name: string) => page.locator(`tbody tr:first-of-type td[data-label="${name}"]`);
  const value: string = product[`column${narrowed.columnId}`];
  const filter = Number.parseFloat(value);
  await page.goto(`/goodsCenter?id=${catalogId}`);
  await expect(cell(sorted.columnName)).toBeHidden();
  for (const list of [`/goodsCenter?id=${catalogId}`, `/searchAll?id=1&keyWord=TI&catalogId=${catalogId}`]) {
    await page.goto(`${list}&column${narrowed.columnId}=${filter}..&sort=column${sorted.columnId}`);
    await expect(cell(narrowed.columnName)).toBeVisible();
    await expect(cell(sorted.columnName)).toBeVisible();
  }

  // The table of a desktop leaves out what its reader has left out; the card says by what it is sorted.
  await page.getByRole('button', { name: t('catalogue.columns.title'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('catalogue.columns.title') });
  await dialog.getByRole('checkbox', { name: sorted.columnName, exact: true }).uncheck();
  await page.keyboard.press('Escape');
  await expect(cell(sorted.columnName)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(cell(sorted.columnName)).toBeHidden();
});

/** Pixels between the last line of text in an element and its lower edge. */
function roomBelowText(element: Element): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const ends: number[] = [];
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    for (const { bottom } of range.getClientRects()) ends.push(bottom);
  }
  return element.getBoundingClientRect().bottom - Math.max(...ends);
}

test('a fact of two lines keeps its distance from the next one on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/GoodsDetails?id=${parts.resistor.productId}`);
  const facts = page.locator('[data-title] dl > div');
  await expect(facts.first()).toBeVisible();
  for (const fact of await facts.all()) expect(await fact.evaluate(roomBelowText)).toBeGreaterThan(4);
});
