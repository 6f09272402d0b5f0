import { ColumnRanges } from '../../generated/hooks/model/columnRanges.ts';
import { call } from './support/call.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/shop.ts';

test('a filter of ranges says what it asks for, and the page of a part says why the part fits', async ({
  page,
  t,
}) => {
  const fields = { productId: String(parts.resistor.productId), language: 'en_US' };
  const { catalogId } = (await call(page, 'getProduct', fields)).data;
  const definitions = await call(page, 'listColumns', { catalogId: String(catalogId), language: 'en_US' });
  const column = definitions.data.find(
    ({ ranges, screen }) => ranges === ColumnRanges.valueRanges && screen === 1,
  );
  const field = `column${column?.columnId}`;
  const value = /125/;

  await page.goto(`/goodsCenter?id=${catalogId}&${field}=-40..125`);
  const chips = page.getByRole('list', { name: t('catalogue.filter.active') });
  await expect(chips).toContainText(t('catalogue.filter.covers', { value: '' }).trim());
  const mode = page.locator(`select[name="${field}.mode"]`).first();
  await expect(mode).toHaveValue('covers');
  await mode.selectOption('overlaps');
  await expect(page).toHaveURL(new RegExp(`${field}=~-40..125`));
  await expect(chips).toContainText(value);
  await expect(mode).toHaveValue('overlaps');

  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const ticks = page.getByRole('table').getByRole('checkbox');
  await ticks.nth(0).check();
  await ticks.nth(1).check();
  const tray = page.getByRole('region', { name: t('catalogue.compare.tray') });
  await tray.getByRole('link', { name: t('catalogue.compare.open') }).click();
  await expect(page).toHaveURL(new RegExp(`/compare.*${field}=~-40..125`));
  await expect(page.getByRole('cell').getByText(value)).not.toHaveCount(0);
  await page.goBack();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.getByRole('table').getByRole('rowheader').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/GoodsDetails.*${field}=`));
  const parameters = page.getByRole('tabpanel').first();
  await expect(parameters.getByText(value).last()).toBeVisible();
});
