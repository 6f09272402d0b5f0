import type { Page } from '@playwright/test';
import { fillControls, findControls, inRounds } from './support/controls.ts';
import { holdScripts, slowDownUntilReady, untilReady } from './support/hurry.ts';
import { visitorPages } from './support/pages.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/shop.ts';
import { newSignedInMember } from './support/sign-in-outside-page.ts';

const { productId } = parts.resistor;
const slowness = 6;

/** The pages of a visitor; those that ask to sign in first have nothing to type into before. */
const pages = [
  ...visitorPages,
  { name: 'product detail with a price to type', path: `/GoodsDetails?id=${productId}` },
  { name: 'application for a customised product', path: '/customized/apply' },
];

type Filled = ReadonlyMap<string, string | boolean>;

/** Opens a page without its scripts, lets somebody use its controls, and gives it the scripts. */
async function fillEarly(
  page: Page,
  path: string,
  round: number,
): Promise<{ filled: Filled; rounds: number }> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  const rounds = inRounds(await findControls(page));
  const filled = await fillControls(page, rounds[round] ?? []);
  await release();
  await untilReady(page);
  return { filled, rounds: rounds.length };
}

/** What is in the controls that were filled. */
async function contentOf(page: Page, filled: Filled): Promise<Record<string, string | boolean>> {
  const now = await findControls(page);
  return Object.fromEntries(
    now.flatMap(({ name, content, group }) => {
      const expected = filled.get(name);
      // The ends of a range are shown with their unit.
      const isRange = group === 'fieldset text' && String(content).startsWith(String(expected));
      return expected === undefined ? [] : [[name, isRange ? expected : content]];
    }),
  );
}

const share = 6;
for (let first = 0; first < pages.length; first += share) {
  const some = pages.slice(first, first + share);
  test(`what is typed and ticked before the scripts are there stays, from ${some[0]?.name} on`, async ({
    page,
  }) => {
    for (const { name, path } of some) {
      await test.step(name, async () => {
        for (let round = 0, rounds = 1; round < rounds; round += 1) {
          const early = await fillEarly(page, path, round);
          rounds = early.rounds;
          // A page draws itself again with everything that is left: it would write what it knows over what it does not.
          await page.locator('main').focus();
          await expect
            .poll(() => contentOf(page, early.filled), name)
            .toEqual(Object.fromEntries(early.filled));
        }
      });
    }
  });
}

test('the filters that are chosen before the scripts are there narrow the list', async ({ page, t }) => {
  const release = await holdScripts(page);
  await page.goto('/goodsCenter?id=3', { waitUntil: 'commit' });
  const ticks = page.getByRole('complementary').getByRole('checkbox');
  await ticks.nth(0).check();
  await ticks.nth(1).check();
  await page.getByLabel(t('catalogue.list.quantity')).fill('1000');
  await slowDownUntilReady(page, slowness);
  await release();
  await page.getByLabel(t('catalogue.list.quantity')).blur();
  await expect(page).toHaveURL(/id=3&inStock=1&column\d+=[^&]+&quantity=1000$/);
});

test('a quantity that is typed, and bought at once, before the scripts are there is what is bought', async ({
  page,
  t,
}) => {
  const release = await holdScripts(page);
  await page.goto(`/GoodsDetails?id=${productId}`, { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: t('catalogue.buy.quantity'), exact: true }).fill('5000');
  await page.getByRole('button', { name: t('catalogue.buy.addToCart'), exact: true }).click();
  await slowDownUntilReady(page, slowness);
  await release();
  await expect(page.getByText(t('catalogue.buy.addedHere'))).toBeVisible();
  await page.goto('/shopcar');
  await expect(page.getByText(t('cart.guest.pieces', { num: '5,000' }))).toBeVisible();
});

/** Notes in every picture of the page from the first on whether a text is seen. */
async function watchText(page: Page, text: string): Promise<() => Promise<boolean[]>> {
  await page.addInitScript((unwanted) => {
    const seen: boolean[] = [];
    const look = () => {
      const places = [...document.querySelectorAll('main div')].filter(
        (place) => place.textContent === unwanted,
      );
      seen.push(places.some((place) => place.checkVisibility()));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { seen });
  }, text);
  // As set above.
  return () => page.evaluate(() => ('seen' in window ? (window.seen as boolean[]) : []));
}

test('the cart of a visitor who keeps nothing says so before the scripts are there, and stays', async ({
  page,
  t,
}) => {
  const release = await holdScripts(page);
  await page.goto('/shopcar', { waitUntil: 'commit' });
  const text = page.getByText(t('cart.page.visitorNone'));
  await expect(text).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const first = await text.elementHandle();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart.page.signIn') })
    .click();
  await release();
  await untilReady(page);
  expect(await first?.isVisible()).toBe(true);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the cart of a visitor or member who has one never says that there is none', async ({ page, t }) => {
  const seen = await watchText(page, t('cart.page.visitorNone'));
  await page.goto(`/GoodsDetails?id=${productId}`);
  await page.getByRole('textbox', { name: t('catalogue.buy.quantity'), exact: true }).fill('5000');
  await page.getByRole('button', { name: t('catalogue.buy.addToCart'), exact: true }).click();
  await expect(page.getByText(t('catalogue.buy.addedHere'))).toBeVisible();
  const release = await holdScripts(page);
  await page.goto('/shopcar', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await release();
  await expect(page.getByText(t('cart.guest.pieces', { num: '5,000' }))).toBeVisible();
  expect(new Set(await seen())).toEqual(new Set([false]));

  await page.evaluate(() => localStorage.clear());
  await newSignedInMember(page);
  await page.goto('/shopcar');
  await expect(page.getByText(t('cart.page.empty'))).toBeVisible();
  expect(new Set(await seen())).toEqual(new Set([false]));
});
