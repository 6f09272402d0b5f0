import type { Page } from '@playwright/test';
import { chooseFirst, newMail, password } from './support/buyer.ts';
import { call } from './support/call.ts';
import { mailedCode } from './support/mail.ts';
import { expect, test } from './support/shop.ts';
import { watchCalls } from './support/watch-calls.ts';

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

const typed = { name: 'Jane', surname: 'Miller', phone: '4155550100', mechanismName: 'Blue Sky Inc.' };
const minute = 60_000;

/** Lets the shop's minute begin again, should it be over, and returns the code that is right then. */
async function mailAnother(page: Page, email: string, first: string): Promise<string> {
  const mailed = await call(page, 'sendRegistrationCode', { mailAddress: email, language: 'en_US' }).then(
    () => true,
    () => false,
  );
  return mailed ? mailedCode(page, email, first) : first;
}

test('an empty registration says at each field what is missing and sends nothing', async ({
  page,
  t,
  described,
  chinese,
}) => {
  const [sent, coded] = [watchCalls(page, 'registerMember'), watchCalls(page, 'sendRegistrationCode')];
  await page.goto('/register');

  await page.getByRole('button', { name: t('session.register.submit') }).click();
  await expect(
    page.getByRole('status').or(page.getByRole('alert')).getByText(t('session.register.agreeFirst')).first(),
  ).toBeVisible();
  await expect(field(page, chinese ? 'surname' : 'name')).toBeFocused();
  const expectProblem = async (name: string, text: string) => {
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`${text}$`));
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  };
  for (const name of ['name', 'surname', 'phone', 'email', 'code', 'password', 'mechanismName']) {
    await expectProblem(name, described.fillIn('registerMember', name));
  }
  await expectProblem('country', described.choose('registerMember', 'country'));
  await expectProblem('provinces', described.choose('registerMember', 'provinces'));
  await expectProblem('reconfirm', t('forms.password.repeatFirst'));
  await expectProblem('agreement', t('session.register.agreeFirst'));

  await page.getByRole('button', { name: t('forms.code.send') }).click();
  await expect(page.getByText(t('session.register.mailFirst'))).toBeVisible();
  await expect(field(page, 'email')).toBeFocused();
  await expect(field(page, 'email')).toHaveAccessibleDescription(t('session.register.mailFirst'));

  await field(page, 'phone').pressSequentially('138001380001234');
  await expect(field(page, 'phone')).toHaveValue('13800138000');
  await field(page, 'password').fill(password);
  await field(page, 'reconfirm').fill(`${password}x`);
  await expectProblem('reconfirm', t('forms.password.different'));
  await field(page, 'password').fill('1234567');
  await expect(field(page, 'password')).toHaveAttribute('aria-invalid', 'true');
  expect([sent(), coded()]).toEqual([0, 0]);
});

test('a registration waits a minute for another code over a reload, asks for the agreement and takes the right code and no common password', async ({
  page,
  t,
  described,
  shopTarget,
}) => {
  const email = newMail();
  const [sent, coded] = [watchCalls(page, 'registerMember'), watchCalls(page, 'sendRegistrationCode')];
  const submit = page.getByRole('button', { name: t('session.register.submit') });
  await page.clock.install();
  await page.goto('/register');
  await field(page, 'email').fill(email);
  await page.getByRole('button', { name: t('forms.code.send') }).click();
  await expect(page.getByText(t('forms.code.sent'))).toBeVisible();
  const sentAt = await page.evaluate(() => Date.now());
  const counting = page.locator('form button', { hasText: /\d/ });
  await expect(counting).toBeVisible();
  await page.reload();
  await expect(counting).toHaveAttribute('aria-disabled', 'true');
  await counting.click({ force: true });
  expect(coded()).toBe(1);
  await page.clock.fastForward(minute);
  await expect(counting).toHaveCount(0);
  // For the shop the minute is not over: the mocks have the clock of the page, the server has its own and mails again if it is slow.
  await page.clock.setSystemTime(sentAt);
  const first = await mailedCode(page, email);
  const right = shopTarget === 'server' ? await mailAnother(page, email, first) : first;
  await page.getByRole('button', { name: t('forms.code.send') }).click();
  await expect(field(page, 'code')).toHaveAccessibleDescription(described.codeWithWait('tooManyRequests'));
  await expect(counting).toHaveAttribute('aria-disabled', 'true');
  expect(coded()).toBe(2);

  for (const [name, value] of Object.entries({ ...typed, email, password, reconfirm: password })) {
    await field(page, name).fill(value);
  }
  await chooseFirst(page, 'country');
  await chooseFirst(page, 'provinces');
  const wrong = right === '000000' ? '111111' : '000000';
  await field(page, 'code').fill(wrong);
  await submit.click();
  await expect(page.getByText(t('session.register.agreeFirst')).first()).toBeVisible();
  expect(sent()).toBe(0);

  await page.getByRole('radio', { name: t('session.register.agree') }).check();
  await submit.click();
  await expect(field(page, 'code')).toHaveAccessibleDescription(described.code('wrongMailedCode'));
  await expect(field(page, 'code')).toBeFocused();
  for (const [name, value] of Object.entries({
    ...typed,
    email,
    password,
    reconfirm: password,
    code: wrong,
  })) {
    await expect(field(page, name)).toHaveValue(value);
  }
  await field(page, 'code').fill(right);
  for (const name of ['password', 'reconfirm']) await field(page, name).fill('Password1');
  await submit.click();
  const common = described.rule('common', 'registerMember', 'password');
  await expect(field(page, 'password')).toHaveAccessibleDescription(new RegExp(`${common}$`));
  await expect(field(page, 'password')).toBeFocused();
  for (const name of ['password', 'reconfirm']) await expect(field(page, name)).toHaveValue('Password1');
  for (const name of ['password', 'reconfirm']) await field(page, name).fill('пароль2026');
  await submit.click();
  await expect(page.getByText(t('session.register.done'))).toBeVisible();
  expect(sent()).toBe(3);
});
