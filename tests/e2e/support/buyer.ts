import type { Page } from '@playwright/test';
import { mailedCode } from './mail.ts';
import { expect } from './shop.ts';
import { signIn, watchPictures } from './sign-in.ts';
import type { textsFor } from './texts.ts';

type Texts = ReturnType<typeof textsFor>;

export const password = 'Blue4sky9';

/** An e-mail that nobody has used. */
export function newMail(): string {
  return `buyer-${crypto.randomUUID()}@example.com`;
}

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

/** Takes the second entry of a list, the first after "please choose". */
export async function chooseFirst(page: Page, name: string): Promise<void> {
  const list = field(page, name);
  await expect(list.locator('option').nth(1)).toBeAttached();
  await list.selectOption({ index: 1 });
}

/** Fills the registration in, with the code from the outbox, and sends it. */
async function register(page: Page, t: Texts, email: string): Promise<void> {
  await page.goto('/register');
  const typed = {
    name: 'Jane',
    surname: 'Miller',
    phone: '4155550100',
    email,
    mechanismName: 'Blue Sky Inc.',
  };
  for (const [name, value] of Object.entries({ ...typed, password, reconfirm: password })) {
    await field(page, name).fill(value);
  }
  await page.getByRole('button', { name: t('forms.code.send') }).click();
  await field(page, 'code').fill(await mailedCode(page, email));
  await chooseFirst(page, 'country');
  await chooseFirst(page, 'provinces');
  await page.getByRole('radio', { name: t('session.register.agree') }).check();
  await page.getByRole('button', { name: t('session.register.submit') }).click();
  await expect(page.getByText(t('session.register.done'))).toBeVisible();
  await expect(page).toHaveURL('/login');
}

/** Registers a company that nobody knows yet and signs it in. */
export async function becomeMember(page: Page, t: Texts): Promise<string> {
  const email = newMail();
  const code = watchPictures(page);
  await register(page, t, email);
  await signIn(page, t, await code(), { email, password });
  await expect(page).toHaveURL('/');
  return email;
}

/** Who gets the goods, without the region. */
export const receiver = {
  mechanismName: 'Blue Sky Inc.',
  contacts: 'Jane Miller',
  address: '1 Main Street',
  zipCode: '94107',
  contactPhone: '4155550100',
};

/** Adds a receiving address in the pop-up of the order page. */
export async function addAddress(page: Page, t: Texts): Promise<void> {
  await page
    .getByRole('button', { name: t('orderSubmit.address.add') })
    .first()
    .click();
  for (const [name, value] of Object.entries(receiver)) {
    await field(page, name).fill(value);
  }
  await chooseRegion(page);
  await page.getByRole('button', { name: t('forms.address.save') }).click();
  await page.getByRole('button', { name: t('orderSubmit.address.confirm'), exact: true }).click();
  await expect(page.getByText(t('orderSubmit.address.submitted'))).toBeVisible();
}

/** Goes down the lists of regions, always the first, until there is nothing more to choose. */
export async function chooseRegion(page: Page): Promise<void> {
  const lists = page.locator('dialog form select');
  for (let level = 0; level < (await lists.count()); level += 1) {
    await expect(lists.nth(level).locator('option').nth(1)).toBeAttached();
    await lists.nth(level).selectOption({ index: 1 });
  }
}

/** Sets the first payment password in the dialog that the cashier opens. */
export async function setPayPassword(page: Page, t: Texts, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('cashier.password.set') });
  await dialog.getByRole('button', { name: t('forms.code.send') }).click();
  await expect(
    dialog
      .getByText(t('forms.code.sent'))
      .or(page.getByText(t('forms.code.sent')))
      .first(),
  ).toBeVisible();
  await field(page, 'code').fill(await mailedCode(page, email));
  await field(page, 'payPassword').fill(password);
  await field(page, 'reconfirm').fill(password);
  await dialog.getByRole('button', { name: t('cashier.setPassword.submit') }).click();
  await expect(page.getByText(t('cashier.setPassword.done'))).toBeVisible();
}
