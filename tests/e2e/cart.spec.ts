import type { Page } from '@playwright/test';
import { newMember } from './support/new-member.ts';
import { expect, test } from './support/shop.ts';
import { signIn, watchPictures } from './support/sign-in.ts';

const [resistor, capacitor] = ['0603WAF1002T5E', 'CL31B475KB8NNNC'];

/** Opens a part by the search box, the way somebody finds it who knows its number. */
async function openPart(page: Page, part: string): Promise<void> {
  await page.goto(`/searchAll?id=1&keyWord=${part}`);
  await page.getByRole('main').getByRole('link', { name: part }).first().click();
  await expect(page).toHaveURL(/\/GoodsDetails\?id=\d+/);
}

/** The amounts of the page in cents. */
async function cents(page: Page, place: string): Promise<number[]> {
  const texts = await page.locator(place).allTextContents();
  return texts.map((text) => Number(text.replaceAll(/\D/g, '')));
}

test("a guest cart moves into the member's cart, where quantities, prices and the selection follow", {
  tag: '@mocks',
}, async ({ page, t }) => {
  const member = await newMember(page);
  const code = watchPictures(page);
  const cartLink = page.getByRole('link', { name: t('frame.header.cart') });
  const add = page.getByRole('button', { name: t('catalogue.buy.addToCart'), exact: true });
  for (const part of [resistor, capacitor]) {
    await openPart(page, part);
    await add.click();
    await expect(page.getByText(t('catalogue.buy.addedHere'))).toBeVisible();
  }
  await expect(cartLink).toContainText('2');

  await cartLink.click();
  await expect(page).toHaveURL('/shopcar');
  for (const part of [resistor, capacitor])
    await expect(page.getByRole('main').getByRole('link', { name: part })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart.page.signIn') })
    .click();
  await signIn(page, t, await code(), member);
  await expect(page.getByRole('button', { name: t('frame.topBar.logout') })).toBeVisible();
  await expect(page.getByText(t('cart.guest.merged_other', { count: 2 }))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('visitorCart'))).toBeNull();
  await expect(cartLink).toContainText('2');

  await expect(page).toHaveURL('/shopcar');
  const line = (part: string) => page.getByRole('listitem', { name: part });
  await expect(line(resistor).getByRole('checkbox')).toBeChecked();
  const settle = page.getByRole('button', { name: t('cart.summary.settle') });
  const all = page.getByRole('checkbox', { name: t('cart.list.selectAll') });
  await expect(all).toBeChecked();
  await all.uncheck();
  await settle.click();
  const warning = page.getByText(t('cart.summary.selectFirst'));
  await expect(warning).toBeVisible();
  await line(resistor).getByRole('checkbox').check();
  await expect(warning).toHaveCount(0);

  const quantity = line(resistor).getByRole('textbox');
  const price = line(resistor).locator('[data-price] > data');
  const dear = Number(await price.getAttribute('value'));
  const updated = page.waitForResponse((answer) => answer.url().includes('/api/shop/car/update'));
  await quantity.fill('5000');
  await expect.poll(async () => Number(await price.getAttribute('value'))).toBeLessThan(dear);
  await expect(line(resistor).getByText(/you save|共省/)).toBeVisible();
  await updated;
  await page.reload();
  await expect(quantity).toHaveValue('5000');

  await all.check();
  await expect(line(capacitor).getByRole('checkbox')).toBeChecked();
  const difference = async () => {
    const [total = Number.NaN] = await cents(page, '[data-total]');
    return (await cents(page, '[data-amount]')).reduce((rest, amount) => rest - amount, total);
  };
  await expect.poll(difference).toBe(0);

  await page.getByRole('button', { name: t('cart.list.deleteLine', { part: capacitor }) }).click();
  await expect(page.getByText(t('cart.list.deleted'), { exact: true })).toBeVisible();
  await expect(line(capacitor)).toHaveCount(0);
  await expect(cartLink).toContainText('1');

  const last = page.waitForResponse((answer) => answer.url().includes('/api/shop/car/update'));
  await line(resistor)
    .getByRole('button', { name: t('components.quantity.more') })
    .click();
  await settle.click();
  expect((await (await last).json()).code).toBe(0);
  await expect(page).toHaveURL(/\/submit\/order\?carIds=\d+$/);
});

test('a visitor who buys now signs in and goes on to the order', async ({ page, t }) => {
  const member = await newMember(page);
  const code = watchPictures(page);
  await openPart(page, resistor);
  await page.getByRole('button', { name: t('catalogue.buy.buyNow'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await signIn(page, t, await code(), member);
  await expect(page).toHaveURL(/\/submit\/order\?carIds=\d+&num=1&number=\d+$/);
});
