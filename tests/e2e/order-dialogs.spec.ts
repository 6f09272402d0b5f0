import { openDialog, pdf } from './support/order-list.ts';
import { parts } from './support/parts.ts';
import { givePoints } from './support/points.ts';
import { expect, test } from './support/shop.ts';
import { demoMember } from './support/sign-in.ts';
import { newSignedInMember, signInOutsidePage } from './support/sign-in-outside-page.ts';

test('after-sales and an invoice are asked for with the keyboard, each once', { tag: '@mocks' }, async ({
  page,
  t,
  described,
}) => {
  await signInOutsidePage(page, demoMember);
  const dialog = await openDialog(page, '/all/order?num=4', t('orders.action.afterSales'));
  const orderNo = await dialog.locator('p span').first().textContent();
  const request = dialog.getByRole('button', { name: t('orderDialogs.afterSales.submit') });
  await request.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveCount(2);
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Two of the pins are bent.');
  await request.press('Enter');
  await expect(page.getByText(t('orderDialogs.afterSales.done'))).toBeVisible();
  await expect(dialog).toBeHidden();
  const order = page.getByRole('article', { name: orderNo ?? '' });
  await expect(order.getByRole('button', { name: t('orders.action.afterSales') })).toHaveCount(0);

  await openDialog(page, '/all/order?num=4', t('orders.action.invoice'));
  await dialog.getByRole('radio').last().check();
  const fields = {
    name: 'Blue Sky',
    city: '1 Keji Road',
    tel: '075512345678',
    kfhmc: 'Bank of China',
    kfhzh: '62',
  };
  const control = (name: string) => dialog.locator(`[name="invoiceInfo.${name}"]`);
  for (const [name, value] of Object.entries(fields)) await control(name).fill(value);
  await control('kfhzh').fill('');
  await page.keyboard.press('Enter');
  await expect(control('kfhzh')).toBeFocused();
  await expect(dialog.getByText(described.fillIn('applyInvoice', 'invoiceInfo.kfhzh'))).toBeVisible();
  await control('kfhzh').fill(fields.kfhzh);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('orderDialogs.invoice.done'))).toBeVisible();
  await openDialog(page, '/all/order?type=1&num=8', t('orders.action.invoice'));
  await expect(control('name')).toHaveValue(fields.name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: t('orders.action.invoice') }).first()).toBeFocused();
});

test('an invoice of a custom-made order covers ticked instalments', async ({ page, t, described }) => {
  await signInOutsidePage(page, demoMember);
  const dialog = await openDialog(page, '/all/order?type=1&num=8', t('orders.action.invoice'));
  const boxes = dialog.getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  for (const box of await boxes.all()) await box.uncheck();
  const apply = dialog.getByRole('button', { name: t('orderDialogs.invoice.submit') });
  await apply.click();
  await expect(dialog.getByText(described.choose('applyInvoice', 'customizedIds'))).toBeVisible();
});

test('a contract is one genuine file, sent with progress and cancelled in between', async ({
  page,
  t,
  shopTarget,
}) => {
  await signInOutsidePage(page, demoMember);
  const dialog = await openDialog(page, '/all/order?num=1', t('orders.action.uploadContract'));
  const input = dialog.locator('input[type=file]');
  const send = dialog.getByRole('button', { name: t('orderDialogs.contract.submit') });
  await send.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await input.setInputFiles([pdf('a.pdf'), pdf('b.pdf')]);
  await expect(dialog.getByText(t('forms.upload.onlyOne'))).toBeVisible();
  await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') });
  await expect(dialog.getByRole('alert')).toContainText(/\.pdf/);
  if (shopTarget === 'server') {
    // Between a page and its mocks nothing takes its time.
    await page.route('**/open/upload/file', () => {});
    await input.setInputFiles(pdf('a.pdf'));
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await dialog.getByRole('button', { name: t('forms.upload.cancel') }).click();
    await expect(dialog.getByRole('progressbar')).toHaveCount(0);
    await expect(input).toBeFocused();
    await page.unroute('**/open/upload/file');
  }
  await input.setInputFiles(pdf('Contract, signed.pdf'));
  await expect(dialog.getByText('Contract_ signed.pdf')).toBeVisible();
  await send.click();
  await expect(page.getByText(t('orderDialogs.contract.done'))).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a sample costs points and is found among the sample orders', { tag: '@mocks' }, async ({ page, t }) => {
  const { productId, points } = parts.sampled;
  const { email } = await newSignedInMember(page);
  await page.goto(`/GoodsDetails?id=${productId}`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: t('catalogue.buy.sample', { points }) }).click();
  const apply = dialog.getByRole('button', { name: t('catalogue.sample.submit') });
  await apply.click();
  await expect(dialog.getByRole('alert')).toHaveCount(3);
  const typed = {
    receivingUser: 'Jane Miller',
    receivingPhone: '4155550100',
    receivingAddress: '1 Main Street',
  };
  for (const [name, value] of Object.entries(typed)) await dialog.locator(`[name=${name}]`).fill(value);
  await apply.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await givePoints(page, email, '5000');
  await apply.click();
  await dialog.getByRole('link', { name: t('catalogue.sample.toOrders') }).click();
  await expect(page).toHaveURL(/\/all\/order\?type=2/);
  await expect(page.getByRole('article')).toHaveCount(1);
});
