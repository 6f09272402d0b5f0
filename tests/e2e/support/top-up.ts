import type { Page } from '@playwright/test';
import { sandboxPath, startPath } from '#domain/payment/addresses.ts';
import { call, tokenOf } from './call.ts';
import { expect } from './shop.ts';
import { shopTarget } from './target.ts';

const payTypes = { yuan: '1', dollars: '2' } as const;

/** The payment pages of the mocks are in a window of the shop, and nowhere else. */
async function payInWindow(page: Page, payment: string): Promise<void> {
  const opens = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/aboutUs'));
  const sandbox = await opens;
  await sandbox.locator('h1').first().waitFor();
  await sandbox.evaluate(
    ({ action, value }) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action });
      form.append(Object.assign(document.createElement('input'), { name: 'payment', value }));
      document.body.append(form);
      form.submit();
    },
    { action: startPath, value: payment },
  );
  await sandbox.locator('button[value=paid]').click();
  await expect(sandbox).toHaveURL(/result=paid/);
  await sandbox.close();
}

/** Puts cents on a balance of the member who is signed in: starts a top-up and pays it at the sandbox cashier. */
export async function topUp(page: Page, account: keyof typeof payTypes, cents: number): Promise<void> {
  const fields = { payType: payTypes[account], amount: String(cents), token: await tokenOf(page) };
  const { data } = await call(page, 'startTopUp', fields);
  const payment = /value="([^"]+)"/.exec(String(data))?.[1] ?? '';
  if (shopTarget() === 'mocks') return payInWindow(page, payment);
  await page.request.post(startPath, { form: { payment } });
  const paid = await page.request.post(sandboxPath, { form: { payment, outcome: 'paid' } });
  expect(paid.url()).toMatch(/result=paid/);
}
