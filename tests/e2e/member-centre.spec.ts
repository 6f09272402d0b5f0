import { expect, test } from './support/shop.ts';
import { demoMember } from './support/sign-in.ts';
import { signInOutsidePage } from './support/sign-in-outside-page.ts';

test('the member centre says what waits, and messages are confirmed, read, followed and answered', {
  tag: '@mocks',
}, async ({ page, t }) => {
  await signInOutsidePage(page, demoMember);
  await page.goto('/membercenter');
  const waiting = page.getByRole('region', { name: t('memberHome.attention.title') });
  await expect(waiting.getByRole('link', { name: /^[1-9]/ }).first()).toBeVisible();
  const orders = page.getByRole('region', { name: t('memberHome.orders.title') });
  await expect(orders.getByRole('article')).toHaveCount(2);
  await orders.getByRole('tab', { name: t('orders.kind.customised') }).click();
  await expect(page).toHaveURL('/membercenter?type=1');
  await expect(orders.getByRole('article')).toHaveCount(2);
  const title = t('member.area.messages');
  await page.getByRole('link', { name: t('memberHome.box.allOf', { title }) }).click();
  await expect(page).toHaveURL('/mine/message');

  const notices = page.getByRole('list', { name: t('notices.tab.notices') });
  await expect(notices.getByRole('listitem')).toHaveCount(10);
  await notices.getByRole('button', { name: t('notices.item.confirm') }).click();
  await expect(notices.getByRole('button', { name: t('notices.item.confirm') })).toHaveCount(0);
  await expect(notices.getByText(t('notices.item.confirmed')).first()).toBeVisible();
  await page.getByRole('button', { name: t('notices.page.readAll') }).click();
  await expect(notices.getByText(t('notices.item.unread'))).toHaveCount(0);
  await page
    .getByRole('navigation', { name: t('components.pager.label') })
    .getByRole('link', { name: t('components.pager.page', { page: 2 }) })
    .click();
  await expect(page).toHaveURL('/mine/message?page=2');
  await expect(notices.getByRole('listitem').first()).toBeVisible();
  await page.goBack();
  await notices.getByRole('link', { name: /TPS563201DDCR/ }).click();
  await expect(page).toHaveURL('/shopcar');
  await page.goBack();

  await page.getByRole('tab', { name: t('notices.tab.chats') }).click();
  await expect(page).toHaveURL('/mine/message?tab=chats');
  const chats = page.getByRole('list', { name: t('notices.tab.chats') });
  const opener = chats.getByRole('listitem').first().getByRole('button');
  await opener.click();
  const chat = page.getByRole('dialog', { name: t('chat.window.title') });
  await expect(chat.getByRole('textbox')).toBeFocused();
  await chat.getByRole('textbox').press('Escape');
  await expect(chat).toBeHidden();
  await expect(opener).toBeFocused();
});
