import type { Page } from '@playwright/test';
import { addAddressOutsidePage } from './support/address.ts';
import { receiver } from './support/buyer.ts';
import { mailedCode } from './support/mail.ts';
import { expect, test } from './support/shop.ts';
import { newSignedInMember } from './support/sign-in-outside-page.ts';

const field = (page: Page, name: string) => page.locator(`main form:visible [name="${name}"]`);
const buttonNamed = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** A picture that a browser can draw. */
async function drawnPicture(page: Page) {
  const source = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 60;
    canvas.height = 40;
    canvas.getContext('2d')?.fillRect(10, 10, 20, 20);
    return canvas.toDataURL('image/png');
  });
  const buffer = Buffer.from(source.slice(source.indexOf(',') + 1), 'base64');
  return { name: 'head.png', mimeType: 'image/png', buffer };
}

test('a member changes the personal data, and what was typed survives another tab and a reload', {
  tag: '@mocks',
}, async ({ page, t, chinese }) => {
  await newSignedInMember(page);
  await page.goto('/memberCenterDetail?i=0');
  await expect(page.getByText(t('profile.personal.grade'))).toBeVisible();
  await expect(field(page, 'country')).toHaveValue(chinese ? '中国' : 'China');
  await expect(field(page, 'provinces').locator('option:checked')).toHaveText(chinese ? '广东' : 'Guangdong');
  await field(page, 'headImage').setInputFiles(await drawnPicture(page));
  const part = page.getByRole('application', { name: t('forms.crop.label') });
  await part.press('ArrowRight');
  await buttonNamed(page, t('forms.crop.use')).click();
  await expect(page.getByRole('img', { name: t('forms.crop.current') })).toBeVisible();
  await fill(page, { name: 'Anna', surname: 'Berg' });
  const tabs = page.getByRole('navigation', { name: t('profile.page.tabs') });
  await tabs.getByRole('link', { name: t('member.area.invoice') }).click();
  await expect(page).toHaveURL(/i=4$/);
  await expect(page.getByText(t('profile.invoice.none'))).toBeVisible();
  const invoice = { name: 'Berg Ltd.', city: '1 Main Street', tel: '12345', kfhmc: 'A Bank', kfhzh: '62' };
  for (const [name, value] of Object.entries(invoice)) await fill(page, { [`invoiceInfo.${name}`]: value });
  await tabs.getByRole('link', { name: t('member.area.profile') }).click();
  await expect(field(page, 'surname')).toHaveValue('Berg');
  await page.reload();
  await expect(field(page, 'surname')).toHaveValue('Berg');
  await buttonNamed(page, t('profile.personal.save')).click();
  await expect(page.getByText(t('profile.message.changed'))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Berg Anna' })).toBeVisible();
  await tabs.getByRole('link', { name: t('member.area.invoice') }).click();
  await expect(field(page, 'invoiceInfo.name')).toHaveValue('Berg Ltd.');
  await page.getByRole('radio').first().check();
  await buttonNamed(page, t('profile.invoice.keep')).click();
  await expect(page.getByText(t('profile.invoice.kept'), { exact: true })).toBeVisible();
});

test('a member adds, changes and deletes delivery addresses', async ({ page, t, chinese }) => {
  const { token } = await newSignedInMember(page);
  await addAddressOutsidePage(page, token);
  await page.goto('/memberCenterDetail?i=1');
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(1);
  // It was added with the names of the other language or of this one.
  await expect(rows).toContainText(chinese ? '中国广东深圳' : 'Shenzhen, Guangdong, China');
  await buttonNamed(page, t('profile.address.add')).click();
  await fill(page, { ...receiver, contacts: 'Anna Berg' });
  const save = buttonNamed(page, t('forms.address.save'));
  await save.click();
  const lists = page.locator('main form select');
  await expect(lists.first()).toBeFocused();
  for (const level of [0, 1, 2]) {
    await expect(lists.nth(level).locator('option').nth(1)).toBeAttached();
    await lists.nth(level).selectOption({ index: 1 });
    if ((await lists.count()) === level + 1) break;
  }
  await save.click();
  const dialog = page.getByRole('dialog', { name: t('profile.address.confirmTitle') });
  await buttonNamed(page, t('profile.address.decline')).click();
  await expect(page.getByText(t('profile.message.cancelled'))).toBeVisible();
  await expect(field(page, 'contacts')).toHaveValue('Anna Berg');
  await save.click();
  await dialog.getByRole('button', { name: t('profile.address.confirm'), exact: true }).click();
  await expect(page.getByText(t('profile.address.submitted'))).toBeVisible();
  await expect(rows).toHaveCount(2);
  await buttonNamed(page, t('profile.address.makeDefaultOf', { name: 'Anna Berg' })).click();
  await expect(rows.first()).toContainText('Anna Berg');
  await expect(rows.first()).toContainText(t('profile.address.default'));
  await buttonNamed(page, t('profile.address.deleteOf', { name: 'Anna Berg' })).click();
  await buttonNamed(page, t('profile.address.deleteConfirm')).click();
  await expect(page.getByText(t('profile.message.deleted'))).toBeVisible();
  await expect(rows).toHaveCount(1);
});

test('a member sets a payment password and changes the login password', async ({ page, t }) => {
  const { email } = await newSignedInMember(page);
  const registered = await mailedCode(page, email);
  await page.goto('/memberCenterDetail?i=2');
  await fill(page, { oldPassword: 'Blue4sky9', password: 'Green5tree', reconfirm: 'Green5trees' });
  const change = buttonNamed(page, t('profile.password.change'));
  await change.click();
  await expect(page.getByText(t('profile.password.different'))).toBeVisible();
  await fill(page, { reconfirm: 'Green5tree' });
  await change.click();
  await expect(page.getByText(t('profile.message.changed'))).toBeVisible();
  await expect(page).not.toHaveURL(/memberCenterDetail/);
  await page.goto('/memberCenterDetail?i=3');
  await expect(field(page, 'mail')).toHaveValue(email);
  await buttonNamed(page, t('forms.code.send')).click();
  await expect(page.getByText(t('forms.code.sent'))).toBeVisible();
  const code = await mailedCode(page, email, registered);
  await fill(page, { code, payPassword: 'Green7hill', reconfirm: 'Green7hill' });
  await buttonNamed(page, t('profile.password.set')).click();
  await expect(page.getByText(t('profile.message.set'))).toBeVisible();
});
