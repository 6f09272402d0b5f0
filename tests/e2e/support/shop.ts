import { test as base, expect, type Page } from '@playwright/test';
import { constants } from '../../../generated/constants.ts';
import { fieldTexts } from './field-texts.ts';
import { slowDown } from './hurry.ts';
import { pollSparingly } from './poll-sparingly.ts';
import { recordCalls } from './record-calls.ts';
import type { ShopOptions } from './target.ts';
import { textsFor } from './texts.ts';

/** Console lines that are not a fault of the page: the browser prints every refused or missing answer itself. */
const expected = [/Failed to load resource/];

/** How much longer a message stays than for a person: a busy machine may look at it late. */
const longerShown = 6;

/** Runs in the page before anything else. */
function showMessagesLonger({ shown, times }: { shown: number; times: number }): void {
  const later = window.setTimeout;
  window.setTimeout = Object.assign(
    (handler: TimerHandler, wait?: number, ...rest: unknown[]) =>
      later(handler, wait === shown ? wait * times : wait, ...rest),
    later,
  );
}

/**
 * Pages of the app are opened when their scripts have taken over, however slow that is: what somebody does before has tests of
 * its own, which open their pages with `waitUntil: 'commit'`.
 */
function openWhole(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const untilReady = () =>
    page.waitForFunction(
      () => document.getElementById('root') === null || 'ready' in document.documentElement.dataset,
      undefined,
      pollSparingly,
    );
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil !== 'commit') await untilReady();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await untilReady();
    return answer;
  };
}

function randomAddress(): string {
  return `10.${[...crypto.getRandomValues(new Uint8Array(3))].join('.')}`;
}

/** `SLOW_PAGES=6 playwright test …` slows every page down by this factor, so that tests that depend on speed fail. */
const slowness = Number(process.env.SLOW_PAGES ?? 1);

/** A page of the shop that fails its test when anything unexpected is printed on the console. */
export const test = base.extend<
  ShopOptions & {
    quiet: undefined;
    slow: undefined;
    recorded: undefined;
    t: ReturnType<typeof textsFor>;
    described: ReturnType<typeof fieldTexts>;
    chinese: boolean;
  }
>({
  shopTarget: ['server', { option: true }],
  baseURL: async ({ shopTarget }, use) => {
    const url = shopTarget === 'server' ? process.env.SHOP_SERVER_URL : process.env.SHOP_MOCKS_URL;
    if (!url) throw new Error('The shops are not running: start the tests with `npm test`.');
    await use(url);
  },
  /** Everybody comes from an address of their own: the shop limits what one address may do. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': randomAddress() }),
  t: async ({ locale }, use) => use(textsFor(locale ?? 'en-US')),
  described: async ({ locale }, use) => use(fieldTexts(locale ?? 'en-US')),
  chinese: async ({ locale }, use) => use(locale?.startsWith('zh') ?? false),
  recorded: [
    async ({ context }, use, info) => {
      const write = recordCalls(context, info);
      await use(undefined);
      write();
    },
    { auto: true },
  ],
  page: async ({ page, context, javaScriptEnabled }, use) => {
    await context.addInitScript(showMessagesLonger, { shown: constants.errorDisplay, times: longerShown });
    if (javaScriptEnabled) openWhole(page);
    await use(page);
  },
  slow: [
    async ({ context }, use) => {
      if (slowness > 1) {
        // A page that closes at once is in nobody's way.
        context.on('page', (page) => void slowDown(page, slowness).catch(() => undefined));
      }
      await use(undefined);
    },
    { auto: true },
  ],
  quiet: [
    async ({ page }, use) => {
      const printed: string[] = [];
      page.on('console', (message) => {
        const bad = message.type() === 'error' || message.type() === 'warning';
        if (bad && !expected.some((pattern) => pattern.test(message.text()))) printed.push(message.text());
      });
      page.on('pageerror', (error) => printed.push(error.message));
      await use(undefined);
      expect(printed).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
