import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/shop.ts';
import { signIn, watchPictures } from './support/sign-in.ts';

/** Names of the demo shop's catalogue. */
const names = {
  zh: { top: '无源器件', category: '贴片电阻', package: '封装', brand: '品牌' },
  en: {
    top: 'Passive Components',
    category: 'Chip Resistor - Surface Mount',
    package: 'Package',
    brand: 'Brand',
  },
};

/** The first number of a text: `$0.0011` is 0.0011, `1,000+` is 1000. */
async function numberIn(place: Locator): Promise<number> {
  const text = (await place.textContent()) ?? '';
  return Number(/[\d,]*\.?\d+/.exec(text)?.[0].replaceAll(',', ''));
}

/** The dollars of a price, in whichever currency it is written. */
async function dollarsIn(place: Locator): Promise<number> {
  return Number(await place.locator('data').getAttribute('value'));
}

const total = (page: Page) => numberIn(page.locator('[data-total][aria-live], h1 ~ [data-total]').first());

/** Ticks a value of a filter and waits until the list shows what it says it has. */
async function tick(page: Page, group: string, value: string): Promise<number> {
  const fieldset = page.getByRole('group', { name: group, exact: false }).first();
  const row = fieldset.getByRole('listitem').filter({ hasText: value }).first();
  const before = await total(page);
  await row.getByRole('checkbox').check();
  await expect.poll(() => total(page)).toBeLessThan(before);
  await expect.poll(async () => (await total(page)) - (await numberIn(row.locator('small')))).toBe(0);
  return total(page);
}

test('a shopper finds a part by its parameters, sees its price at a quantity, searches, signs in and out', {
  tag: '@mocks',
}, async ({ page, t, chinese }) => {
  const name = chinese ? names.zh : names.en;
  const code = watchPictures(page);

  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', chinese ? 'zh-CN' : 'en');

  await page.getByRole('button', { name: t('frame.navigation.productCentre') }).click();
  await page
    .getByRole('tablist', { name: t('frame.panel.tabs') })
    .getByRole('tab', { name: name.top })
    .click();
  await page.getByRole('link', { name: name.category, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: name.category })).toBeVisible();

  await expect.poll(() => total(page)).toBeGreaterThan(0);
  const all = await total(page);
  const ofPackage = await tick(page, name.package, '0603');
  expect(ofPackage).toBeLessThan(all);
  const ofBoth = await tick(page, name.brand, 'YAGEO');
  expect(ofBoth).toBeLessThan(ofPackage);
  await expect(page).toHaveURL(/column\d+=\d+.*column\d+=\d+/);
  await page.reload();
  await expect.poll(() => total(page)).toBe(ofBoth);

  const part = page.getByRole('table').getByRole('rowheader').getByRole('link').first();
  const partNumber = (await part.textContent()) ?? '';
  await part.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(partNumber);

  const breaks = page
    .getByRole('table', { name: t('catalogue.buy.breaks'), exact: true })
    .locator('tbody tr');
  const second = breaks.nth(1);
  const [from, price] = [
    await numberIn(second.getByRole('rowheader')),
    await dollarsIn(second.getByRole('cell').first()),
  ];
  const quantity = from * 2;
  await page.getByRole('textbox', { name: t('catalogue.buy.quantity'), exact: true }).fill(String(quantity));
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => dollarsIn(page.locator('strong[aria-live]'))).toBeCloseTo(quantity * price, 2);

  const search = page.getByRole('search');
  await search.getByRole('combobox', { name: t('frame.search.placeholder') }).fill(partNumber);
  await search.getByRole('button', { name: t('frame.search.submit') }).click();
  await expect(page).toHaveURL(/\/searchAll\?.*id=1/);
  await expect(page.getByRole('main').getByRole('link', { name: partNumber }).first()).toBeVisible();

  await page
    .getByRole('link', { name: t('frame.topBar.login'), exact: true })
    .first()
    .click();
  await signIn(page, t, await code());
  const logout = page.getByRole('button', { name: t('frame.topBar.logout') });
  await expect(logout).toBeVisible();
  await page.reload();
  await logout.click();
  await expect(page.getByText(t('frame.topBar.loggedOut'))).toBeVisible();
});

test('values are understood however they are written, and a wrong unit is reported next to the input', async ({
  page,
  t,
  chinese,
}) => {
  const name = chinese ? names.zh : names.en;
  await page.goto('/goodsCenter');
  await page.getByRole('main').getByRole('link').filter({ hasText: name.category }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: name.category })).toBeVisible();
  const least = page
    .getByRole('textbox', { name: t('catalogue.filter.least', { name: '', unit: 'Ω' }).trim() })
    .first();
  await least.fill('4k7');
  await least.press('Enter');
  await expect(page).toHaveURL(/column\d+=4700\.\./);
  await expect(least).toHaveValue(/4\.7\s?kΩ/);
  await least.fill('5V');
  await least.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'V' })).toBeVisible();
  await expect(least).toHaveValue('5V');
});

test('changing the language keeps the page and the choice', { tag: '@mocks' }, async ({ page, chinese }) => {
  await page.goto('/goodsCenter?id=3');
  await page
    .getByRole('button', { name: chinese ? 'EN' : '中文' })
    .or(page.getByRole('link', { name: chinese ? 'EN' : '中文' }))
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', chinese ? 'en' : 'zh-CN');
  await expect(page).toHaveURL(/\/goodsCenter\?id=3/);
  expect(await page.evaluate(() => Object.values(localStorage))).toContain(chinese ? 'en_US' : 'zh_CN');
});

test('a visitor who wants to buy is asked to sign in first', async ({ page, t }) => {
  await page.goto('/GoodsDetails?id=40');
  await page.getByRole('button', { name: t('catalogue.buy.buyNow'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
