import type { Page } from '@playwright/test';
import { call, tokenOf } from './support/call.ts';
import { newMember } from './support/new-member.ts';
import { expect, test } from './support/shop.ts';
import { signIn, watchPictures } from './support/sign-in.ts';

/** Ends the session of the page elsewhere: the page learns of it with its next call. */
async function endSession(page: Page): Promise<void> {
  await call(page, 'logoutMember', { token: await tokenOf(page) });
}

test('a session that ends under a form asks to sign in, and what was typed is sent afterwards', {
  tag: '@mocks',
}, async ({ page, t }) => {
  const member = await newMember(page);
  const picture = watchPictures(page);
  await page.goto('/login');
  await signIn(page, t, await picture(), member);
  await expect(page).toHaveURL('/');
  const popup = page.getByRole('dialog', { name: t('session.login.title') });
  const field = (name: string) => page.locator(`form:visible [name="${name}"]`).first();

  /** Presses a button when the session has ended, and signs in where the shop asks for it. */
  async function pressAndSignIn(name: string): Promise<void> {
    await endSession(page);
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByText(t('errors.session.expired'))).toBeVisible();
    await signIn(page, t, await picture(), member);
    await expect(popup).toHaveCount(0);
  }

  await test.step('in a dialog, which opens again as it was', async () => {
    const add = page
      .getByRole('main')
      .getByRole('button', { name: t('projects.list.add') })
      .first();
    await page.goto('/myProject/MyProject');
    await add.click();
    await field('projectName').fill('Gateway for meters');
    await field('phone').fill('13912345678');
    await field('projectDescribe').fill('Four ports');
    await pressAndSignIn(t('projects.form.save'));
    await add.click();
    await expect(field('projectDescribe')).toHaveValue('Four ports');
    await page.getByRole('button', { name: t('projects.form.save'), exact: true }).click();
    await expect(page.getByText(t('projects.message.added'))).toBeVisible();
  });

  await test.step('on a page, which stays', async () => {
    await page.goto('/memberCenterDetail?i=0');
    await field('name').fill('Anna');
    await pressAndSignIn(t('profile.personal.save'));
    await expect(field('name')).toHaveValue('Anna');
    await page.getByRole('button', { name: t('profile.personal.save'), exact: true }).click();
    await expect(page.getByText(t('profile.message.changed'))).toBeVisible();
  });
});
