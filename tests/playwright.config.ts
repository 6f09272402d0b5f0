import { defineConfig, devices } from '@playwright/test';
import { browserFlags } from '../src/run/browser.ts';
import { type FontSet, fontEnvironment } from '../src/run/browser-fonts.ts';
import type { ShopOptions } from './e2e/support/target.ts';

const executablePath = process.env.CHROMIUM_PATH;
const launch = (fonts: FontSet) => ({
  ...(executablePath ? { executablePath } : {}),
  args: browserFlags,
  // Without a language of the system, Chromium saves a file whose name is not ASCII as `download`.
  env: { LANG: 'C.UTF-8', ...process.env, ...fontEnvironment(fonts) },
});

const languages = { zh: 'zh-CN', en: 'en-US' };

/** Every other test runs with the fonts of one system; what depends on them is measured with those of two more. */
const withOtherFonts = (['noto', 'liberation'] as const).flatMap((fonts) =>
  Object.entries(languages).map(([language, locale]) => ({
    name: `${fonts}-${language}`,
    use: { shopTarget: 'server' as const, locale, launchOptions: launch(fonts) },
    testMatch: /\/fonts\.spec\.ts$/,
  })),
);

/**
 * Which journeys run where. Every page is looked at in both languages on the server. A journey runs on the server in one language;
 * the main one of each area, tagged `@mocks`, runs on the mocks too, in the other: whether the mocks refuse what the server refuses
 * is compared call by call by the contract check. `JOURNEYS=all` runs every journey on both.
 */
const onServer = {
  chinese:
    /\/(pages|print|custom-apply|column-chooser|list-columns|list-texts|shopper|buying|finding|sold-out|range-modes|paying|cart-refusals|cashier-refusals|registration-refusals|production-build|hurried-buyer|early-input|order-dialogs|profile|projects|member-centre|wallet|my-data|documents)\.spec\.ts$/,
  english:
    /\/(pages|print|without-scripts|early-clicks|favourites|account-security|expired-session|column-chooser|list-columns|list-texts|docs|session|register|cart|orders|order-refusals|reset-refusals|login-refusals|order-chat|remote-support|lost-response)\.spec\.ts$/,
};
/** These read what the server rendered, or ask for it without scripts. */
const serverOnly =
  /\/(pages|print|column-chooser|list-columns|list-texts|production-build|early-clicks|early-input|without-scripts|docs)\.spec\.ts$/;
const onMocks =
  process.env.JOURNEYS === 'all' ? { testIgnore: serverOnly } : { testIgnore: serverOnly, grep: /@mocks/ };

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
    launchOptions: launch('dejavu'),
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'server-zh', use: { shopTarget: 'server', locale: 'zh-CN' }, testMatch: onServer.chinese },
    { name: 'server-en', use: { shopTarget: 'server', locale: 'en-US' }, testMatch: onServer.english },
    {
      name: 'mocks-zh',
      use: { shopTarget: 'mocks', locale: 'zh-CN' },
      testMatch: onServer.english,
      ...onMocks,
    },
    {
      name: 'mocks-en',
      use: { shopTarget: 'mocks', locale: 'en-US' },
      testMatch: [onServer.chinese, /\/mocks-worker\.spec\.ts$/],
      ...onMocks,
    },
    ...withOtherFonts,
  ],
});
