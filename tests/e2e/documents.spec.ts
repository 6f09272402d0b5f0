import { expect, test } from './support/shop.ts';
import { newSignedInMember } from './support/sign-in-outside-page.ts';

test('a document is found by its text, looked at and downloaded, and one for members after signing in', {
  tag: '@mocks',
}, async ({ page, t }) => {
  await page.goto('/tgShare');
  const main = page.getByRole('main');
  const list = main.getByRole('region', { name: t('documents.list.label') });
  await expect(list.getByRole('heading')).toHaveCount(10);
  const search = main.getByRole('searchbox', { name: t('documents.search.keyWord') });
  await search.fill('SAC305');
  await search.press('Enter');
  await expect(page).toHaveURL(/keyWord=SAC305/);
  await expect(list.locator('mark').first()).toHaveText('SAC305');

  const permissions = main.getByRole('navigation', { name: t('documents.filter.permission') });
  await permissions.getByRole('link', { name: t('documents.file.free') }).click();
  await expect(page).toHaveURL(/downloadGrade=2/);
  // Until it is there, the rows of the list before stay, with the word marked in them.
  await expect(list.getByRole('heading')).toHaveCount(1);
  const preview = list.getByRole('button', { name: t('documents.preview.open') }).first();
  await preview.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(preview).toBeFocused();
  const free = page.waitForEvent('download');
  await list
    .getByRole('link', { name: t('documents.file.download') })
    .first()
    .click();
  expect((await free).suggestedFilename()).toMatch(/\.pdf$/);

  await page.goto('/tgshare?downloadGrade=1');
  await list
    .getByRole('link', { name: t('documents.file.download') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await newSignedInMember(page);
  await page.goto('/tgshare?downloadGrade=1&keyWord=buck');
  const members = page.waitForEvent('download');
  await list
    .getByRole('button', { name: t('documents.file.download') })
    .first()
    .click();
  expect((await members).suggestedFilename()).toMatch(/\.pdf$/);
  await page.goto('/tgshare?downloadGrade=1&keyWord=surge');
  await list
    .getByRole('button', { name: t('documents.file.download') })
    .first()
    .click();
  await expect(
    page.getByRole('alert').filter({ hasText: /No download permission|没有下载权限/ }),
  ).toBeVisible();
});
