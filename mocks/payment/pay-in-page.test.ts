// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Client } from '../client.ts';
import { createMockShop, type MockShop } from '../shop.ts';
import { startingPassword } from '../world/start/members.ts';
import { payInPage } from './pay-in-page.ts';

const went: string[] = [];
const submit = HTMLFormElement.prototype.submit;
let shop: MockShop;

/** The document is at an address; where it goes is noted, for jsdom goes nowhere. */
function beAt(path: string): void {
  const url = new URL(path, 'http://shop.test');
  const { href, pathname, search } = url;
  vi.stubGlobal('location', { href, pathname, search, assign: (to: string) => went.push(to) });
}

async function topUpForm(): Promise<HTMLFormElement> {
  const client = new Client(shop);
  await client.signIn('buyer@example.com', startingPassword);
  document.body.innerHTML = (await client.call('startTopUp', { payType: 1, amount: 5000 })).data;
  const [form] = document.forms;
  if (!form) throw new Error('the page has no form');
  return form;
}

beforeEach(() => {
  shop = createMockShop();
  went.length = 0;
});
afterEach(() => {
  HTMLFormElement.prototype.submit = submit;
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('sends a payment form to the sandbox cashier and leaves other forms alone', async () => {
  beAt('/payPage');
  const other = vi.fn();
  HTMLFormElement.prototype.submit = other;
  expect(payInPage(shop)).toBe(false);
  const form = await topUpForm();
  form.submit();
  expect(went).toEqual([expect.stringMatching(/^\/sandbox\/cashier\?payment=Z\d+\.\w+$/)]);
  form.action = '/elsewhere';
  form.submit();
  expect(other).toHaveBeenCalledOnce();
});

it('shows the sandbox cashier at its address and books the chosen outcome', async () => {
  beAt('/payPage');
  payInPage(shop);
  (await topUpForm()).submit();
  beAt(went.pop() ?? '');
  expect(payInPage(shop)).toBe(true);
  expect(document.querySelector('h1')?.textContent).toBe('Sandbox cashier');
  expect(document.documentElement.lang).toBe('en');
  document.querySelector<HTMLButtonElement>('button[value=paid]')?.click();
  expect(went).toEqual([expect.stringMatching(/^\/balance\/MyBalance\?topUp=Z\d+&result=paid$/)]);
});

it('redirects an unknown payment', () => {
  beAt('/sandbox/cashier?payment=nothing');
  expect(payInPage(shop)).toBe(true);
  expect(went).toEqual(['/pay?result=closed']);
});
