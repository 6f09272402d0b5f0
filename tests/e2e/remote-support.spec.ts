import { expect, test } from './support/shop.ts';
import { newSignedInMember } from './support/sign-in-outside-page.ts';

const dayMs = 86_400_000;

/** The day that is the given number of days after another one. */
function dayFrom(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

test('remote support is booked for a later day, changed and cancelled', { tag: '@mocks' }, async ({
  page,
  t,
  described,
}) => {
  await newSignedInMember(page);
  await page.goto('/remote/technology');
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: t('remoteSupport.list.add') }).first();
  await expect(main.getByText(t('remoteSupport.list.empty'))).toBeVisible();
  await add.click();
  const dialog = page.getByRole('dialog', { name: t('remoteSupport.form.addTitle') });
  const control = (name: string) => dialog.locator(`[name="${name}"]`);
  const send = dialog.getByRole('button', { name: t('remoteSupport.form.save') });
  await send.click();
  const missing = ['remark1', 'communication', 'communicationRemark', 'scheduled', 'languageType', 'remark'];
  const warning = page
    .getByRole('alert')
    .filter({ hasText: t('remoteSupport.message.fillIn', { fields: '' }).trim() });
  for (const name of missing)
    await expect(warning.first()).toContainText(described.title('addRemoteSupport', name));
  await expect(control('remark1')).toBeFocused();
  await page.keyboard.type('Why does the converter whistle at no load?');
  await control('communication').selectOption({ index: 1 });
  await control('communicationRemark').fill('13800138000');
  await dialog.getByRole('radio').first().check();
  await control('remark').fill('Schematic at hand');
  const first = (await control('scheduled').getAttribute('min')) ?? '';
  await control('scheduled').fill(dayFrom(first, -1));
  await send.click();
  await expect(dialog.getByText(described.rule('afterToday', 'addRemoteSupport', 'scheduled'))).toBeVisible();
  await expect(control('scheduled')).toBeFocused();
  await control('scheduled').fill(dayFrom(first, 30));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  await add.press('Enter');
  await expect(control('remark')).toHaveValue('Schematic at hand');
  await send.click();
  await expect(page.getByText(t('remoteSupport.message.added'))).toBeVisible();
  await expect(dialog).toBeHidden();

  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText(dayFrom(first, 30));
  await expect(row).toContainText(described.label('supportPending'));
  await row.getByRole('button', { name: t('remoteSupport.action.edit') }).click();
  const edited = page.getByRole('dialog', { name: t('remoteSupport.form.editTitle') });
  await edited.locator('[name="scheduled"]').fill(dayFrom(first, 60));
  await edited.getByRole('button', { name: t('remoteSupport.form.save') }).click();
  await expect(page.getByText(t('remoteSupport.message.edited'))).toBeVisible();
  await expect(row).toContainText(dayFrom(first, 60));
  await expect(edited).toBeHidden();

  await row.getByRole('button', { name: t('remoteSupport.action.cancel') }).click();
  const question = page.getByRole('dialog', { name: t('remoteSupport.ask.cancel') });
  await expect(question).toContainText(dayFrom(first, 60));
  await question.getByRole('button', { name: t('remoteSupport.ask.cancelYes') }).click();
  await expect(page.getByText(t('remoteSupport.message.cancelled'))).toBeVisible();
  await expect(row).toContainText(described.label('cancelled'));
  await expect(row.getByRole('group').getByRole('button')).toHaveCount(0);
});
