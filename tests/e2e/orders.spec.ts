import type { Page } from '@playwright/test';
import { addAddressOutsidePage } from './support/address.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/shop.ts';
import { demoMember, signIn, watchPictures } from './support/sign-in.ts';
import { newSignedInMember } from './support/sign-in-outside-page.ts';
import type { textsFor } from './support/texts.ts';

type Texts = ReturnType<typeof textsFor>;

const { productId, productNum, start } = parts.resistor;

/** Places an order whose cashier the browser blocks, and goes on to the orders. */
async function orderAndGoToOrders(page: Page, t: Texts): Promise<string> {
  await page.goto(`/submit/order?carIds=${productId}&num=1&number=${start}`);
  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await page.getByRole('button', { name: t('orderSubmit.receipt.submit') }).click();
  const placed = page.getByRole('region', { name: t('orderSubmit.placed.title') });
  const orderNo = (await placed.locator('[data-part]').textContent()) ?? '';
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('orderSubmit.placed.payLater') })
    .click();
  await placed.getByRole('link', { name: t('orderSubmit.placed.orders') }).click();
  await expect(page).toHaveURL('/all/order');
  return orderNo;
}

/** Looks for words in the orders. */
async function search(page: Page, t: Texts, words: string): Promise<void> {
  const form = page.getByRole('search', { name: t('orders.search.label') });
  await form.getByRole('searchbox').fill(words);
  await form.getByRole('button').click();
  await expect(page).toHaveURL(new RegExp(`keyWord=${words}`));
}

test('an order is found, bought again, opened and cancelled', { tag: '@mocks' }, async ({ page, t }) => {
  const { token } = await newSignedInMember(page);
  await addAddressOutsidePage(page, token);
  const orderNo = await orderAndGoToOrders(page, t);
  const card = page.getByRole('article', { name: orderNo });
  await expect(card.getByText(t('orders.nextStep.pay'))).toBeVisible();
  await expect(card.getByRole('link', { name: productNum })).toBeVisible();

  await search(page, t, 'zzzzqq');
  await expect(page.getByText(t('orders.empty.filtered'))).toBeVisible();
  await search(page, t, productNum);
  await expect(card).toBeVisible();

  await card.getByRole('button', { name: t('orders.again.action') }).click();
  const report = page.getByRole('dialog', { name: t('orders.again.title') });
  await expect(report.getByRole('listitem')).toContainText(productNum);
  await report.getByRole('button', { name: t('orders.again.stay') }).click();

  const opens = page.waitForEvent('popup');
  await card.getByRole('link', { name: t('orders.action.pay') }).click();
  const cashier = await opens;
  await expect(cashier.getByText(orderNo)).toBeVisible();
  await cashier.close();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('orders.paying.finished') })
    .click();

  await card.getByRole('link', { name: orderNo }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNo);
  const standing = page.getByRole('region', { name: t('orders.detail.standing') });
  await expect(standing.getByText(t('orders.detail.yourTurn'))).toBeVisible();
  const history = page.getByRole('region', { name: t('orders.detail.history') }).getByRole('listitem');
  await expect(history).toHaveCount(1);

  await standing.getByRole('button', { name: t('orders.action.cancel') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('orders.ask.cancel') })
    .click();
  await expect(
    page.getByRole('region', { name: t('components.message.list') }).getByText(t('orders.message.cancelled')),
  ).toBeVisible();
  await expect(standing.getByRole('status')).toHaveText(t('orders.nextStep.orderClosed'));
  await expect(history).toHaveCount(2);
  await expect(standing.getByRole('button', { name: t('orders.action.cancel') })).toHaveCount(0);

  await page.goto('/order/orderDetail?id=P2020010100000001&type=0');
  await expect(page.getByRole('heading', { name: t('orders.detail.unknown') })).toBeVisible();
});

test('a visitor signs in over the orders and then sees them, of each kind', async ({ page, t }) => {
  const code = watchPictures(page);
  await page.goto('/all/order');
  await signIn(page, t, await code(), demoMember);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(5);
  for (const kind of ['customised', 'sample'] as const) {
    await page.getByRole('tab', { name: t(`orders.kind.${kind}`) }).click();
    await expect(page).toHaveURL(/type=[12]/);
    await expect(cards.or(page.getByText(t(`orders.empty.${kind}`))).first()).toBeVisible();
  }
});
