import type { Page } from '@playwright/test';
import { openWithLostNetwork } from './support/lose-network.ts';
import { expect, test } from './support/shop.ts';
import { codeAnswer, demoMember, signIn, watchPictures } from './support/sign-in.ts';

const token = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));

test('a member signs in with the picture, stays signed in over a reload and signs out', async ({
  page,
  t,
}) => {
  const code = watchPictures(page);
  await page.goto('/login');
  await signIn(page, t, await code());
  await expect(page).toHaveURL('/');
  const logout = page.getByRole('button', { name: t('frame.topBar.logout') });
  await expect(logout).toBeVisible();
  await page.reload();
  await expect(logout).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  await logout.click();
  await expect(page.getByText(t('frame.topBar.loggedOut'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('frame.topBar.login'), exact: true }).first()).toBeVisible();
  expect(await token(page)).toBeNull();
});

test('the rendered sign-in page holds no code, since several visitors get the same page', async ({
  page,
}) => {
  for (let visit = 0; visit < 2; visit += 1)
    expect(await (await page.request.get('/login')).text()).not.toContain('loginMark');
});

test('a member who cannot see the picture signs in with a code that is read aloud', async ({ page, t }) => {
  const picture = watchPictures(page);
  await page.goto('/login');
  await picture();
  const answer = page.waitForResponse((response) => /getVerifyCode.*sound=1/.test(response.url()));
  await page.getByRole('button', { name: t('session.login.hearCode') }).click();
  const { data }: { data: { loginMark: string } } = await (await answer).json();
  await expect(page.getByRole('button', { name: t('session.login.play') })).toBeEnabled();
  const field = page.getByRole('textbox', { name: t('session.login.code') });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(t('session.login.soundHelp'));
  const seconds = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.duration);
  await expect.poll(seconds).toBeGreaterThan(2);
  await signIn(page, t, await codeAnswer(page, data.loginMark));
  await expect(page).toHaveURL('/');
});

test('a wrong picture code is reported, a new picture is shown and nothing typed is lost', async ({
  page,
  t,
}) => {
  const code = watchPictures(page);
  await page.goto('/login');
  const right = await code();
  const picture = page.locator('img[src^="data:image/svg"]');
  const before = await picture.getAttribute('src');
  await signIn(page, t, right === 'XXXX' ? 'YYYY' : 'XXXX');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await expect(page.getByLabel(t('session.login.account'))).toHaveValue(demoMember.email);
  await expect(page.getByLabel(t('session.login.password'))).toHaveValue(demoMember.password);
  await signIn(page, t, await code());
  await expect(page).toHaveURL('/');
});

test('an empty login form asks to be completed and sends nothing', async ({ page, t }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto('/login');
  await page
    .locator('form')
    .getByRole('button', { name: t('session.login.submit'), exact: true })
    .click();
  await expect(page.getByText(t('session.login.incomplete'))).toBeVisible();
  expect(sent.filter((url) => url.includes('/open/user/login'))).toEqual([]);
});

test('an expired session is reported, cleared and can be renewed in the popup', async ({ page, t }) => {
  const code = watchPictures(page);
  await page.addInitScript(() => {
    if (localStorage.getItem('visited')) return;
    localStorage.setItem('visited', '1');
    sessionStorage.setItem('token', 'a-token-that-nobody-has');
    sessionStorage.setItem('user', '{"email":"x@example.com","name":"X","surname":"Y","country":"China"}');
  });
  await page.goto('/');
  await expect(page.getByText(t('errors.session.expired'))).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await token(page)).toBeNull();
  await signIn(page, t, await code());
  await expect(page.getByRole('button', { name: t('frame.topBar.logout') })).toBeVisible();
});

test('a sign-in that is sent before the picture has come keeps what was typed and says why it waits', async ({
  page,
  t,
}) => {
  const code = watchPictures(page);
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/open/user/getVerifyCode*', async (route) => {
    await released;
    await route.continue();
  });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.goto('/login', { waitUntil: 'commit' });
  await signIn(page, t, 'ABCD');
  const waits = page.getByText(t('session.login.codeLoading'));
  await expect(waits).toBeVisible();
  await expect(page.getByLabel(t('session.login.code'), { exact: false }).first()).toBeFocused();
  expect(sent).not.toContain('/open/user/login');
  await expect(page.getByLabel(t('session.login.account'))).toHaveValue(demoMember.email);
  await expect(page.getByLabel(t('session.login.password'))).toHaveValue(demoMember.password);
  release();
  const right = await code();
  await expect(waits).toHaveCount(0);
  await page.getByLabel(t('session.login.code'), { exact: false }).first().fill(right);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('a lost network is explained and the page can be tried again', async ({ page, t }) => {
  await openWithLostNetwork(page, '/login', 'loginMember');
  // A form that is sent sooner has no picture to name.
  await page.locator('img[src^="data:image/svg"]').first().waitFor();
  await page.getByLabel(t('session.login.account')).fill(demoMember.email);
  await page.getByLabel(t('session.login.password')).fill(demoMember.password);
  await page.getByLabel(t('session.login.code'), { exact: false }).first().fill('ABCD');
  await page
    .locator('form')
    .getByRole('button', { name: t('session.login.submit'), exact: true })
    .click();
  await expect(page.getByText(t('errors.network.failed')).first()).toBeVisible();
  await expect(page.getByLabel(t('session.login.password'))).toHaveValue(demoMember.password);
});

test('the cart opens for a visitor, a member page asks to sign in, the guarded page sends to the login page', async ({
  page,
  t,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: t('frame.header.cart') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('cart.page.title') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/mine/message');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/memberCenterDetail?i=0');
  await expect(page).toHaveURL('/login');
});

test('an unknown address shows the page of code 404 with a way on', async ({ page, t, shopTarget }) => {
  const answer = await page.goto('/no/such/page');
  // Neither side is wrong: the description is about calls, and the pages of the mocks come from a server of files that has one for
  // every address.
  if (shopTarget === 'server') expect(answer?.status()).toBe(404);
  await expect(page.getByText(t('frame.notFound.message'))).toBeVisible();
  await page
    .getByRole('link', { name: t('frame.notFound.home') })
    .or(page.getByRole('button', { name: t('frame.notFound.home') }))
    .click();
  await expect(page).toHaveURL('/');
});
