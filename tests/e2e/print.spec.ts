import type { Page } from '@playwright/test';
import { expect, test } from './support/shop.ts';
import { demoMember } from './support/sign-in.ts';
import { signInOutsidePage } from './support/sign-in-outside-page.ts';

/** What an A4 sheet with margins of 10 mm is wide, in pixels. */
const sheetWidth = 718;

/** Cells that the sheet or a neighbour cuts. */
function cutCells(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(th, td)')].flatMap((cell) => {
      const { left, right, width } = cell.getBoundingClientRect();
      const isCut =
        width > 0 && (left < 0 || right > innerWidth + 1 || cell.scrollWidth > cell.clientWidth + 1);
      return isCut ? [cell.textContent.slice(0, 40)] : [];
    }),
  );
}

test.use({ viewport: { width: sheetWidth, height: 1000 } });

test('six compared products are printed on one sheet without losing a column', async ({ page }) => {
  await page.goto('/goodsCenter?id=90');
  const parts = page.locator('tbody a[href*="GoodsDetails?id="]');
  await expect(parts).not.toHaveCount(0);
  const ids = await parts.evaluateAll((links) =>
    links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('id')),
  );
  const compared = [...new Set(ids)].slice(0, 6);
  await page.goto(`/compare?ids=${compared.join(',')}`);
  await expect(page.getByRole('columnheader')).toHaveCount(compared.length + 1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  expect(compared).toHaveLength(6);
  expect(await cutCells(page)).toEqual([]);
});

test('an order is printed with what it says and without what only the screen can do', async ({ page, t }) => {
  await signInOutsidePage(page, demoMember);
  await page.goto('/all/order');
  await page.locator('a[href*="orderDetail?id="]').first().click();
  const items = page.getByRole('region', { name: t('orders.detail.lines') });
  await expect(items.getByRole('table')).toBeVisible();
  await expect(page.getByRole('region', { name: t('orders.detail.documents') })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(items.getByRole('table')).toBeVisible();
  await expect(page.getByRole('region', { name: t('orders.detail.amount') })).toBeVisible();
  await expect(page.getByRole('region', { name: t('orders.detail.documents') })).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('button').filter({ hasNotText: '.pdf' })).toHaveCount(0);
  expect(await cutCells(page)).toEqual([]);
});
