import type { Locator } from '@playwright/test';
import { constants } from '../../generated/constants.ts';
import { orderKindOf } from '../../src/domain/payment/order-kind.ts';
import { call } from './support/call.ts';
import { expect, test } from './support/shop.ts';
import { demoMember } from './support/sign-in.ts';
import { signInOutsidePage } from './support/sign-in-outside-page.ts';

const { chatFirstPoll, chatPoll, chatServiceId } = constants;

/** Where the message with a text is in the window. */
async function topOf(log: Locator, text: string): Promise<number> {
  const box = await log.getByText(text, { exact: true }).boundingBox();
  return Math.round(box?.y ?? Number.NaN);
}

test('a chat shows its history without a jump, what is new once, and gives back what could not be sent', {
  tag: '@mocks',
}, async ({ page, t }) => {
  const token = await signInOutsidePage(page, demoMember);
  await page.clock.install();
  await page.goto('/all/order?num=3');
  const order = page.getByRole('article').first();
  const orderNo = (await order.getByRole('heading').getByRole('link').textContent()) ?? '';
  expect(orderKindOf(orderNo)).toBe('standard');
  const say = (content: string) =>
    call(page, 'sendChatMessage', {
      content,
      getId: chatServiceId,
      objectId: orderNo,
      objectType: '1',
      token,
    });
  for (let line = 1; line <= 16; line += 1) await say(`Line ${line}`);

  const opener = order.getByRole('button', { name: t('orders.action.chat') });
  await opener.click();
  const chat = page.getByRole('dialog', { name: t('chat.window.title') });
  const log = chat.getByRole('log');
  const box = chat.getByRole('textbox');
  await expect(log.getByText('Line 16', { exact: true })).toBeInViewport();
  await expect(log.getByText('Line 1', { exact: true })).toHaveCount(0);
  await expect(box).toBeFocused();
  // Measured in one step: the older messages are on their way as soon as the log has scrolled.
  const before = await log.evaluate((element) => {
    element.scrollTop = 0;
    return Math.round(element.querySelector('[data-text]')?.getBoundingClientRect().y ?? Number.NaN);
  });
  await expect(log.getByText('Line 1', { exact: true })).toHaveCount(1);
  expect(Math.abs((await topOf(log, 'Line 2')) - before)).toBeLessThan(30);

  await say('From another tab');
  await page.clock.fastForward(chatFirstPoll);
  await expect(log.getByText('From another tab')).toHaveCount(1);
  await box.fill('  From this tab ');
  await box.press('Enter');
  await expect(log.getByText(t('chat.log.sending'))).toHaveCount(0);
  await page.clock.fastForward(chatPoll);
  await expect(log.getByText('From this tab')).toHaveCount(1);
  await expect(box).toHaveValue('');

  await box.fill('x'.repeat(600));
  await expect(box).toHaveValue('x'.repeat(500));
  await box.fill('   ');
  await box.press('Enter');
  await expect(log.getByText(t('chat.log.sending'))).toHaveCount(0);

  await box.press('Escape');
  await expect(chat).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a chat window is moved by pointer and keys and stays inside the viewport; on a phone it is a sheet', async ({
  page,
  t,
}) => {
  await signInOutsidePage(page, demoMember);
  await page.goto('/all/order');
  await page
    .getByRole('button', { name: t('orders.action.chat') })
    .first()
    .click();
  const chat = page.getByRole('dialog', { name: t('chat.window.title') });
  const place = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await chat.boundingBox()) ?? {};
    return { x, y, right: x + width, bottom: y + height };
  };
  await expect(chat.getByRole('textbox')).toBeFocused();
  const first = await place();
  const handle = chat.getByRole('button', { name: t('chat.window.move') });
  await handle.press('ArrowLeft');
  await expect.poll(async () => (await place()).x).toBe(first.x - 16);

  const title = chat.getByRole('heading');
  await title.hover();
  await page.mouse.down();
  await page.mouse.move(200, 20);
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect.poll(place).toMatchObject({ x: 0, y: 0 });
  await title.hover();
  await page.mouse.down();
  await page.mouse.move(1430, 890);
  await page.mouse.up();
  await expect.poll(place).toMatchObject({ right: 1440, bottom: 900 });
  await page.setViewportSize({ width: 800, height: 600 });
  await expect.poll(place).toMatchObject({ right: 800, bottom: 600 });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(place).toMatchObject({ x: 0, right: 360, bottom: 740 });
});
