import type { Page } from '@playwright/test';
import { fieldTexts } from './support/field-texts.ts';
import { expect, test } from './support/shop.ts';
import { newSignedInMember } from './support/sign-in-outside-page.ts';

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]:visible`);
/** The radio button of the form that is shown; the other form stays in the page. */
const method = (page: Page, label: string) =>
  page.getByRole('radio', { name: label, exact: true }).locator('visible=true');

test('money is paid in exactly as typed, shown with its cause, and withdrawn', { tag: '@mocks' }, async ({
  page,
  t,
  locale,
}) => {
  const { label } = fieldTexts(String(locale));
  await newSignedInMember(page);
  await page.goto('/balance/MyBalance');
  await expect(page.getByText(t('wallet.flow.none'))).toBeVisible();
  await expect(page.getByText(t('wallet.withdrawals.none'))).toBeVisible();

  await test.step('an amount that is not exact is refused', async () => {
    await page
      .getByRole('link', { name: t('wallet.balance.topUp'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL('/cash/charge?type=cz');
    await expect(page.getByText(t('topupWithdraw.form.dailySpend'))).toBeVisible();
    await method(page, label('alipayYuan')).check();
    for (const typed of ['1.005', '1e3', '1,5', '50000.01', '0']) {
      await field(page, 'amount').fill(typed);
      await page.getByRole('button', { name: t('topupWithdraw.form.topUp') }).click();
      await expect(field(page, 'amount')).toHaveAttribute('aria-invalid', 'true');
    }
  });

  await test.step('the payment service leads back to a result, and the balance has risen', async () => {
    await field(page, 'amount').fill('1,234.5');
    await page.getByRole('button', { name: t('topupWithdraw.form.topUp') }).click();
    await expect(page).toHaveURL(/\/sandbox\/cashier/);
    await page.locator('button[value=paid]').click();
    await expect(page).toHaveURL(/\/balance\/MyBalance\?topUp=Z\d+&result=paid/);
    await expect(page.getByText(t('wallet.topUp.received', { amount: '¥1,234.50' }))).toBeVisible();
    const flow = page.getByRole('table', { name: t('wallet.flow.title') });
    await expect(flow.getByText('+¥1,234.50')).toBeVisible();
  });

  await test.step('a balance that is too low is said when it is chosen', async () => {
    await page
      .getByRole('link', { name: t('wallet.balance.withdraw'), exact: true })
      .first()
      .click();
    await method(page, label('paypal')).check();
    await expect(page.getByText(t('topupWithdraw.refusal.dollars'))).toBeVisible();
    await method(page, label('alipay')).check();
    await expect(page.getByText(t('topupWithdraw.refusal.dollars'))).toHaveCount(0);
    await field(page, 'cashAmount').fill('1234.51');
    await expect(page.getByText(t('topupWithdraw.refusal.yuan'))).toBeVisible();
  });

  await test.step('a withdrawal is reserved at once, and its movement leads to it', async () => {
    await field(page, 'cashAmount').fill('234.50');
    await field(page, 'cashAccount').fill('138 0013 8000');
    await expect(field(page, 'cashAccount')).toHaveValue('13800138000');
    await page.getByRole('button', { name: t('topupWithdraw.form.withdraw') }).click();
    await expect(page).toHaveURL('/balance/MyBalance');
    const withdrawals = page.getByRole('table', { name: t('wallet.withdrawals.title') });
    await expect(withdrawals.getByText(label('withdrawalPending'))).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '¥1,000.00' })).toBeVisible();
    const flow = page.getByRole('table', { name: t('wallet.flow.title') });
    await flow.getByRole('link', { name: /^W\d+$/ }).click();
    await expect(page).toHaveURL(/cashNo=W\d+/);
    await expect(page.getByRole('link', { name: t('wallet.withdrawals.all') })).toBeVisible();
  });

  await test.step('the flow is narrowed by its filters, which stay in the address', async () => {
    await page.goto('/balance/MyBalance');
    await field(page, 'budget').selectOption('0');
    await page.getByRole('button', { name: t('wallet.flow.filter') }).click();
    await expect(page).toHaveURL('/balance/MyBalance?budget=0');
    const flow = page.getByRole('table', { name: t('wallet.flow.title') });
    await expect(flow.getByText('+¥1,234.50')).toBeVisible();
    await expect(flow.getByText('−¥234.50')).toHaveCount(0);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('wallet.flow.export') }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });

  await test.step('a link that names neither form opens the one of the last visit', async () => {
    await page.goto('/cash/charge');
    await expect(
      page.getByRole('heading', { level: 1, name: t('topupWithdraw.page.withdraw') }),
    ).toBeVisible();
    await page.goto('/balance/MyBalance');
  });

  await test.step('the chart has a table, and points have their own tab', async () => {
    await page.getByText(t('wallet.history.asTable')).click();
    const history = page.getByRole('region', { name: t('wallet.history.title') }).getByRole('table');
    await expect(history.getByText('¥1,000.00').first()).toBeVisible();
    await page.getByRole('tab', { name: t('wallet.tabs.points') }).click();
    await expect(page).toHaveURL('/balance/MyBalance?tab=points');
    await expect(page.getByText(t('wallet.points.none'))).toBeVisible();
  });
});
