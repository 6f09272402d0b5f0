import type { Page } from '@playwright/test';
import { codeAt } from '#domain/account-security/totp.ts';
import { constants } from '../../generated/constants.ts';
import { fieldTexts } from './support/field-texts.ts';
import { newMember } from './support/new-member.ts';
import { expect, test } from './support/shop.ts';
import { signIn, watchPictures } from './support/sign-in.ts';
import { signInElsewhere } from './support/sign-in-outside-page.ts';
import type { textsFor } from './support/texts.ts';
import { topUp } from './support/top-up.ts';

type Texts = ReturnType<typeof textsFor>;

const buttonNamed = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.locator(`form [name="${name}"]:visible`);

/** An authenticator app: the codes of a secret, each later than the one before, because none works twice. */
function authenticator(secret: string): () => string {
  let last = 0;
  return () => {
    const now = Math.floor(Date.now() / 1000 / constants.totpPeriod);
    last = Math.max(now, last + 1);
    return codeAt(secret, last * constants.totpPeriod * 1000);
  };
}

/** Six digits that are not a code of the secret now or soon. */
function wrongCode(secret: string): string {
  const near = Array.from({ length: 20 }, (_, index) =>
    codeAt(secret, Date.now() + (index - 10) * constants.totpPeriod * 1000),
  );
  return ['000000', '111111', '222222'].find((code) => !near.includes(code)) ?? '333333';
}

async function signOutAndFillIn(page: Page, t: Texts, code: () => Promise<string>, email: string) {
  await buttonNamed(page, t('frame.topBar.logout')).click();
  // Said after the page was loaded again; the link to sign in is there before.
  await expect(page.getByText(t('frame.topBar.loggedOut')).first()).toBeVisible();
  await page.goto('/login');
  await signIn(page, t, await code(), { email, password: 'Blue4sky9' });
  await expect(field(page, 'secondFactor')).toBeFocused();
}

test('a member signs devices out, protects sign-in and withdrawals by a second factor, and changes the password', async ({
  page,
  t,
  locale,
}) => {
  const { title, code: refusal } = fieldTexts(String(locale));
  const member = await newMember(page);
  const picture = watchPictures(page);
  await page.goto('/login');
  await signIn(page, t, await picture(), member);
  await expect(page).toHaveURL('/');
  const devices = page.getByRole('table', { name: t('security.devices.title') });
  const rows = devices.locator('tbody tr');
  let recoveryCodes: string[] = [];
  let nextCode = () => '';
  let wrong = '';

  await test.step('devices are signed out one by one and all at once', async () => {
    await signInElsewhere(page, member);
    await signInElsewhere(page, member);
    await page.goto('/member/security');
    await expect(rows).toHaveCount(3);
    await expect(devices.getByText(t('security.devices.current'))).toHaveCount(1);
    await devices.getByRole('button').first().click();
    await expect(rows).toHaveCount(2);
    await buttonNamed(page, t('security.devices.signOutOthers')).click();
    await expect(rows).toHaveCount(1);
    await expect(buttonNamed(page, t('security.devices.signOutOthers'))).toBeDisabled();
  });

  await test.step('the second factor is switched on, and its recovery codes are shown once', async () => {
    await buttonNamed(page, t('security.factor.setUp')).click();
    const dialog = page.getByRole('dialog', { name: t('security.setUp.title') });
    await dialog.getByLabel(title('startSecondFactor', 'password')).fill('Wrong4sky9');
    await buttonNamed(page, t('security.setUp.next')).click();
    await expect(dialog.getByText(refusal('startSecondFactor.wrongCredentials'))).toBeVisible();
    await dialog.getByLabel(title('startSecondFactor', 'password')).fill(member.password);
    await buttonNamed(page, t('security.setUp.next')).click();
    await expect(dialog.getByRole('img', { name: t('security.setUp.picture') })).toBeVisible();
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(/\s/g, '');
    nextCode = authenticator(secret);
    wrong = wrongCode(secret);
    await field(page, 'code').fill(wrong);
    await buttonNamed(page, t('security.setUp.confirm')).click();
    await expect(dialog.getByText(refusal('wrongSecondFactor'))).toBeVisible();
    await field(page, 'code').fill(nextCode());
    await buttonNamed(page, t('security.setUp.confirm')).click();
    const shown = page.getByRole('list', { name: t('security.codes.title') }).getByRole('listitem');
    await expect(shown).toHaveCount(constants.recoveryCodes);
    recoveryCodes = await shown.allTextContents();
    await buttonNamed(page, t('security.codes.done')).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(buttonNamed(page, t('security.off.title'))).toBeVisible();
    await page.reload();
    await expect(buttonNamed(page, t('security.off.title'))).toBeVisible();
    for (const code of recoveryCodes) await expect(page.getByText(code)).toHaveCount(0);
  });

  await test.step('a withdrawal asks for the code, and keeps what was typed', async () => {
    await topUp(page, 'yuan', 100_00);
    await page.goto('/cash/charge?type=tx');
    await page.locator('input[type=radio]:visible').first().check();
    await field(page, 'cashAmount').fill('12.50');
    await field(page, 'cashAccount').fill('buyer@example.com');
    const withdraw = buttonNamed(page, t('topupWithdraw.form.withdraw'));
    await withdraw.click();
    await expect(field(page, 'secondFactor')).toBeFocused();
    await field(page, 'secondFactor').fill(wrong);
    await withdraw.click();
    await expect(page.getByText(refusal('wrongSecondFactor')).first()).toBeVisible();
    await expect(field(page, 'cashAmount')).toHaveValue('12.50');
    await field(page, 'secondFactor').fill(recoveryCodes[0] ?? '');
    await withdraw.click();
    await expect(page).toHaveURL('/balance/MyBalance');
    await expect(
      page.getByRole('table', { name: t('wallet.withdrawals.title') }).locator('tbody tr'),
    ).toHaveCount(1);
  });

  await test.step('signing in takes a code of the app, or a recovery code once', async () => {
    const submit = page.locator('form').getByRole('button', { name: t('session.login.submit'), exact: true });
    await signOutAndFillIn(page, t, picture, member.email);
    await field(page, 'secondFactor').fill(wrong);
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: refusal('wrongSecondFactor') })).toBeVisible();
    await field(page, 'secondFactor').fill(nextCode());
    await submit.click();
    await expect(page).toHaveURL('/');
    await signOutAndFillIn(page, t, picture, member.email);
    await field(page, 'secondFactor').fill(recoveryCodes[0] ?? '');
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: refusal('wrongSecondFactor') })).toBeVisible();
    await field(page, 'secondFactor').fill(recoveryCodes[1] ?? '');
    await submit.click();
    await expect(page).toHaveURL('/');
  });

  await test.step('a new password signs the other devices out', async () => {
    await signInElsewhere(page, member, recoveryCodes[2]);
    await page.goto('/member/security');
    await expect(rows).toHaveCount(2);
    await page.goto('/memberCenterDetail?i=2');
    await field(page, 'oldPassword').fill(member.password);
    await field(page, 'password').fill('Green5tree');
    await field(page, 'reconfirm').fill('Green5tree');
    await buttonNamed(page, t('profile.password.change')).click();
    await expect(page.getByText(t('profile.message.changed'))).toBeVisible();
    await expect(page).not.toHaveURL(/memberCenterDetail/);
    await page.goto('/member/security');
    await expect(rows).toHaveCount(1);
  });

  await test.step('the second factor is switched off with the password and a recovery code', async () => {
    await buttonNamed(page, t('security.off.title')).click();
    const dialog = page.getByRole('dialog', { name: t('security.off.title') });
    await dialog.locator('[name=password]').fill('Green5tree');
    await dialog.locator('[name=secondFactor]').fill(recoveryCodes[3] ?? '');
    await buttonNamed(page, t('security.off.submit')).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(buttonNamed(page, t('security.factor.setUp'))).toBeVisible();
  });
});
