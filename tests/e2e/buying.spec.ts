import type { Page } from '@playwright/test';
import { addAddress, becomeMember, password, setPayPassword } from './support/buyer.ts';
import { call, tokenOf } from './support/call.ts';
import { expectPaid } from './support/expect-paid.ts';
import { givePoints } from './support/points.ts';
import { expect, test } from './support/shop.ts';
import { openAsNewMember } from './support/sign-in-outside-page.ts';
import type { textsFor } from './support/texts.ts';
import { topUp } from './support/top-up.ts';

type Texts = ReturnType<typeof textsFor>;

/** Matches a text that goes on with an amount. */
const startOf = (text: string) => new RegExp(`^${text.trim()}`);

/** Opens a part that the shop has plenty of. */
async function openPart(page: Page): Promise<void> {
  await page.goto('/searchAll?id=1&keyWord=RC0603');
  await page.locator('main a[href^="/GoodsDetails"]').first().click();
  await expect(page).toHaveURL(/GoodsDetails/);
}

async function putIntoCart(page: Page, t: Texts): Promise<void> {
  await openPart(page);
  await page.getByRole('button', { name: t('catalogue.buy.addToCart'), exact: true }).click();
  await expect(page.getByText(t('catalogue.buy.added'))).toBeVisible();
}

/** Buys the given quantity directly, without the cart. */
async function buyNow(page: Page, t: Texts, quantity: string): Promise<void> {
  await openPart(page);
  await page.getByRole('textbox', { name: t('catalogue.buy.quantity'), exact: true }).fill(quantity);
  await page.getByRole('button', { name: t('catalogue.buy.buyNow'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/submit/order\\?carIds=\\d+&num=1&number=${quantity}$`));
}

/** How many orders the signed-in member has. */
async function countOrders(page: Page): Promise<unknown> {
  const fields = { pageNum: '1', pageSize: '5', token: await tokenOf(page) };
  return (await call(page, 'listStandardOrders', fields)).params?.totalDataCounts;
}

test('a new company registers, orders from the cart with its discount and pays from its yuan balance', {
  tag: '@mocks',
}, async ({ page, t }) => {
  const email = await becomeMember(page, t);
  await topUp(page, 'yuan', 1_000_000);
  await putIntoCart(page, t);
  await page.goto('/shopcar');
  await page.getByRole('checkbox', { name: t('cart.list.selectAll') }).check();
  await page.getByRole('button', { name: t('cart.summary.settle') }).click();
  await expect(page).toHaveURL(/\/submit\/order\?carIds=\d+$/);

  await addAddress(page, t);
  await page.getByRole('checkbox', { name: t('orderSubmit.deduction.member') }).check();
  const cashierOpens = page.waitForEvent('popup');
  await page.getByRole('button', { name: t('orderSubmit.receipt.submit') }).click();
  const cashier = await cashierOpens;
  await expect(page.getByRole('heading', { name: t('orderSubmit.placed.title') })).toBeVisible();

  await setPayPassword(cashier, t, email);
  await cashier.getByRole('radio', { name: t('cashier.method.yuanBalance') }).check();
  await cashier.getByRole('button', { name: startOf(t('cashier.summary.pay')) }).click();
  await cashier.getByRole('textbox', { name: t('cashier.password.label') }).fill(password);
  const pay = cashier.getByRole('dialog').getByRole('button', { name: startOf(t('cashier.summary.pay')) });
  const closed = cashier.waitForEvent('close');
  await expectPaid(cashier, t, () => pay.click());
  await closed;
});

test('a member buys directly with points, is declined at PayPal, pays there, and pays once', async ({
  page,
  t,
}) => {
  await givePoints(page, await openAsNewMember(page), '500');
  await buyNow(page, t, '5000');
  await addAddress(page, t);
  await page.getByRole('checkbox', { name: t('orderSubmit.deduction.points') }).check();
  await expect(page.getByText(t('orderSubmit.receipt.points', { points: 500 }))).toBeVisible();
  const cashierOpens = page.waitForEvent('popup');
  await page.getByRole('button', { name: t('orderSubmit.receipt.submit') }).dblclick();
  const cashier = await cashierOpens;
  await expect(page.getByRole('heading', { name: t('orderSubmit.placed.title') })).toBeVisible();
  expect(await countOrders(page)).toBe(1);

  await cashier.getByRole('button', { name: t('cashier.setPassword.later') }).click();
  await cashier.getByRole('radio', { name: t('cashier.method.paypalDollars') }).check();
  await cashier.getByRole('button', { name: startOf(t('cashier.summary.pay')) }).click();
  await expect(cashier).toHaveURL(/\/sandbox\/cashier/);
  await cashier.locator('button[value=declined]').click();
  await expect(cashier.getByRole('heading', { name: t('cashier.result.declined') })).toBeVisible();
  await cashier.getByRole('button', { name: t('cashier.result.cashier') }).click();

  await cashier.getByRole('button', { name: t('cashier.setPassword.later') }).click();
  await cashier.getByRole('radio', { name: t('cashier.method.paypalDollars') }).check();
  await cashier.getByRole('button', { name: startOf(t('cashier.summary.pay')) }).click();
  await cashier.locator('button[value=paid]').click();
  await expect(cashier.getByRole('heading', { name: t('cashier.paid.title') })).toBeVisible();
  await cashier.goto('/payPage');
  await expect(cashier.getByText(t('cashier.paid.alreadyText'))).toBeVisible();
});

test('a cashier that was closed in the middle opens again, and the way back shows what was ordered', async ({
  page,
  t,
}) => {
  await openAsNewMember(page);
  await topUp(page, 'dollars', 100_000);
  await buyNow(page, t, '1000');
  await addAddress(page, t);
  const cashierOpens = page.waitForEvent('popup');
  await page.getByRole('button', { name: t('orderSubmit.receipt.submit') }).click();
  await (await cashierOpens).close();

  const question = page.getByRole('dialog', { name: t('orderSubmit.placed.askTitle') });
  await expect(question).toBeVisible();
  const opensAgain = page.waitForEvent('popup');
  await question.getByRole('link', { name: t('orderSubmit.placed.unfinished') }).click();
  const cashier = await opensAgain;
  await expect(cashier.getByRole('button', { name: t('cashier.setPassword.later') })).toBeVisible();
  await cashier.close();

  await page.goto('/aboutUs');
  await page.goBack();
  await expect(page.getByText(t('orderSubmit.placed.before'))).toBeVisible();
  expect(await countOrders(page)).toBe(1);
});
