import type { Page } from '@playwright/test';
import { receiver } from './buyer.ts';
import { call } from './call.ts';

/** Gives the signed-in member a receiving address by calling the shop. */
export async function addAddressOutsidePage(page: Page, token: string): Promise<void> {
  await call(page, 'addAddress', { ...receiver, country: '中国,广东,深圳', token });
}
