import { call } from './support/call.ts';
import { findHiddenColumns } from './support/hidden-columns.ts';
import { expect, test } from './support/shop.ts';

/** Whether nothing covers the middle of an element. */
function isAtItsCentre(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === element;
}

test.describe('the list of products', () => {
  test('has the columns that its reader chose, in the chosen order, until they are reset', async ({
    page,
    chinese,
    t,
  }) => {
    // The width of a phone in one of the languages.
    if (chinese) await page.setViewportSize({ width: 360, height: 800 });
    const language = chinese ? 'zh_CN' : 'en_US';
    const { data } = await call(page, 'listColumns', { catalogId: '90', language });
    // The contract check judges the answer by the description.
    const columns = data as readonly { columnId: number; columnName: string; listType: 0 | 1 }[];
    const heads = page.locator('thead th:not(:first-of-type)');
    const named = columns.filter(({ listType }) => listType === 1);
    const [hidden] = named.slice(-1);
    if (!hidden) throw new Error('The category has no columns');
    const name = hidden.columnName;
    await page.goto(`/goodsCenter?id=90&sort=column${hidden.columnId}`);
    await expect(heads.filter({ hasText: name })).toHaveCount(1);

    await page.getByRole('button', { name: t('catalogue.columns.title'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('catalogue.columns.title') });
    await dialog.getByRole('checkbox', { name, exact: true }).uncheck();
    const rows = dialog.getByRole('listitem');
    const second = (await rows.nth(1).textContent()) ?? '';
    const up = dialog.getByRole('button', { name: t('catalogue.columns.up', { name: second }), exact: true });
    await up.press('Enter');
    await expect(rows.first()).toHaveText(second);
    await expect(up).toBeFocused();
    await expect(dialog.getByRole('status').filter({ hasText: second })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(heads.first()).toHaveText(second);
    await expect(heads.filter({ hasText: name })).toHaveCount(0);
    const chips = page.getByRole('list', { name: t('catalogue.filter.active') });
    await expect(chips).toContainText(t('catalogue.list.ascending', { name }));

    // The server sends them so at once.
    const sent = await page.request.get('/goodsCenter?id=90');
    expect(await sent.text()).not.toContain(`data-label="${name}"`);
    await page.reload();
    await expect(heads.first()).toHaveText(second);

    await page.getByRole('button', { name: t('catalogue.columns.title'), exact: true }).click();
    await dialog.getByRole('button', { name: t('catalogue.columns.reset') }).click();
    await dialog.getByRole('button', { name: t('catalogue.columns.done') }).click();
    await expect(heads.filter({ hasText: name })).toHaveCount(1);
    await expect(heads.first()).not.toHaveText(second);
  });

  test('takes further parameters of the category into its table, sorts by them and keeps them', async ({
    page,
    chinese,
    t,
  }) => {
    // The width of a phone in one of the languages.
    const phone = !chinese;
    const language = chinese ? 'zh_CN' : 'en_US';
    if (phone) await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/goodsCenter?id=8');
    const { data } = await call(page, 'listColumns', { catalogId: '8', language });
    // The contract check judges the answer by the description.
    const columns = data as readonly {
      columnId: number;
      columnName: string;
      listType: 0 | 1;
      screen: 0 | 1;
    }[];
    const further = columns.filter(({ listType, screen }) => listType === 0 && screen === 1);
    const [added] = further;
    if (!added) throw new Error('The table has all columns of the category');
    const name = added.columnName;
    const values = page.locator(`tbody td[data-parameter=stated][data-label="${name}"]`);
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expect(values).toHaveCount(0);

    await page.getByRole('button', { name: t('catalogue.columns.title'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('catalogue.columns.title') });
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    // Its foot is in view below a list that is longer than the dialog, too.
    await page.setViewportSize({ width, height: 450 });
    await expect(dialog.getByRole('button', { name: t('catalogue.columns.done') })).toBeInViewport({
      ratio: 1,
    });
    for (const box of await dialog.getByRole('checkbox').all()) {
      await box.focus();
      expect(await box.evaluate(isAtItsCentre)).toBe(true);
    }
    await page.setViewportSize({ width, height });
    for (const { columnName } of further)
      await dialog.getByRole('checkbox', { name: columnName, exact: true }).check();
    await expect(values).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    for (const { columnName } of further)
      await expect(page.locator(`tbody td[data-label="${columnName}"]`).first()).toBeVisible();
    if (phone) {
      const sort = t('catalogue.list.ascending', { name });
      await page.getByRole('combobox', { name: t('catalogue.list.sortBy') }).selectOption(sort);
    } else await page.getByRole('columnheader').getByRole('button', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`sort=column${added.columnId}`));
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const hidden = await page.evaluate(findHiddenColumns);
    if (!phone) expect(hidden).toEqual([]);

    // The server sends them so at once.
    const sent = await page.request.get(`/goodsCenter?id=8&language=${language}`);
    expect(await sent.text()).toContain(`data-label="${name}"`);
    await page.reload();
    await expect(values).not.toHaveCount(0);
  });
});
