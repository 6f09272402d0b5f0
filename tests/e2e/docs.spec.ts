import { expect, type Page, test } from '@playwright/test';
import { call } from './support/call.ts';
import { codeAnswer, demoMember } from './support/sign-in.ts';

// The reference is not a page of the app: its calls are not recorded as those of the app.
test.use({ baseURL: process.env.SHOP_SERVER_URL ?? '', viewport: { width: 1440, height: 2000 } });

/** The block of an operation, `area-operationId`; its area is opened when it is closed. */
async function operation(page: Page, name: string) {
  const block = page.locator(`[id="operations-${name}"]`);
  const area = page.locator(`[id="operations-tag-${name.slice(0, name.lastIndexOf('-'))}"]`);
  await expect(area).toBeVisible();
  if (!(await block.isVisible())) await area.click();
  return block;
}

/** Opens an operation of the reference, which names its codes, fills in its fields, sends it, and returns what the server responds with. */
async function tryOut(page: Page, name: string, fields: Readonly<Record<string, string>> = {}) {
  const block = await operation(page, name);
  await block.locator('.opblock-summary-control').click();
  await expect(block.getByText('Codes of this call')).toBeVisible();
  for (const [field, value] of Object.entries(fields)) {
    const row = block.locator(`tr[data-property-name="${field}"], tr[data-param-name="${field}"]`);
    await row.locator('input, select, textarea').first().fill(value);
  }
  const response = page.waitForResponse((one) => /\/(api|open)\//.test(new URL(one.url()).pathname));
  await block.locator('.btn.execute').click();
  const answer = await (await response).json();
  await block.locator('.opblock-summary-control').click();
  return answer;
}

test('a developer finds the codes of a call in the reference, signs in there and reads what belongs to the member', async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.goto('/docs');
  await expect(page.locator('.info').getByRole('cell', { name: 'sessionExpired' })).toBeVisible();
  // Opening an operation takes the reference seconds of the processor: what it asks before is asked directly.
  const { data: captcha } = await call(page, 'getVerifyCode', {});
  const login = await tryOut(page, 'session-loginMember', {
    email: demoMember.email,
    password: demoMember.password,
    code: await codeAnswer(page, captcha.loginMark),
    loginMark: captcha.loginMark,
  });
  expect(login).toMatchObject({ code: 0 });
  await page.getByRole('button', { name: 'Authorize' }).first().click();
  const dialog = page.locator('.modal-ux');
  const token = dialog.locator('.auth-container', { hasText: 'memberToken' });
  await token.getByRole('textbox').fill(login.data.token);
  await token.getByRole('button', { name: 'Apply credentials' }).click();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  // A POST has the token in its form, a GET in its query.
  expect(await tryOut(page, 'cart-countCartItems')).toMatchObject({ code: 0 });
  expect(await tryOut(page, 'addresses-listAddresses')).toMatchObject({ code: 0 });
  expect(violations).toEqual([]);
});
