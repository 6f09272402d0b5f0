import type { Page } from '@playwright/test';
import { axeFindings } from './support/axe-findings.ts';
import { foreignTexts } from './support/foreign-texts.ts';
import { skippedHeadings } from './support/measure-headings.ts';
import { measureLayout } from './support/measure-layout.ts';
import { memberPages, type OpenPage, visitorPages, visitorVariants } from './support/pages.ts';
import { looksAtAll, openWatched, type Screen, screens } from './support/screens.ts';
import { expect, test } from './support/shop.ts';
import { demoMember } from './support/sign-in.ts';
import { signInOutsidePage } from './support/sign-in-outside-page.ts';
import { unevenPrices } from './support/uneven-prices.ts';
import { unpaidOrder } from './support/unpaid-order.ts';
import { watchPage } from './support/watch-page.ts';

/**
 * A look takes seconds. Every page is looked at on the phone in English, whose words are the longer ones, and on the desktop in
 * Chinese; the fullest pages are looked at the other way round too. `LAYOUT_SWEEP=full` does all four for each.
 */
const screenOf: Record<'chinese' | 'english', Screen> = { chinese: 'desktop', english: 'phone' };
const fullest = new Set([
  ...[
    'home',
    'category overview',
    'product list',
    'product detail',
    'list with conditions, one of them unknown',
  ],
  ...['cart', 'order', 'cashier', 'orders', 'member centre'],
]);

/** What people wrote is in whichever language they speak: the texts of members, and an article that quotes Chinese. */
const inOneLanguage = visitorPages.filter(({ path }) => !path.startsWith('/newsDetail'));

/** The room that a control has, in pixels: for a finger, and for a mouse. */
const targets: Record<Screen, number> = { phone: 40, desktop: 24 };
const mostShift = 0.02;

/** The list of solutions reads on while it is scrolled: the one area that scrolls by itself. */
const scrollsByItself = /方案列表|All solutions/;

/** Everything comes late, and on the phone nothing from the cache: what is loaded is seen to be loaded. */
async function slowDown(page: Page, screen: Screen): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: screen === 'phone' });
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

async function expectStill(page: Page, name: string): Promise<void> {
  const shifts = await page.evaluate(() => window.pageWatch.shifts);
  const shift = shifts.reduce((sum, { value }) => sum + value, 0);
  expect.soft(shift, `${name} moves: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(mostShift);
}

async function expectUsable(page: Page, name: string, screen: Screen): Promise<void> {
  const found = await page.evaluate(measureLayout, targets[screen]);
  const scrolling = found.scrolling.filter((area) => !scrollsByItself.test(area));
  expect.soft({ ...found, scrolling }, name).toEqual({ covered: [], small: [], scrolling: [], overflow: 0 });
}

/** Opens the page and reports what is wrong with it. */
async function look(page: Page, shown: OpenPage, screen: Screen, chinese: boolean): Promise<void> {
  const { name, path } = shown;
  await test.step(name, async () => {
    await openWatched(page, path);
    await expectStill(page, name);
    await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
    await expect.soft(page.locator('html'), name).toHaveAttribute('lang', chinese ? 'zh-CN' : 'en');
    await expect.soft(page, name).toHaveTitle(/\S/);
    await expectUsable(page, name, screen);
    expect.soft(await unevenPrices(page), name).toEqual([]);
    if (inOneLanguage.includes(shown)) {
      await expect
        .configure({ soft: true })
        .poll(() => foreignTexts(page, path, chinese), name)
        .toEqual([]);
    }
    // axe looks at a page once in each language.
    if (screen !== screenOf[chinese ? 'chinese' : 'english']) return;
    const patient = expect.configure({ soft: true });
    // A test of the theme compares all its colours; how they meet is seen where the most is shown.
    const contrast = screen === 'desktop' || fullest.has(name) || looksAtAll;
    await patient.poll(() => axeFindings(page, { contrast }), name).toEqual([]);
    await patient.poll(() => page.evaluate(skippedHeadings), name).toEqual([]);
  });
}

const halves = ['first', 'second'] as const;

/** One browser window takes half of the pages: a new one for each page would compile the whole app each time. */
function halfOf(pages: readonly OpenPage[], half: (typeof halves)[number]): readonly OpenPage[] {
  const middle = Math.ceil(pages.length / 2);
  return half === 'first' ? pages.slice(0, middle) : pages.slice(middle);
}

for (const screen of ['phone', 'desktop'] as const) {
  test.describe(`on a ${screen}`, () => {
    test.use(screens[screen]);

    const choosePages = (pages: readonly OpenPage[], chinese: boolean) =>
      screen === screenOf[chinese ? 'chinese' : 'english'] || looksAtAll
        ? pages
        : pages.filter(({ name }) => fullest.has(name));

    test.beforeEach(async ({ page }) => {
      await page.addInitScript(watchPage);
      await slowDown(page, screen);
    });

    for (const half of halves) {
      test(`the ${half} half of a visitor's pages keeps still, is in one language, and can be used`, async ({
        page,
        chinese,
      }) => {
        const pages = choosePages([...visitorPages, ...visitorVariants], chinese);
        for (const one of halfOf(pages, half)) await look(page, one, screen, chinese);
      });

      test(`the ${half} half of a member's pages keeps still, is in one language, and can be used`, async ({
        page,
        chinese,
      }) => {
        const token = await signInOutsidePage(page, demoMember);
        const pages = choosePages(memberPages(await unpaidOrder(page, token)), chinese);
        for (const one of halfOf(pages, half)) await look(page, one, screen, chinese);
      });
    }
  });
}
