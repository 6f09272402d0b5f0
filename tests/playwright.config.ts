import { defineConfig, devices } from '@playwright/test';
import { browserFlags } from '../src/run/browser.ts';
import type { ShopOptions } from './e2e/support/target.ts';

const executablePath = process.env.CHROMIUM_PATH;

/**
 * Which journeys run where. Every page is looked at in both languages on the server; a journey runs in one language on the server
 * and in the other on the mocks, for the sake of time.
 */
const journeys = {
  serverZh:
    /\/(pages|custom-apply|list-columns|shopper|buying|finding|sold-out|range-modes|paying|cart-refusals|cashier-refusals|registration-refusals|production-build|hurried-buyer|early-input|order-dialogs|profile|projects|member-centre|wallet|my-data|documents)\.spec\.ts$/,
  serverEn:
    /\/(pages|without-scripts|favourites|account-security|expired-session|list-columns|docs|session|register|cart|orders|order-refusals|reset-refusals|login-refusals|order-chat|remote-support)\.spec\.ts$/,
  mocksZh:
    /\/(session|favourites|account-security|expired-session|register|cart|orders|order-refusals|reset-refusals|login-refusals|order-chat|remote-support)\.spec\.ts$/,
  mocksEn:
    /\/(shopper|finding|custom-apply|buying|sold-out|range-modes|paying|cart-refusals|cashier-refusals|registration-refusals|hurried-buyer|mocks-worker|order-dialogs|profile|projects|member-centre|wallet|my-data|documents)\.spec\.ts$/,
};

export default defineConfig<ShopOptions>({
  testDir: 'e2e',
  outputDir: '../.cache/playwright',
  globalSetup: './e2e/support/start-shops.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A journey waits a third of its time: for a page, a second until it goes on, a window that closes.
  workers: 4,
  // These only end what hangs: a slow machine is no reason to fail.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/reports/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserFlags },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'server-zh', use: { shopTarget: 'server', locale: 'zh-CN' }, testMatch: journeys.serverZh },
    { name: 'server-en', use: { shopTarget: 'server', locale: 'en-US' }, testMatch: journeys.serverEn },
    { name: 'mocks-zh', use: { shopTarget: 'mocks', locale: 'zh-CN' }, testMatch: journeys.mocksZh },
    { name: 'mocks-en', use: { shopTarget: 'mocks', locale: 'en-US' }, testMatch: journeys.mocksEn },
  ],
});
