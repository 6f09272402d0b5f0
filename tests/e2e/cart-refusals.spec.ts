import { call } from './support/call.ts';
import { changeAnswers } from './support/change-answers.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/shop.ts';
import { shownUnitPrice } from './support/shown-price.ts';
import { newSignedInMember } from './support/sign-in-outside-page.ts';
import { watchCalls } from './support/watch-calls.ts';

test('the cart takes quantities by its rules only, says what it made of others and orders nothing that is not there', async ({
  page,
  t,
}) => {
  const { token } = await newSignedInMember(page);
  const { productId, productNum, start, most } = parts.resistor;
  await call(page, 'addCartItem', { producNum: '1000', productId, token });
  const countSent = watchCalls(page, 'updateCartItem');
  await page.goto('/shopcar');
  const line = page.getByRole('listitem', { name: productNum });
  const quantity = line.getByRole('textbox');
  const minus = line.getByRole('button', { name: t('components.quantity.less') });
  const type = async (text: string) => {
    await quantity.fill(text);
    await quantity.press('Enter');
  };

  await line.getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: t('cart.summary.settle') }).click();
  await expect(page.getByText(t('cart.summary.selectFirst'))).toBeVisible();
  await expect(page).toHaveURL('/shopcar');

  for (const text of ['12a', '1.5', '-3']) {
    await type(text);
    await expect(line.getByRole('alert')).toHaveText(t('components.quantity.notAnInteger'));
    await expect(quantity).toHaveValue('1000');
  }
  expect(countSent()).toBe(0);
  await type('1');
  await expect(line.getByRole('alert')).toHaveText(t('components.quantity.belowStart', { limit: start }));
  await expect(quantity).toHaveValue(String(start));
  await expect(minus).toBeDisabled();
  await line.getByRole('button', { name: t('components.quantity.more') }).click();
  await minus.click();
  await expect(quantity).toHaveValue(String(start));
  await expect(minus).toBeDisabled();

  await type('100000');
  const limit = new Intl.NumberFormat('en').format(most);
  await expect(line.getByRole('alert')).toHaveText(t('components.quantity.aboveMaximum', { limit }));
  await expect(quantity).toHaveValue(String(most));
  await expect(line.locator('[data-kind=short]')).toBeVisible();
  await expect(line.getByRole('checkbox')).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: t('cart.list.selectAll') })).toBeDisabled();
});

test('a line of the cart says that its price has changed, and that its product is no longer sold', async ({
  page,
  t,
  chinese,
}) => {
  const { token } = await newSignedInMember(page);
  const { resistor, capacitor } = parts;
  for (const { productId } of [resistor, capacitor]) {
    await call(page, 'addCartItem', { producNum: '1000', productId, token });
  }
  await changeAnswers(page, 'listCartItems', (items: Record<string, unknown>[]) =>
    items.map((item) =>
      String(item.productId) === resistor.productId ? { ...item, priceThen: 1 } : { ...item, withdrawn: 1 },
    ),
  );
  await page.goto('/shopcar');
  const line = (part: string) => page.getByRole('listitem', { name: part });
  await expect(line(resistor.productNum).locator('[data-kind=cheaper]')).toContainText(
    shownUnitPrice(1, chinese),
  );
  await expect(line(capacitor.productNum).getByText(t('cart.notice.withdrawn'))).toBeVisible();
  await expect(line(capacitor.productNum).getByRole('checkbox')).toBeDisabled();
  await expect(line(capacitor.productNum).getByRole('textbox')).toHaveCount(0);
});

test('the box to buy takes quantities by the same rules, and the search no blank keyword', async ({
  page,
  t,
}) => {
  const { productId, start } = parts.resistor;
  await page.goto(`/GoodsDetails?id=${productId}`);
  const box = page.getByRole('group', { name: t('catalogue.buy.quantity'), exact: true });
  const quantity = box.getByRole('textbox');
  const expectRefusal = async (text: string, message: string, becomes: number) => {
    await quantity.fill(text);
    await quantity.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(quantity).toHaveValue(String(becomes));
  };
  await expectRefusal('1.5', t('components.quantity.notAnInteger'), start);
  await expectRefusal('1', t('components.quantity.belowStart', { limit: start }), start);
  await expectRefusal('150', t('components.quantity.notAMultiple', { limit: start, above: 200 }), 200);

  const keyword = page
    .getByRole('search', { name: t('frame.search.label') })
    .getByRole('combobox', { name: t('frame.search.placeholder') });
  await keyword.fill('  ');
  await keyword.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: t('frame.search.blank') })).toBeVisible();
  await expect(page).toHaveURL(/\/GoodsDetails\?id=/);
});
