import { expect, type Page } from '@playwright/test';
import type { textsFor } from './texts.ts';

type Texts = ReturnType<typeof textsFor>;

/** The member that the demo shop brings along. */
export const demoMember = { email: 'buyer@example.com', password: 'Blue4sky9' };

/** Asks in the page, where the mocks answer too, for the text of the picture or the sound; only a server in development mode reveals it. */
export async function codeAnswer(page: Page, loginMark: string): Promise<string> {
  return page.evaluate(async (mark) => {
    const answer = await fetch(`/dev/captcha/${mark}`);
    const shown: { answer: string } = await answer.json();
    return shown.answer;
  }, loginMark);
}

/** Follows the pictures that the page loads; the last one is the one to answer. */
export function watchPictures(page: Page): () => Promise<string> {
  let newest: Promise<string> | undefined;
  page.on('response', (response) => {
    if (!response.url().includes('/open/user/getVerifyCode')) return;
    const before = newest;
    newest = response.json().then(
      (body: { data: { loginMark: string } }) => body.data.loginMark,
      // The page went on before its answer was read: nobody is going to answer that picture.
      () => before ?? '',
    );
  });
  return async () => {
    await page.waitForFunction(() => document.querySelector('img[src^="data:image/svg"]') !== null);
    await expect.poll(() => newest !== undefined).toBe(true);
    return codeAnswer(page, (await newest) ?? '');
  };
}

/** Fills in the form that is on the page, popup or login page, and sends it. */
export async function signIn(
  page: Page,
  t: Texts,
  code: string,
  { email, password } = demoMember,
): Promise<void> {
  await page.getByLabel(t('session.login.account')).fill(email);
  await page.getByLabel(t('session.login.password')).fill(password);
  await page.getByLabel(t('session.login.code'), { exact: false }).first().fill(code);
  await page
    .locator('form')
    .getByRole('button', { name: t('session.login.submit'), exact: true })
    .click();
}
