import type { Page } from '@playwright/test';
import { slowDown, typeAndClick, typeAndClickAtOnce, untilReady } from './support/hurry.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/shop.ts';
import type { textsFor } from './support/texts.ts';

type Texts = ReturnType<typeof textsFor>;

const { productId, productNum } = parts.resistor;
const slowness = 10;

const quantityBox = (page: Page, t: Texts) =>
  page.getByRole('textbox', { name: t('catalogue.buy.quantity'), exact: true });
const addButton = (page: Page, t: Texts) =>
  page.getByRole('button', { name: t('catalogue.buy.addToCart'), exact: true });

async function openProduct(page: Page): Promise<void> {
  await page.goto(`/GoodsDetails?id=${productId}`);
  await untilReady(page);
}

/** How many pieces of the part a visitor keeps in this browser. */
async function storedQuantity(page: Page): Promise<unknown> {
  const storedCart = await page.evaluate(() => localStorage.getItem('visitorCart'));
  const lines: { productNum: string; num: number }[] = JSON.parse(storedCart ?? '[]');
  return lines.find((line) => line.productNum === productNum)?.num;
}

test.describe('a buyer who does not wait', () => {
  test('gets the quantity that was typed just before the click', async ({ page, t }) => {
    await openProduct(page);
    await typeAndClickAtOnce(quantityBox(page, t), '5000', addButton(page, t));
    await expect(page.getByText(t('catalogue.buy.addedHere'))).toBeVisible();
    expect(await storedQuantity(page)).toBe(5000);
    await expect(quantityBox(page, t)).toHaveValue('5000');
    await expect(page).toHaveURL(/quantity=5000$/);
  });

  test('gets it on a slow processor too', async ({ page, t }) => {
    await openProduct(page);
    await slowDown(page, slowness);
    await typeAndClick(quantityBox(page, t), '5000', addButton(page, t));
    await expect(page.getByText(t('catalogue.buy.addedHere'))).toBeVisible();
    expect(await storedQuantity(page)).toBe(5000);
    await expect(quantityBox(page, t)).toHaveValue('5000');
  });

  test('does not buy a number that was corrected by the click itself', async ({ page, t }) => {
    await openProduct(page);
    await quantityBox(page, t).fill('200');
    await typeAndClickAtOnce(quantityBox(page, t), '150', addButton(page, t));
    await expect(quantityBox(page, t)).toHaveValue('200');
    await expect(
      page.getByRole('region', { name: t('catalogue.buy.label') }).getByRole('alert'),
    ).toBeVisible();
    expect(await storedQuantity(page)).toBeUndefined();
    await addButton(page, t).click();
    await expect(page.getByText(t('catalogue.buy.addedHere'))).toBeVisible();
    expect(await storedQuantity(page)).toBe(200);
  });
});
