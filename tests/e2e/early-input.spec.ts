import type { Locator, Page } from '@playwright/test';
import { holdScripts, slowDown, untilReady } from './support/hurry.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/shop.ts';

const { productId } = parts.resistor;
const slowness = 6;

/** Every page from the server with something to type or to tick in it; the list, which each of its filters changes, has a test of its own. */
const pages = [
  '/',
  `/GoodsDetails?id=${productId}`,
  '/news',
  '/contactUs',
  '/login',
  '/register',
  '/modifyPsd',
];

const samples: Readonly<Record<string, string>> = {
  email: 'wei@example.com',
  search: '0603',
  tel: '13800138000',
};

type Content = readonly (readonly [Locator, string | boolean])[];

/** Types something else into each box of a page, ticks what can be ticked, and says what stands there now. */
async function fillEverything(page: Page): Promise<Content> {
  const filled: [Locator, string | boolean][] = [];
  for (const control of await page.locator('input, textarea, select').all()) {
    const usable = (await control.isVisible()) && (await control.isEditable());
    if (!usable) continue;
    const kind = await control.evaluate((element) => element.getAttribute('type') ?? element.localName);
    if (kind === 'checkbox' || kind === 'radio') {
      await control.check();
      filled.push([control, true]);
    } else if (kind === 'select') {
      const values = await control
        .locator('option')
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
      await control.selectOption(values.at(-1) ?? '');
      filled.push([control, values.at(-1) ?? '']);
    } else {
      const text = (await control.inputValue()) === '' ? (samples[kind] ?? 'Wei') : '5000';
      await control.fill(text);
      filled.push([control, text]);
    }
  }
  return filled;
}

for (const path of pages) {
  test(`what is typed and ticked in ${path} before its scripts are there stays`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const filled = await fillEverything(page);
    expect(filled.length).toBeGreaterThan(0);
    release();
    await untilReady(page);
    // The page is drawn again by everything that is left: it would write what it knows over what it does not.
    for (const [control] of filled) await control.focus();
    for (const [control, content] of filled) {
      if (typeof content === 'boolean') await expect(control).toBeChecked({ checked: content });
      else await expect(control).toHaveValue(content);
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
  release();
  await slowDown(page, slowness);
  await page.getByLabel(t('catalogue.list.quantity')).blur();
  await expect(page).toHaveURL(/id=3&inStock=1&column\d+=[^&]+&quantity=1000$/);
});

test('a quantity that is typed, and bought at once, before the scripts are there is what is bought', async ({
  page,
  t,
}) => {
  const release = await holdScripts(page);
  await page.goto(`/GoodsDetails?id=${productId}`, { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: t('catalogue.buy.quantity') }).fill('5000');
  await page.getByRole('button', { name: t('catalogue.buy.addToCart') }).click();
  await slowDown(page, slowness);
  release();
  await expect(page.getByText(t('catalogue.buy.addedHere'))).toBeVisible();
  await page.goto('/shopcar');
  await expect(page.getByText(t('cart.guest.pieces', { num: '5,000' }))).toBeVisible();
});
