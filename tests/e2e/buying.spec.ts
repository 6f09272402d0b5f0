import type { Page } from '@playwright/test';
import { addAddress, becomeMember, password, setPayPassword } from './support/buyer.ts';
import { expect, test } from './support/shop.ts';
import type { textsFor } from './support/texts.ts';
import { topUp } from './support/top-up.ts';

type Texts = ReturnType<typeof textsFor>;

/** Matches a text that goes on with an amount. */
const startOf = (text: string) => new RegExp(`^${text.trim()}`);

/** Puts a part that the shop has plenty of into the cart. */
async function putIntoCart(page: Page, t: Texts): Promise<void> {
  await page.goto('/searchAll?id=1&keyWord=RC0603');
  await page.locator('a[href^="/GoodsDetails"]').first().click();
  await page.getByRole('button', { name: t('catalogue.buy.addToCart') }).click();
  await expect(page.getByText(t('catalogue.buy.added'))).toBeVisible();
}

test('a new company registers, orders from the cart with its discount and pays from its yuan balance', async ({
  page,
  t,
}) => {
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
  const closed = cashier.waitForEvent('close');
  await cashier
    .getByRole('dialog')
    .getByRole('button', { name: startOf(t('cashier.summary.pay')) })
    .click();
  await expect(cashier.getByRole('heading', { name: t('cashier.paid.title') })).toBeVisible();
  await closed;
});
