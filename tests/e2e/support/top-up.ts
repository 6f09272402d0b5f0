import type { Page } from '@playwright/test';
import { call, tokenOf } from './call.ts';
import { expect } from './shop.ts';

const payTypes = { yuan: '1', dollars: '2' } as const;

/** Puts cents on a balance of the member who is signed in: starts a top-up and pays it at the sandbox cashier. */
export async function topUp(page: Page, account: keyof typeof payTypes, cents: number): Promise<void> {
  const fields = { payType: payTypes[account], amount: String(cents), token: await tokenOf(page) };
  const { data } = await call(page, 'startTopUp', fields);
  const ticket = /value="([^"]+)"/.exec(String(data))?.[1] ?? '';
  const opens = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/aboutUs'));
  const sandbox = await opens;
  await sandbox.locator('h1').first().waitFor();
  await sandbox.evaluate((payment) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/payment/start' });
    form.append(Object.assign(document.createElement('input'), { name: 'payment', value: payment }));
    document.body.append(form);
    form.submit();
  }, ticket);
  await sandbox.locator('button[value=paid]').click();
  await expect(sandbox).toHaveURL(/result=paid/);
  await sandbox.close();
}
