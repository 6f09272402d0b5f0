import type { Page } from '@playwright/test';
import { holdScripts, slowDownUntilReady, untilReady } from './support/hurry.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/shop.ts';

const { productId, productNum } = parts.resistor;
const slowness = 6;
const phone = { width: 360, height: 740 };
const category = '/goodsCenter?id=3';

/** Opens a page without its scripts, which come with the function that it returns. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  const opened = await page.goto(path, { waitUntil: 'commit' });
  // Without scripts nothing else would ever bring it.
  expect(await opened?.text()).toContain('<footer');
  await page.locator('footer').waitFor();
  return release;
}

/** Opens a page whose scripts start on a slow processor: what is done then comes in the middle. */
async function openSlowly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await openEarly(page, path);
  return async () => {
    await slowDownUntilReady(page, slowness);
    await release();
  };
}

/** A line of a visitor's cart, as an earlier visit has left it. */
async function keepLine(page: Page, num: number): Promise<void> {
  const line = { productId: Number(productId), productNum, num, at: Date.now() };
  await page.addInitScript((text) => localStorage.setItem('visitorCart', text), JSON.stringify([line]));
}

test.describe('what a visitor does before the page works', () => {
  test('a word that is typed while the scripts arrive is completed and suggested for', async ({
    page,
    t,
  }) => {
    const release = await openSlowly(page, '/');
    const box = page.getByRole('combobox', { name: t('frame.search.placeholder') }).first();
    await box.pressSequentially('CL31');
    await release();
    await box.pressSequentially('B475', { delay: 40 });
    await untilReady(page);
    await expect(box).toHaveValue('CL31B475');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  });

  test('a word within the results, sent with Enter, narrows the list', async ({ page, t }) => {
    const release = await openEarly(page, category);
    const box = page
      .getByRole('complementary')
      .getByRole('searchbox', { name: t('catalogue.filter.keywordLabel') });
    await box.fill('1002');
    await box.press('Enter');
    await release();
    await expect(page).toHaveURL(/id=3.*keyWord=1002/);
    await untilReady(page);
    await expect(box).toHaveValue('1002');
  });

  test('two filters that are ticked while the page starts are both in force', async ({ page }) => {
    const release = await openSlowly(page, category);
    const ticks = page.getByRole('complementary').getByRole('checkbox');
    await release();
    await ticks.nth(0).click();
    await ticks.nth(1).click();
    await expect(page).toHaveURL(/id=3&inStock=1&column\d+=/);
    await expect(ticks.nth(0)).toBeChecked();
  });

  test('a row of the list is bought', async ({ page, t }) => {
    const release = await openEarly(page, category);
    await page.locator('[data-add]').first().click();
    await release();
    await expect(page.getByRole('link', { name: t('frame.header.cart') })).toContainText('1');
  });

  test('the language is changed where the visitor is', async ({ page, chinese }) => {
    const release = await openEarly(page, category);
    await page
      .getByRole('button', { name: chinese ? 'EN' : '中文', exact: true })
      .first()
      .click();
    await release();
    await expect(page.locator('html')).toHaveAttribute('lang', chinese ? 'en' : 'zh-CN');
    await expect(page).toHaveURL(category);
  });

  test('a sign-in that is sent says what is wrong, and keeps the account', async ({ page, t }) => {
    const release = await openEarly(page, '/login');
    const account = page.getByLabel(t('session.login.account'));
    await account.fill('someone@example.com');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('session.login.submit'), exact: true })
      .click();
    await release();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('session.login.incomplete'));
    await expect(account).toHaveValue('someone@example.com');
  });

  test('the quantity of a line in the cart is changed as soon as it is seen', async ({ page }) => {
    await keepLine(page, 500);
    const release = await openSlowly(page, '/shopcar');
    await release();
    const box = page.getByRole('main').getByRole('textbox', { name: productNum });
    await box.fill('2000');
    await untilReady(page);
    await expect(box).toHaveValue('2000');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('visitorCart'))).toContain('"num":2000');
  });

  test('the tab of technical documents opens', async ({ page, t }) => {
    const release = await openEarly(page, '/searchAll?id=1&keyWord=0603');
    await page.getByRole('tab', { name: t('search.tab.file') }).click();
    await release();
    await expect(page).toHaveURL(/id=2&keyWord=0603/);
  });

  test('the currency is changed', async ({ page, t }) => {
    const release = await openEarly(page, `/GoodsDetails?id=${productId}`);
    const buttons = page
      .getByRole('group', { name: t('frame.money.currency') })
      .first()
      .getByRole('button');
    const other = await buttons.and(page.locator('[aria-pressed=false]')).textContent();
    await buttons.filter({ hasText: other ?? '' }).click();
    await release();
    await expect(buttons.filter({ hasText: other ?? '' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('the search of a phone opens', async ({ page, t }) => {
    await page.setViewportSize(phone);
    const release = await openEarly(page, category);
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('frame.header.search') })
      .click();
    await release();
    await expect(page.getByRole('combobox', { name: t('frame.search.placeholder') })).toBeFocused();
  });

  test('the menu of a phone opens', async ({ page, t }) => {
    await page.setViewportSize(phone);
    const release = await openEarly(page, category);
    await page.getByRole('button', { name: t('frame.header.menu') }).click();
    await release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
