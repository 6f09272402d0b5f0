import type { Page } from '@playwright/test';
import { newMember } from './support/new-member.ts';
import { expect, test } from './support/shop.ts';
import { signIn, watchPictures } from './support/sign-in.ts';
import { signInOutsidePage } from './support/sign-in-outside-page.ts';

const wrong = 'Wrong4word1';

/** Waits for the picture that follows a refused sign-in. */
function anotherPicture(page: Page) {
  return page.waitForResponse((answer) => answer.url().includes('/open/user/getVerifyCode'));
}

test('a wrong password is refused without saying what is wrong, and the sixth attempt is blocked', async ({
  page,
  t,
  described,
}) => {
  const member = await newMember(page);
  const code = watchPictures(page);
  for (let attempts = 0; attempts < 3; attempts += 1) {
    await expect(signInOutsidePage(page, { ...member, password: wrong })).rejects.toThrow();
  }
  await page.goto('/login');
  const refused = page.locator('form').getByRole('alert');
  const tryIn = async (email: string, password: string, told: string | RegExp) => {
    const next = anotherPicture(page);
    await signIn(page, t, await code(), { email, password });
    await expect(refused.filter({ hasText: told })).toBeVisible();
    await next;
  };
  await tryIn(`nobody-${member.email}`, wrong, described.code('wrongCredentials'));
  await tryIn(member.email, wrong, described.code('wrongCredentials'));
  await tryIn(member.email, wrong, described.code('wrongCredentials'));
  await tryIn(member.email, member.password, described.codeWithWait('accountLocked'));
  await expect(page).toHaveURL('/login');
});
