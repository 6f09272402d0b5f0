import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { chooseFirst } from './support/buyer.ts';
import { mailedCode } from './support/mail.ts';
import { newMember } from './support/new-member.ts';
import { expect, test } from './support/shop.ts';
import { signIn, watchPictures } from './support/sign-in.ts';
import type { textsFor } from './support/texts.ts';

type Texts = ReturnType<typeof textsFor>;

const input = (page: Page, name: string) => page.locator(`main [name=${name}]`);

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await input(page, name).fill(value);
}

/** Signs in on the page to which the form has led, where the account is filled in already. */
async function signInAs(
  page: Page,
  t: Texts,
  {
    email,
    password,
    code,
  }: { readonly email: string; readonly password: string; readonly code: () => Promise<string> },
) {
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel(t('session.login.account'))).toHaveValue(email);
  await signIn(page, t, await code(), { email, password });
  await expect(page.getByRole('button', { name: t('frame.topBar.logout') })).toBeVisible();
}

test('a visitor registers with a mailed code and signs in', { tag: '@mocks' }, async ({ page, t }) => {
  const picture = watchPictures(page);
  const email = `w-${randomUUID()}@example.com`;
  await page.goto('/register');
  const send = page.getByRole('button', { name: t('forms.code.send') });
  await send.click();
  await expect(page.getByText(t('session.register.mailFirst'))).toBeVisible();
  await expect(input(page, 'email')).toBeFocused();
  await fill(page, { name: 'Wei', surname: 'Li', phone: '13800138000', email });
  await send.click();
  await expect(page.getByText(t('forms.code.sent'))).toBeVisible();
  await expect(send).toHaveCount(0);
  await page.reload();
  await expect(input(page, 'email')).toHaveValue(email);
  await expect(send).toHaveCount(0);
  await fill(page, {
    password: 'Green5tree',
    reconfirm: 'Green5tree',
    code: '000000',
    mechanismName: 'Works',
  });
  await chooseFirst(page, 'country');
  await chooseFirst(page, 'provinces');
  const submit = page.getByRole('button', { name: t('session.register.submit') });
  await submit.click();
  await expect(page.getByText(t('session.register.agreeFirst')).first()).toBeVisible();
  await input(page, 'agreement').check();
  await submit.click();
  await expect(input(page, 'code')).toBeFocused();
  await expect(input(page, 'password')).toHaveValue('Green5tree');
  await fill(page, { code: await mailedCode(page, email) });
  await submit.click();
  await expect(page.getByText(t('session.register.done'))).toBeVisible();
  await signInAs(page, t, { email, password: 'Green5tree', code: picture });
});

test('a member who forgot the password sets a new one with a mailed code', async ({ page, t }) => {
  const picture = watchPictures(page);
  await page.goto('/login');
  const { email } = await newMember(page);
  const registered = await mailedCode(page, email);
  await page.getByRole('link', { name: t('session.login.forgot') }).click();
  await fill(page, { mail: email, password: 'Green5tree', reconfirm: 'Green5tree' });
  await page.getByRole('button', { name: t('forms.code.send') }).click();
  await expect(page.getByText(t('forms.code.sent'))).toBeVisible();
  await fill(page, { code: await mailedCode(page, email, registered) });
  await page.getByRole('button', { name: t('session.reset.submit') }).click();
  await expect(page.getByText(t('session.reset.done'))).toBeVisible();
  await signInAs(page, t, { email, password: 'Green5tree', code: picture });
});

test('what a visitor has chosen stays when the language changes and changes back', async ({
  page,
  chinese,
}) => {
  await page.goto('/register');
  await chooseFirst(page, 'country');
  await chooseFirst(page, 'provinces');
  await input(page, 'surname').fill('Li');
  const country = await input(page, 'country').inputValue();
  const province = await input(page, 'provinces').inputValue();
  const languages = chinese ? ['en', 'zh-CN'] : ['zh-CN', 'en'];
  for (const language of languages) {
    await page
      .locator(`header button[lang="${language}"], section button[lang="${language}"]`)
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(input(page, 'surname')).toHaveValue('Li');
    await expect(input(page, 'country')).toHaveValue(country);
    await expect(input(page, 'provinces')).toHaveValue(province);
  }
});
