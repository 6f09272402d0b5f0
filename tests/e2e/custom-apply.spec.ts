import { newMember } from './support/new-member.ts';
import { expect, test } from './support/shop.ts';
import { signIn, watchPictures } from './support/sign-in.ts';

const drawing = { name: 'drawing.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 drawing') };

test('a visitor writes an application, signs in without losing a word or the file, and gets to the new order', {
  tag: '@mocks',
}, async ({ page, t }) => {
  const member = await newMember(page);
  const code = watchPictures(page);
  await page.goto('/customized/Apply');
  const form = page.getByRole('main').locator('form');
  const send = form.getByRole('button', { name: t('customApply.form.submit') });
  await send.click();
  const boxes = form.locator('input[type=text], input[type=tel], textarea');
  await expect(boxes).toHaveCount(14);
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(14);
  await expect(boxes.first()).toBeFocused();
  for (const [index, box] of (await boxes.all()).entries()) await box.fill(`Requirement ${index + 1}`);
  const fieldNamed = (name: string) => form.locator(`[name=${name}]`);
  await fieldNamed('demandQuantity').fill('-5');
  await fieldNamed('weight').fill('35 g');
  await fieldNamed('useEnvironment').focus();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(2);
  await fieldNamed('demandQuantity').fill('500');
  await fieldNamed('weight').fill('35');
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);

  const file = form.locator('input[type=file]');
  await file.setInputFiles(drawing);
  await signIn(page, t, await code(), member);
  await expect(page.getByRole('button', { name: t('frame.topBar.logout') })).toBeVisible();
  await expect(boxes.last()).toHaveValue('Requirement 14');
  await expect(form.getByText(t('forms.upload.done')).first()).toBeVisible();
  await expect(form.getByText(drawing.name, { exact: true })).toBeVisible();

  await page.goto('/news');
  await page.goto('/customized/apply');
  await expect(boxes.first()).toHaveValue('Requirement 1');
  await send.click();
  await expect(page).toHaveURL(/\/order\/orderDetail\?id=C\d+&type=1/);
  await expect(page.getByText('Requirement 14')).toBeVisible();
  await page.goto('/customized/apply');
  await expect(boxes.first()).toHaveValue('');
});
