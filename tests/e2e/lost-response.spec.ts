import type { Page } from '@playwright/test';
import { call } from './support/call.ts';
import { fieldTexts } from './support/field-texts.ts';
import { loseNextResponse } from './support/lose-network.ts';
import { expect, test } from './support/shop.ts';
import { newSignedInMember } from './support/sign-in-outside-page.ts';
import { topUp } from './support/top-up.ts';

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]:visible`);

test('a withdrawal whose response was lost is sent again after a reload and made once', async ({
  page,
  t,
  locale,
}) => {
  const { token } = await newSignedInMember(page);
  await page.goto('/aboutUs');
  await topUp(page, 'yuan', 100_000);
  await page.goto('/cash/charge?type=tx');
  const { label } = fieldTexts(String(locale));
  await page
    .getByRole('radio', { name: label('alipay'), exact: true })
    .locator('visible=true')
    .check();
  await field(page, 'cashAmount').fill('100');
  await field(page, 'cashAccount').fill('13800138000');
  await loseNextResponse(page, 'applyWithdrawal');
  const send = page.getByRole('button', { name: t('topupWithdraw.form.withdraw') });
  await send.click();
  await expect(page.getByText(t('forms.form.unanswered'))).toBeVisible();
  await page.reload();
  await expect(field(page, 'cashAmount')).toHaveValue('100');
  await send.click();
  await expect(page).toHaveURL('/balance/MyBalance');
  expect((await call(page, 'listWithdrawals', { token })).params?.totalDataCounts).toBe(1);
});

test('a support request whose response was lost is sent again after a reload and made once', async ({
  page,
  t,
}) => {
  const { token } = await newSignedInMember(page);
  await page.goto('/remote/technology');
  const open = () =>
    page
      .getByRole('button', { name: t('remoteSupport.list.add') })
      .first()
      .click();
  await open();
  await field(page, 'remark1').fill('Why does the converter whistle at no load?');
  await field(page, 'communication').selectOption({ index: 1 });
  await field(page, 'communicationRemark').fill('13800138000');
  await page.getByRole('dialog').getByRole('radio').first().check();
  await field(page, 'remark').fill('Schematic at hand');
  await field(page, 'scheduled').fill((await field(page, 'scheduled').getAttribute('min')) ?? '');
  await loseNextResponse(page, 'addRemoteSupport');
  const send = page.getByRole('button', { name: t('remoteSupport.form.save') });
  await send.click();
  await expect(page.getByText(t('forms.form.unanswered'))).toBeVisible();
  await page.reload();
  await open();
  await expect(field(page, 'remark')).toHaveValue('Schematic at hand');
  await send.click();
  await expect(page.getByText(t('remoteSupport.message.added'))).toBeVisible();
  expect((await call(page, 'listRemoteSupports', { token })).params?.totalDataCounts).toBe(1);
});
