import type { Page } from '@playwright/test';
import { addAddressOutsidePage } from './support/address.ts';
import { password, setPayPassword } from './support/buyer.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/shop.ts';
import { newSignedInMember } from './support/sign-in-outside-page.ts';
import type { textsFor } from './support/texts.ts';
import { topUp } from './support/top-up.ts';
import { watchCalls } from './support/watch-calls.ts';

type Texts = ReturnType<typeof textsFor>;

/** The part of a text in front of its amount or number. */
const startOf = (text: string) => new RegExp(`^${text.trim()}`);

/** Buys a part directly, which leads to the cashier in a window of its own. */
async function openCashier(page: Page, t: Texts, token: string): Promise<Page> {
  await addAddressOutsidePage(page, token);
  await page.goto(`/submit/order?carIds=${parts.resistor.productId}&num=1&number=100`);
  const opens = page.waitForEvent('popup');
  await page.getByRole('button', { name: t('orderSubmit.receipt.submit') }).click();
  return opens;
}

test('the cashier asks for a payment password at once, takes none that is incomplete, and pays from a balance only what is on it', async ({
  page,
  t,
  described,
}) => {
  const { token } = await newSignedInMember(page);
  const cashier = await openCashier(page, t, token);
  const [set, coded] = [watchCalls(cashier, 'setPayPassword'), watchCalls(cashier, 'sendAccountCode')];
  const dialog = cashier.getByRole('dialog', { name: t('cashier.password.set') });
  const field = (name: string) => dialog.locator(`[name="${name}"]`);
  const expectDescription = (name: string, text: string) =>
    expect(field(name)).toHaveAccessibleDescription(new RegExp(`${text}$`));
  const submit = dialog.getByRole('button', { name: t('cashier.setPassword.submit') });

  await submit.click();
  await expectDescription('code', described.fillIn('setPayPassword', 'code'));
  await expectDescription('payPassword', described.fillIn('setPayPassword', 'payPassword'));
  await expectDescription('reconfirm', t('forms.password.repeatFirst'));
  await field('payPassword').fill(password);
  await field('reconfirm').fill('Other4word9');
  await expectDescription('reconfirm', t('forms.password.different'));

  await cashier.evaluate(() => {
    const user: object = JSON.parse(sessionStorage.getItem('user') ?? '{}');
    sessionStorage.setItem('user', JSON.stringify({ ...user, email: '' }));
  });
  await cashier.reload();
  await dialog.getByRole('button', { name: t('forms.code.send') }).click();
  await expect(dialog.getByText(t('forms.mail.enter'))).toBeVisible();
  await submit.click();
  await expectDescription('mail', t('forms.mail.enter'));
  await field('mail').fill('no e-mail');
  await expectDescription('mail', t('forms.rule.mail'));
  expect([set(), coded()]).toEqual([0, 0]);

  const countPaid = watchCalls(cashier, 'payStandardOrder');
  await dialog.getByRole('button', { name: t('cashier.setPassword.later') }).click();
  for (const method of ['yuanBalance', 'dollarBalance']) {
    await cashier.getByRole('radio', { name: t(`cashier.method.${method}`) }).check();
    await cashier.getByRole('button', { name: startOf(t('cashier.summary.pay')) }).click();
    const warning = startOf(t(`cashier.warning.${method}`, { amount: '.+' }));
    await expect(cashier.getByRole('alert').filter({ hasText: warning })).toBeVisible();
    await expect(cashier.getByRole('dialog')).toHaveCount(0);
  }
  expect(countPaid()).toBe(0);
});

test('a balance asks for the payment password, counts wrong ones and locks after five', {
  tag: '@mocks',
}, async ({ page, t, chinese }) => {
  const { email, token } = await newSignedInMember(page);
  await page.goto('/aboutUs');
  await topUp(page, 'dollars', 1_000);
  const cashier = await openCashier(page, t, token);
  await cashier.getByRole('button', { name: t('cashier.setPassword.later') }).click();
  await cashier.getByRole('radio', { name: t('cashier.method.dollarBalance') }).check();
  const pay = startOf(t('cashier.summary.pay'));
  await cashier.getByRole('button', { name: pay }).click();
  await setPayPassword(cashier, t, email);
  await cashier.getByRole('button', { name: pay }).click();
  const dialog = cashier.getByRole('dialog', { name: t('cashier.password.enterTitle') });
  const typed = dialog.getByRole('textbox', { name: t('cashier.password.label') });
  const submit = dialog.getByRole('button', { name: pay });
  const countSent = watchCalls(cashier, 'payStandardOrder');

  await submit.click();
  await expect(typed).toHaveAccessibleDescription(t('cashier.password.missing'));
  expect(countSent()).toBe(0);
  for (const count of [4, 3, 2, 1]) {
    await typed.fill('Wrong4word1');
    await submit.click();
    const left = count === 1 && !chinese ? 'cashier.password.wrong_one' : 'cashier.password.wrong_other';
    await expect(typed).toHaveAccessibleDescription(t(left, { count }));
    await expect(typed).toHaveValue('');
  }
  const locked = new RegExp(t('cashier.password.locked_other', { count: '\\d+' }).replace(/\.$/, ''));
  await typed.fill('Wrong4word1');
  await submit.click();
  await expect(typed).toHaveAccessibleDescription(locked);
  await typed.fill(password);
  await submit.click();
  await expect(typed).toHaveAccessibleDescription(locked);
  await expect(typed).toHaveValue('');
  expect(countSent()).toBe(6);
});
