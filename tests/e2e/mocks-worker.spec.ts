import { expect, test } from './support/shop.ts';

test('a worker of the mocks that is gone while the browser looks for a newer one is not an error', {
  tag: '@mocks',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const stays = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const looked = registration.update();
    await registration.unregister();
    return (await looked) === registration && (await registration.update()) === registration;
  });
  expect(stays).toBe(true);
});

test('a tab is answered by the mocks when the closing of an earlier page has ended their worker', {
  tag: '@mocks',
}, async ({ page, t }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // MSW does this when a page closes while no other is open yet; a page that opens meanwhile goes on with the old worker.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => window.open('/news', '_blank'));
  const tab = await opened;
  await expect(tab.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(tab.getByText(t('errors.page.failed'))).toHaveCount(0);
  expect(await tab.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
});
