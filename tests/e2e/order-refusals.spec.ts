import type { Page } from '@playwright/test';
import { addAddressOutsidePage } from './support/address.ts';
import { chooseRegion, receiver } from './support/buyer.ts';
import { call } from './support/call.ts';
import { changeAnswers } from './support/change-answers.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/shop.ts';
import { shownAmount } from './support/shown-price.ts';
import { newSignedInMember } from './support/sign-in-outside-page.ts';
import { watchCalls } from './support/watch-calls.ts';

const orderPage = (productId: string, quantity: number) =>
  `/submit/order?carIds=${productId}&num=1&number=${quantity}`;

const field = (page: Page, name: string) => page.locator(`dialog form [name="${name}"]`);

test('an order needs an address, and an address all of its six fields and a confirmation', {
  tag: '@mocks',
}, async ({ page, t, described }) => {
  await newSignedInMember(page);
  const [ordered, added] = [watchCalls(page, 'submitDirectOrder'), watchCalls(page, 'addAddress')];
  await page.goto(orderPage(parts.resistor.productId, 100));
  await page.getByRole('button', { name: t('orderSubmit.receipt.submit') }).click();
  await expect(page.getByText(t('orderSubmit.address.missing'))).toBeVisible();
  expect(ordered()).toBe(0);

  const add = page.getByRole('button', { name: t('orderSubmit.address.add') });
  await add.click();
  const save = page.getByRole('button', { name: t('forms.address.save') });
  await save.click();
  await expect(field(page, 'mechanismName')).toBeFocused();
  for (const name of [...Object.keys(receiver), 'country']) {
    await expect(field(page, name)).toHaveAccessibleDescription(described.fillIn('addAddress', name));
  }
  for (const [name, value] of Object.entries(receiver)) {
    await field(page, name).fill(' ');
    await expect(field(page, name)).toHaveAccessibleDescription(described.fillIn('addAddress', name));
    await field(page, name).fill('');
    await page.keyboard.insertText('1'.repeat(60));
    await expect(field(page, name)).toHaveValue('1'.repeat(50));
    await field(page, name).fill(value);
  }
  await chooseRegion(page);

  await save.click();
  await page.getByRole('button', { name: t('orderSubmit.address.decline') }).click();
  await expect(page.getByText(t('orderSubmit.address.cancelled'))).toBeVisible();
  expect(added()).toBe(0);
  for (const [name, value] of Object.entries(receiver)) {
    await expect(field(page, name)).toHaveValue(value);
  }
  await save.click();
  await page.getByRole('button', { name: t('orderSubmit.address.confirm'), exact: true }).click();
  await expect(page.getByText(t('orderSubmit.address.submitted'))).toBeVisible();
  await expect(page.getByRole('radio', { name: receiver.contacts })).toBeChecked();
  expect(added()).toBe(1);
});

test('an order that the shop cannot keep to is refused with what can be done about it', async ({
  page,
  t,
}) => {
  const { token } = await newSignedInMember(page);
  await addAddressOutsidePage(page, token);
  const { resistor } = parts;
  const submit = page.getByRole('button', { name: t('orderSubmit.receipt.submit') });
  const items = page.getByRole('list', { name: t('orderSubmit.lines.title') });

  const asItIs = await changeAnswers(page, 'getProduct', (product: object) => ({
    ...product,
    stock: 10 * resistor.most,
  }));
  await page.goto(orderPage(resistor.productId, resistor.most));
  await expect(submit).toBeEnabled();
  const refused = page.waitForResponse((answer) => answer.url().includes('/api/standard/order/add'));
  asItIs();
  await submit.click();
  expect((await refused).status()).toBe(200);
  await expect(page.getByText(t('orderSubmit.error.outOfStock'))).toBeVisible();

  await page.goto(orderPage(resistor.productId, resistor.most));
  await expect(submit).toBeDisabled();
  // Another test may buy the same part meanwhile, and then less is offered instead.
  await expect(async () => {
    if (await submit.isDisabled()) await items.getByRole('button').first().click({ timeout: 5000 });
    await expect(submit).toBeEnabled({ timeout: 5000 });
  }).toPass();
  await expect(page).not.toHaveURL(new RegExp(`number=${resistor.most}$`));

  await page.goto(orderPage(resistor.productId, 1));
  await expect(submit).toBeDisabled();
  await items
    .getByRole('button', { name: t('orderSubmit.lines.orderInstead', { quantity: resistor.start }) })
    .click();
  await expect(page).toHaveURL(new RegExp(`number=${resistor.start}$`));

  await page.goto(orderPage('999999999', 100));
  await expect(page.getByRole('heading', { name: t('orderSubmit.page.productGone') })).toBeVisible();
  await page.goto('/submit/order?carIds=999999999');
  await expect(page.getByRole('heading', { name: t('orderSubmit.page.gone') })).toBeVisible();
  await page.goto('/submit/order?carIds=one');
  await expect(page.getByRole('heading', { name: t('orderSubmit.page.malformed') })).toBeVisible();
});

test('changes while the order is on screen are reported: a new price, a line removed from the cart', async ({
  page,
  t,
  chinese,
}) => {
  const { token } = await newSignedInMember(page);
  await addAddressOutsidePage(page, token);
  const submit = page.getByRole('button', { name: t('orderSubmit.receipt.submit') });
  const { resistor } = parts;

  const asItIs = await changeAnswers(page, 'getProduct', (product: object) => ({
    ...product,
    unitPrice: 1,
    priceIndex: 'null',
  }));
  await page.goto(orderPage(resistor.productId, 100));
  await expect(page.locator('main')).toContainText(shownAmount({ price: 1, quantity: 100 }, chinese));
  asItIs();
  await submit.click();
  await expect(page.getByText(t('orderSubmit.error.priceChanged'))).toBeVisible();
  await expect(
    page.locator('[data-was]', { hasText: shownAmount({ price: 1, quantity: 100 }, chinese) }).first(),
  ).toBeVisible();
  const payable = shownAmount({ price: 0.14, quantity: 100 }, chinese);
  await expect(
    page.getByRole('button', { name: t('orderSubmit.error.confirmNew', { amount: payable }) }),
  ).toBeEnabled();
  await page.getByRole('button', { name: t('orderSubmit.error.stay') }).click();
  await expect(page.getByText(t('orderSubmit.error.priceChanged'))).toHaveCount(0);

  await call(page, 'addCartItem', { producNum: '100', productId: resistor.productId, token });
  const { data } = await call(page, 'listCartItems', { token });
  const carId = String(data[0]?.carId);
  await page.goto(`/submit/order?carIds=${carId}`);
  await expect(page.getByRole('list', { name: t('orderSubmit.lines.title') })).toBeVisible();
  await call(page, 'deleteCartItem', { carId, token });
  await submit.click();
  await expect(page.getByRole('heading', { name: t('orderSubmit.page.gone') })).toBeVisible();
});
