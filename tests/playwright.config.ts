import { defineConfig, devices } from '@playwright/test';
import { browserFlags } from '../src/run/browser.ts';
import type { ShopOptions } from './e2e/support/target.ts';

const executablePath = process.env.CHROMIUM_PATH;

/**
 * On the server every journey runs in both languages. On the mocks it runs in one, for the sake of time: half of them in each; the
 * pages run in both.
 */
const onMocks = {
  zh: /\/(pages|session|register|cart|order-refusals|reset-refusals|login-refusals)\.spec\.ts$/,
  en: /\/(pages|shopper|buying|cart-refusals|cashier-refusals|registration-refusals)\.spec\.ts$/,
};

export default defineConfig<ShopOptions>({
  testDir: 'e2e',
  outputDir: '../.cache/playwright',
  globalSetup: './e2e/support/start-shops.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/reports/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserFlags },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'server-zh', use: { shopTarget: 'server', locale: 'zh-CN' } },
    { name: 'server-en', use: { shopTarget: 'server', locale: 'en-US' } },
    { name: 'mocks-zh', use: { shopTarget: 'mocks', locale: 'zh-CN' }, testMatch: onMocks.zh },
    { name: 'mocks-en', use: { shopTarget: 'mocks', locale: 'en-US' }, testMatch: onMocks.en },
  ],
});
