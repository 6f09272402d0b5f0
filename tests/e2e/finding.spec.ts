import type { Locator, Page } from '@playwright/test';
import type { Product } from '../../generated/hooks/model/product.ts';
import { call } from './support/call.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/shop.ts';

const { productId, productNum, start } = parts.resistor;

async function partOf(page: Page, id: string): Promise<Product> {
  // The contract check judges the answers by the description.
  return (await call(page, 'getProduct', { productId: id, language: 'en_US' })).data as Product;
}

/** Presses the key until this option of the list is marked. */
async function markOption(page: Page, option: Locator): Promise<void> {
  await expect(option).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 100 });
  }).toPass();
}

test('suggestions are chosen with the keyboard: values become filters, a part number its page, an old search comes back', {
  tag: '@mocks',
}, async ({ page, t }) => {
  await page.goto('/news');
  const box = page.getByRole('combobox', { name: t('frame.search.placeholder') });
  const list = page.getByRole('listbox', { name: t('suggestions.list.label') });
  const options = list.getByRole('option');
  await box.focus();
  await page.keyboard.type('0603 10k');
  const values = page.getByRole('group', { name: t('suggestions.group.values') });
  await expect(values.getByRole('option').first()).toBeVisible();
  // The pointer points, it does not choose.
  await values.getByRole('option').first().hover();
  await expect(list.getByRole('option', { selected: true })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/searchAll\?id=1&keyWord=0603(\+|%20)10k$/);

  await page.goto('/news');
  await box.focus();
  await page.keyboard.type('0603 10k');
  await markOption(page, values.getByRole('option').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/goodsCenter\?id=\d+&column\d+=/);
  await expect(page.getByRole('list', { name: t('catalogue.filter.active') })).toBeVisible();

  await page.goto('/news');
  await box.focus();
  await page.keyboard.type(productNum.slice(0, -1));
  await markOption(page, options.filter({ hasText: productNum }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: productNum })).toBeVisible();

  await page.goto('/news');
  await box.focus();
  await expect(options.filter({ hasText: '0603 10k' })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await markOption(page, options.filter({ hasText: '0603 10k' }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/searchAll\?id=1&keyWord=0603(\+|%20)10k$/);

  await page.goto('/news');
  await box.focus();
  const forget = page.getByRole('button', { name: t('suggestions.recent.clear') });
  await forget.focus();
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(0);
  await expect(box).toBeFocused();
});

test('a search leads through category, filter and order to a part in the cart, and back brings the filters back', {
  tag: '@mocks',
}, async ({ page, t }) => {
  const { catalogId } = await partOf(page, productId);
  await page.goto('/searchAll?id=1&keyWord=0603');
  const categories = page.getByRole('navigation', { name: t('catalogue.filter.categories') });
  await expect(categories.getByRole('heading', { name: t('catalogue.filter.categories') })).toBeVisible();
  const category = categories.locator(`a[href*="catalogId=${catalogId}&"]`);
  const count = (await category.locator('small').textContent()) ?? '';
  await category.click();
  await expect(page).toHaveURL(new RegExp(`catalogId=${catalogId}`));
  const total = page.getByRole('status').filter({ hasText: new RegExp(`(?<![\\d,])${count}(?![\\d,])`) });
  await expect(total).toBeVisible();

  const panel = page.getByRole('complementary', { name: t('catalogue.filter.open') });
  const stock = panel.getByRole('textbox', { name: t('catalogue.filter.minStockLabel') });
  await stock.fill('some');
  await stock.press('Enter');
  await expect(stock).toHaveAttribute('aria-invalid', 'true');
  await expect(stock).toHaveAccessibleDescription(/1,000,000,000/);
  await stock.fill('1000');
  await stock.press('Enter');
  await expect(page).toHaveURL(/minStock=1000/);
  await expect(stock).not.toHaveAttribute('aria-invalid', 'true');

  const head = page.getByRole('columnheader', { name: t('catalogue.list.stock') });
  await head.getByRole('button').click();
  await expect(page).toHaveURL(/sort=stock&order=desc/);
  const narrowed = page.url();

  await page.getByRole('tab', { name: t('search.tab.information') }).click();
  await expect(page).toHaveURL(/id=3/);
  await page.goBack();
  await expect(page).toHaveURL(narrowed);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);

  await page.locator('main [data-add]').first().click();
  await expect(page.getByText(t('catalogue.buy.addedHere'))).toBeVisible();
});

test('a row of a list is bought with the keyboard: its price breaks are read, its quantity is typed', async ({
  page,
  t,
}) => {
  const { catalogId } = await partOf(page, productId);
  await page.goto(`/goodsCenter?id=${catalogId}&keyWord=${productNum}`);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const price = page.getByRole('button', { name: t('catalogue.row.breaks', { name: productNum }) });
  await price.focus();
  const tip = page.getByRole('tooltip');
  await expect(tip).toContainText(t('catalogue.buy.breaks'));
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  const quantity = page.getByRole('textbox', { name: t('catalogue.row.quantity', { name: productNum }) });
  await quantity.fill(String(start + 1));
  await quantity.press('Enter');
  const corrected = String(start * 2);
  await expect(quantity).toHaveValue(corrected);
  const warning = page.getByText(new RegExp(`^${productNum}: `));
  await expect(warning).toBeVisible();
  await quantity.fill(String(start));
  await expect(warning).toHaveCount(0);
  await quantity.press('Enter');
  await expect(page.getByText(t('catalogue.buy.addedHere'))).toBeVisible();
});

test('parts are compared by their address, taken out one by one, and more are added from the list of before', async ({
  page,
  t,
}) => {
  const { catalogId } = await partOf(page, productId);
  const fields = { catalogId: String(catalogId), pageNum: '1', pageSize: '3', language: 'en_US' };
  // As above.
  const found = (await call(page, 'listProducts', fields)).data as Product[];
  const [one, two, three] = found.map((part) => part.productNum);
  if (!one || !two || !three) throw new Error('The category has less than three parts.');
  await page.goto(`/compare?ids=${found.map((part) => part.productId).join(',')}`);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  const lines = await table.getByRole('row').count();
  await page.getByRole('checkbox', { name: t('catalogue.compare.onlyDifferent') }).check();
  await expect(page).toHaveURL(/differences=1/);
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(lines);

  await page.getByRole('link', { name: t('catalogue.compare.remove', { name: one }) }).press('Enter');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByRole('link', { name: t('catalogue.compare.remove', { name: two }) })).toBeFocused();

  await page.goto(
    `/goodsCenter?id=${catalogId}&inStock=1&compare=${found.map((part) => part.productId).join('.')}`,
  );
  const tray = page.getByRole('region', { name: t('catalogue.compare.tray') });
  await tray.getByRole('link', { name: t('catalogue.compare.open'), exact: true }).click();
  await expect(page).toHaveURL(/\/compare\?/);
  const more = page.getByRole('link', { name: t('catalogue.compare.add', { most: 6 }) });
  await expect(more).toHaveAttribute('href', /inStock=1/);
  await more.click();
  await expect(page).toHaveURL(/\/goodsCenter\?.*inStock=1/);
});
