import type { Page } from '@playwright/test';
import { addAddressOutsidePage } from './support/address.ts';
import { password, setPayPassword } from './support/buyer.ts';
import { tokenOf } from './support/call.ts';
import { expectPaid } from './support/expect-paid.ts';
import { parts } from './support/parts.ts';
import { givePoints } from './support/points.ts';
import { expect, test } from './support/shop.ts';
import { openAsNewMember } from './support/sign-in-outside-page.ts';
import type { textsFor } from './support/texts.ts';
import { topUp } from './support/top-up.ts';

type Texts = ReturnType<typeof textsFor>;

const { productId, start } = parts.resistor;
const startOf = (text: string) => new RegExp(`^${text.trim()}`);

/** Opens the order page for a part, with a receiving address. */
async function prepareOrder(page: Page): Promise<void> {
  await addAddressOutsidePage(page, await tokenOf(page));
  await page.goto(`/submit/order?carIds=${productId}&num=1&number=${start}`);
}

const placedRegion = (page: Page, t: Texts) =>
  page.getByRole('region', { name: t('orderSubmit.placed.title') });

test('a blocked cashier window is called blocked, and the opener sees the payment that it asks for', async ({
  page,
  t,
}) => {
  const email = await openAsNewMember(page);
  await topUp(page, 'yuan', 1_000_000);
  await prepareOrder(page);
  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await page.getByRole('button', { name: t('orderSubmit.receipt.submit') }).click();
  await expect(placedRegion(page, t).getByText(t('orderSubmit.placed.blocked'))).toBeVisible();
  const blocked = page.getByRole('dialog', { name: t('orderSubmit.placed.blockedTitle') });
  await expect(blocked).toBeVisible();
  await expect(page.getByText(t('orderSubmit.placed.askTitle'))).toHaveCount(0);

  const opens = page.waitForEvent('popup');
  await blocked.getByRole('link', { name: t('orderSubmit.placed.pay') }).click();
  const cashier = await opens;
  await expect(placedRegion(page, t).getByText(t('orderSubmit.placed.opened'))).toBeVisible();

  await setPayPassword(cashier, t, email);
  await cashier.getByRole('radio', { name: t('cashier.method.yuanBalance') }).check();
  await cashier.getByRole('button', { name: startOf(t('cashier.summary.pay')) }).click();
  const dialog = cashier.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('cashier.password.label') }).fill(password);
  const pay = dialog.getByRole('button', { name: startOf(t('cashier.summary.pay')) });
  await expectPaid(cashier, t, () => pay.click());

  await expect(placedRegion(page, t).getByText(t('orderSubmit.placed.paid'))).toBeVisible();
  await expect(placedRegion(page, t).getByText(t('orderSubmit.placed.amountPaid'))).toBeVisible();
  await expect(placedRegion(page, t).getByText(/\$/)).toHaveCount(0);
  const orderNo = await placedRegion(page, t).locator('[data-part]').textContent();
  await page.goto(`/pay?orderNo=${orderNo}`);
  const amount = page.getByText(t('cashier.result.amount')).locator('xpath=following-sibling::dd[1]');
  await expect(amount).toHaveText(/^¥/);
});

test('the question whether the payment is finished goes when the payment is made, and an unpaid order can be paid', {
  tag: '@mocks',
}, async ({ page, t }) => {
  await openAsNewMember(page);
  await prepareOrder(page);
  const opens = page.waitForEvent('popup');
  await page.getByRole('button', { name: t('orderSubmit.receipt.submit') }).click();
  const cashier = await opens;
  const question = page.getByRole('dialog', { name: t('orderSubmit.placed.askTitle') });
  await expect(question).toBeVisible();
  const orderNo = await placedRegion(page, t).locator('[data-part]').textContent();

  await cashier.getByRole('button', { name: t('cashier.setPassword.later') }).click();
  await cashier.goto(`/pay?orderNo=${orderNo}`);
  await expect(cashier.getByRole('heading', { name: t('cashier.result.visited') })).toBeVisible();
  await expect(cashier.getByText(t('cashier.result.waiting'))).toHaveCount(0);
  await cashier.getByRole('button', { name: t('cashier.result.payNow') }).click();
  await cashier.getByRole('button', { name: t('cashier.setPassword.later') }).click();
  await cashier.getByRole('radio', { name: t('cashier.method.paypalDollars') }).check();
  await cashier.getByRole('button', { name: startOf(t('cashier.summary.pay')) }).click();
  await cashier.locator('button[value=paid]').click();
  await expect(cashier.getByRole('heading', { name: t('cashier.paid.title') })).toBeVisible();
  await expect(cashier.getByRole('main').getByText(/¥/)).toHaveCount(0);

  await expect(question).toBeHidden();
  await expect(placedRegion(page, t).getByText(t('orderSubmit.placed.paid'))).toBeVisible();
});

test('an order that points cover whole is confirmed without method and payment password', async ({
  page,
  t,
}) => {
  const email = await openAsNewMember(page);
  await givePoints(page, email, '5000');
  await prepareOrder(page);
  await page.getByRole('checkbox', { name: t('orderSubmit.deduction.points') }).check();
  const opens = page.waitForEvent('popup');
  await page.getByRole('button', { name: t('orderSubmit.receipt.submit') }).click();
  const cashier = await opens;
  const confirm = cashier.getByRole('button', { name: t('cashier.summary.confirm') });
  await expectPaid(cashier, t, () => confirm.click());
});
