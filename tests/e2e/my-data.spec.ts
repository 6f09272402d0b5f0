import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { addAddressOutsidePage } from './support/address.ts';
import { receiver } from './support/buyer.ts';
import { tokenOf } from './support/call.ts';
import { mailedCode } from './support/mail.ts';
import { newMember, registerOutsidePage } from './support/new-member.ts';
import { expect, test } from './support/shop.ts';
import { signIn, watchPictures } from './support/sign-in.ts';
import { topUp } from './support/top-up.ts';

test('a member downloads a copy of the data, learns what keeps the account open, and closes another one', async ({
  page,
  t,
  described,
}) => {
  const rich = await newMember(page);
  const picture = watchPictures(page);
  const open = page.getByRole('button', { name: t('myData.closing.start'), exact: true });
  const field = (name: string) => page.getByRole('dialog').locator(`[name="${name}"]`);

  await test.step('the archive has the data of the member', async () => {
    await page.goto('/login');
    await signIn(page, t, await picture(), rich);
    await expect(page).toHaveURL('/');
    await addAddressOutsidePage(page, await tokenOf(page));
    await page.goto('/member/data');
    await expect(open).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('myData.export.download'), exact: true }).click();
    const archive = await download;
    expect(archive.suggestedFilename()).toMatch(/\.zip$/);
    const files = unzipSync(new Uint8Array(readFileSync(await archive.path())));
    const texts = Object.values(files)
      .map((content) => strFromU8(content))
      .join('\n');
    expect(texts).toContain(rich.email);
    expect(texts).toContain(receiver.contacts);
  });

  await test.step('what was started meanwhile keeps the account open, by name and with a way to settle it', async () => {
    await open.click();
    await topUp(page, 'yuan', 500);
    await field('password').fill(rich.password);
    await page.getByRole('button', { name: t('myData.closing.submit'), exact: true }).click();
    await expect(page.getByRole('dialog').getByText(described.code('accountNotClosable'))).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('myData.closing.keep'), exact: true })
      .click();
    const money = page.getByRole('link', { name: described.label('moneyLeft') });
    await expect(money).toBeVisible();
    await expect(open).toHaveCount(0);
    await money.click();
    await expect(page).toHaveURL(/\/cash\/charge/);
    await page.getByRole('button', { name: t('frame.topBar.logout'), exact: true }).click();
    await expect(
      page.getByRole('link', { name: t('frame.topBar.login'), exact: true }).first(),
    ).toBeVisible();
  });

  await test.step('a fresh account is closed with the password, and its e-mail registers again', async () => {
    const fresh = await newMember(page);
    const registered = await mailedCode(page, fresh.email);
    await page.goto('/login');
    await signIn(page, t, await picture(), fresh);
    await expect(page).toHaveURL('/');
    await page.goto('/member/data');
    await open.click();
    await field('password').fill('Wrong4sky9');
    await page.getByRole('button', { name: t('myData.closing.submit'), exact: true }).click();
    await expect(
      page.getByRole('dialog').getByText(described.code('deleteAccount.wrongCredentials')),
    ).toBeVisible();
    await field('password').fill(fresh.password);
    await page.getByRole('button', { name: t('myData.closing.submit'), exact: true }).click();
    await expect(page.getByText(t('myData.closing.done'))).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.goto('/login');
    await signIn(page, t, await picture(), fresh);
    await expect(
      page.getByRole('alert').filter({ hasText: described.code('wrongCredentials') }),
    ).toBeVisible();
    await registerOutsidePage(page, fresh, registered);
    await signIn(page, t, await picture(), fresh);
    await expect(page).toHaveURL('/');
  });
});
