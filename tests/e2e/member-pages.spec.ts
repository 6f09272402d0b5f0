import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { memberPages } from './support/pages.ts';
import { expect, test } from './support/shop.ts';
import { demoMember } from './support/sign-in.ts';
import { signInOutsidePage } from './support/sign-in-outside-page.ts';
import { unpaidOrder } from './support/unpaid-order.ts';

async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Levels of the headings in their order; one that is deeper than the one before by two leaves a level out. */
async function skippedHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('h1, h2, h3, h4')].filter(
      (one) => one.getClientRects().length > 0,
    );
    return shown.flatMap((one, index) => {
      const before = Number(shown[index - 1]?.tagName[1] ?? 0);
      return Number(one.tagName[1]) > before + 1 ? [`${one.tagName} ${one.textContent}`] : [];
    });
  });
}

test('the pages of a member have nothing that axe finds', async ({ page, chinese }) => {
  const token = await signInOutsidePage(page, demoMember);
  // Looking takes seconds: every second page is looked at narrow and in Chinese, the others wide and in English.
  const half = chinese ? 0 : 1;
  const pages = memberPages(await unpaidOrder(page, token)).filter((_, index) => index % 2 === half);
  await page.setViewportSize(chinese ? { width: 360, height: 760 } : { width: 1440, height: 900 });
  for (const { name, path } of pages) {
    await test.step(name, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect
        .configure({ soft: true })
        .poll(() => axeFindings(page), name)
        .toEqual([]);
      await expect
        .configure({ soft: true })
        .poll(() => skippedHeadings(page), name)
        .toEqual([]);
    });
  }
});
