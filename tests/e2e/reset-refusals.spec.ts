import { mailedCode } from './support/mail.ts';
import { newMember } from './support/new-member.ts';
import { expect, test } from './support/shop.ts';
import { signIn, watchPictures } from './support/sign-in.ts';
import { watchCalls } from './support/watch-calls.ts';

test('a forgotten password: everything missing or wrong is reported, then the new one signs in', async ({
  page,
  t,
  described,
}) => {
  const { email } = await newMember(page);
  const registered = await mailedCode(page, email);
  const picture = watchPictures(page);
  const [sent, coded] = [watchCalls(page, 'resetPassword'), watchCalls(page, 'sendResetCode')];
  const field = (name: string) => page.locator(`form [name="${name}"]`);
  const submit = page.getByRole('button', { name: t('session.reset.submit') });
  await page.goto('/modifyPsd');

  await submit.click();
  const expectDescription = (name: string, text: string) =>
    expect(field(name)).toHaveAccessibleDescription(new RegExp(`${text}$`));
  await expectDescription('mail', described.fillIn('resetPassword', 'mail'));
  await expectDescription('code', described.fillIn('resetPassword', 'code'));
  await expectDescription('password', described.fillIn('resetPassword', 'password'));
  await expectDescription('reconfirm', t('forms.password.repeatFirst'));
  await page.getByRole('button', { name: t('forms.code.send') }).click();
  await expectDescription('mail', t('session.reset.enterMail'));

  const password = 'Green5leaf8';
  await field('mail').fill(email);
  await field('password').fill(password);
  await field('reconfirm').fill('Green5leaf9');
  await submit.click();
  await expectDescription('reconfirm', t('forms.password.different'));
  expect([sent(), coded()]).toEqual([0, 0]);

  await page.getByRole('button', { name: t('forms.code.send') }).click();
  await expect(page.getByText(t('forms.code.sent'))).toBeVisible();
  const right = await mailedCode(page, email, registered);
  await field('reconfirm').fill(password);
  await field('code').fill(right === '000000' ? '111111' : '000000');
  await submit.click();
  await expectDescription('code', described.code('wrongMailedCode'));
  await expect(field('password')).toHaveValue(password);
  await field('code').fill(right);
  await submit.click();
  await expect(page.getByText(t('session.reset.done'))).toBeVisible();
  expect([sent(), coded()]).toEqual([2, 1]);
  await expect(page).toHaveURL('/login');
  await signIn(page, t, await picture(), { email, password });
  await expect(page).toHaveURL('/');
});
