import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { visitorPages as pages } from './support/pages.ts';
import { expect, test } from './support/shop.ts';

/** Looking takes seconds: the narrow page is looked at in Chinese, the wide one in English; what the mocks show is drawn by the same app. */
async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** One browser window for many pages: a new one would load and compile the whole app for each. */
const half = Math.ceil(pages.length / 2);
const halves = [pages.slice(0, half), pages.slice(half)];

for (const some of halves) {
  const first = some[0]?.name;
  test(`pages from ${first} on are in one language, fit the window and have nothing that axe finds`, async ({
    page,
    chinese,
    shopTarget,
  }) => {
    const looks = shopTarget === 'server';
    for (const { name, path } of some) {
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expect(page.locator('html')).toHaveAttribute('lang', chinese ? 'zh-CN' : 'en');
        await expect(page).toHaveTitle(/\S/);
        const wide = looks && !chinese ? await axeFindings(page) : [];
        await page.setViewportSize({ width: 360, height: 760 });
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await expect.configure({ soft: true }).poll(overflow, name).toBe(0);
        const narrow = looks && chinese ? await axeFindings(page) : [];
        expect.soft([...wide, ...narrow], name).toEqual([]);
      });
    }
  });
}
