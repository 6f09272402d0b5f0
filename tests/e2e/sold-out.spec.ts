import type { Page } from '@playwright/test';
import { beijingDay } from '#domain/beijing-day.ts';
import type { CartItem } from '../../generated/hooks/model/cartItem.ts';
import type { Product } from '../../generated/hooks/model/product.ts';
import { call, tokenOf } from './support/call.ts';
import { changeAnswers } from './support/change-answers.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/shop.ts';
import { newSignedInMember } from './support/sign-in-outside-page.ts';

const isSoldOut = ({ backorderWeeks }: Product) => backorderWeeks === undefined;

/** A part without stock, of a category in which others have some. */
async function partWithoutStock(page: Page, fits = isSoldOut): Promise<Product> {
  const fields = { pageNum: '1', pageSize: '50', language: 'en_US' };
  const { data: withStock } = await call(page, 'listProducts', { ...fields, inStock: '1' });
  for (const { catalogId } of withStock) {
    const list = { ...fields, catalogId: String(catalogId), sort: 'stock', order: 'asc' };
    const parts = (await call(page, 'listProducts', list)).data;
    const least = parts.find((part) => part.stock === 0 && fits(part));
    if (least) return least;
  }
  throw new Error('Every part of the shop is in stock.');
}

test('a part without stock cannot be bought, and list and product page lead to what there is instead', async ({
  page,
  t,
}) => {
  const { productNum, catalogId } = await partWithoutStock(page);
  await page.goto(`/goodsCenter?id=${catalogId}&sort=stock&order=asc`);
  const part = page.getByRole('link', { name: productNum, exact: true }).first();
  const row = page.getByRole('row').filter({ has: part });
  await expect(row.getByText(t('catalogue.list.outOfStock'))).toBeVisible();
  await row.getByRole('link', { name: t('catalogue.list.alternatives') }).click();

  await expect(page.getByRole('heading', { level: 1, name: productNum })).toBeVisible();
  const box = page.getByRole('region', { name: t('catalogue.buy.label') });
  await expect(box.getByText(t('catalogue.buy.soldOut'))).toBeVisible();
  for (const name of [t('catalogue.buy.buyNow'), t('catalogue.buy.addToCart')]) {
    await expect(box.getByRole('button', { name })).toBeDisabled();
    await expect(box.getByRole('button', { name })).toHaveAccessibleDescription(t('catalogue.buy.soldOut'));
  }
  await expect(box.getByRole('textbox', { name: t('catalogue.buy.quantity'), exact: true })).toBeDisabled();

  const alternatives = box.getByRole('list', { name: t('catalogue.alternatives.title') }).getByRole('link');
  await expect(alternatives.first()).toBeInViewport();

  await box.getByRole('button', { name: t('catalogue.alert.button') }).click();
  const dialog = page.getByRole('dialog', { name: t('catalogue.alert.title') });
  await dialog.getByRole('textbox').fill('waiting@example.com');
  await dialog.getByRole('button', { name: t('catalogue.alert.submit') }).click();
  await expect(page.getByText(t('catalogue.alert.confirm'))).toBeVisible();
  await expect(dialog).toBeHidden();

  const other = (await alternatives.first().textContent()) ?? '';
  await alternatives.first().click();
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible();
  await expect(page.getByRole('button', { name: t('catalogue.buy.buyNow'), exact: true })).toBeEnabled();
});

test('a part without stock that the supplier delivers later is ordered with its lead time', async ({
  page,
  t,
}) => {
  const part = await partWithoutStock(page, ({ backorderWeeks }) => backorderWeeks !== undefined);
  const { productId, productNum, catalogId, startBuy, backorderWeeks: count = 0 } = part;
  const later = t('components.stock.laterAll', { count });
  await newSignedInMember(page);
  await page.goto(`/goodsCenter?id=${catalogId}&sort=stock&order=asc`);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: productNum, exact: true }) });
  await expect(row.getByText(t('catalogue.list.weeks', { count }))).toBeVisible();
  await row.getByRole('link', { name: productNum, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: productNum })).toBeVisible();
  const box = page.getByRole('region', { name: t('catalogue.buy.label') });
  await expect(box.getByText(later)).toBeVisible();
  await expect(box.getByRole('button', { name: t('catalogue.alert.button') })).toBeVisible();
  const alternatives = box.getByRole('list', { name: t('catalogue.alternatives.title') });
  await expect(alternatives.getByRole('link').first()).toBeVisible();
  await box.getByRole('button', { name: t('catalogue.buy.addToCart'), exact: true }).click();
  await expect(page.getByText(t('catalogue.buy.added'), { exact: true })).toBeVisible();
  await page.goto('/shopcar');
  await expect(page.getByRole('listitem', { name: productNum }).getByText(later)).toBeVisible();

  const token = await tokenOf(page);
  const [line] = (await call(page, 'listCartItems', { token })).data;
  const productInfos = JSON.stringify([
    {
      carId: line?.carId,
      num: startBuy,
      productId,
      productNum,
      backorderWeeks: count,
      backordered: startBuy,
    },
  ]);
  const money = { discountType: '3', integralMoney: '0', integralNum: '0' };
  const receiver = {
    receivingUser: 'Wei Li',
    receivingAddress: 'Shenzhen, 1 Keji Road',
    receivingPhone: '13800138000',
  };
  const placed = await call(page, 'submitCartOrder', { productInfos, ...money, ...receiver, token });
  const orderNo = String(placed.data);
  const order = (await call(page, 'getStandardOrder', { orderNo, token })).data;
  const day = beijingDay(new Date(order.lines[0]?.backorderTime ?? ''));
  await page.goto(`/order/orderDetail?id=${orderNo}&type=0`);
  const shown = startBuy.toLocaleString('en-US');
  await expect(page.getByText(t('orders.list.later', { shown, day }))).toBeVisible();
});

test('more than there is in stock is refused where it is typed, with what can be ordered', async ({
  page,
  t,
}) => {
  await changeAnswers<Product>(page, 'getProduct', (part) => ({
    ...part,
    stock: 250,
    startBuy: 100,
    orderMultiple: 100,
  }));
  await page.goto('/');
  // The links of the banners go while they are aimed at.
  await page.locator('main a[href^="/GoodsDetails"]:not([aria-roledescription=banner] a)').first().click();
  const box = page.getByRole('region', { name: t('catalogue.buy.label') });
  await box.getByRole('textbox', { name: t('catalogue.buy.quantity'), exact: true }).fill('5000');
  await expect(box.getByText(t('catalogue.buy.aboveStock', { stock: '250' }))).toBeVisible();
  await expect(box.getByRole('button', { name: t('catalogue.buy.buyNow'), exact: true })).toBeDisabled();
  await expect(box.getByRole('button', { name: t('catalogue.buy.addToCart'), exact: true })).toBeDisabled();
  await box.getByRole('button', { name: t('catalogue.buy.takeInstead', { quantity: '200' }) }).click();
  await expect(box.getByRole('textbox', { name: t('catalogue.buy.quantity'), exact: true })).toHaveValue(
    '200',
  );
  await expect(box.getByRole('button', { name: t('catalogue.buy.buyNow'), exact: true })).toBeEnabled();
  await expect(box.getByRole('button', { name: t('catalogue.buy.addToCart'), exact: true })).toBeEnabled();
});

test('the cart says which line has no stock, does not order it, and leads to what there is instead', async ({
  page,
  t,
}) => {
  const { productId, productNum, start } = parts.resistor;
  const { token } = await newSignedInMember(page);
  await call(page, 'addCartItem', { productId, producNum: String(start), token });
  await changeAnswers<CartItem[]>(page, 'listCartItems', (lines) =>
    lines.map((line) => ({ ...line, stock: 0 })),
  );
  await page.goto('/shopcar');
  const line = page.getByRole('listitem', { name: productNum });
  await expect(line.getByText(t('cart.notice.none'))).toBeVisible();
  await expect(line.getByRole('checkbox')).toBeDisabled();
  await expect(line.getByRole('checkbox')).not.toBeChecked();
  await line.getByRole('button', { name: t('cart.notice.replacementsOf', { part: productNum }) }).click();
  const instead = line.getByRole('list', { name: t('catalogue.alternatives.title') });
  await expect(instead.getByRole('link').first()).toBeVisible();
});

test('a member asks for a mail about a part that is sold out, finds it in the member centre and ends it', {
  tag: '@mocks',
}, async ({ page, t }) => {
  await newSignedInMember(page);
  const { productId, productNum } = await partWithoutStock(page);
  await page.goto(`/GoodsDetails?id=${productId}`);
  await page.getByRole('button', { name: t('catalogue.alert.button') }).click();
  await expect(page.getByText(t('catalogue.alert.done'))).toBeVisible();
  await page.goto('/stockAlerts');
  const table = page.getByRole('table', { name: t('stockAlerts.list.label') });
  await expect(table.getByText(productNum).first()).toBeVisible();
  await table.getByRole('button', { name: t('stockAlerts.list.deleteOf', { name: productNum }) }).click();
  await expect(page.getByText(t('stockAlerts.list.empty'))).toBeVisible();
});
