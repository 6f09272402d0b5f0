import { defineConfig, devices } from '@playwright/test';
import { browserFlags } from '../src/run/browser.ts';
import type { ShopOptions } from './e2e/support/shop.ts';

const executablePath = process.env.CHROMIUM_PATH;

/** Cut lines and statuses of pages are no matter of the mocks: there the files come from a plain file server. */
const onMocks = { testMatch: /(pages|session)\.spec\.ts/, grepInvert: /lost network|page of code 404/ };

/** Every journey runs in both languages; a spec says by its name when it fits only one target. */
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
    { name: 'mocks-zh', use: { shopTarget: 'mocks', locale: 'zh-CN' }, ...onMocks },
    { name: 'mocks-en', use: { shopTarget: 'mocks', locale: 'en-US' }, ...onMocks },
  ],
});
