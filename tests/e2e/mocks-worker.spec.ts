import { expect, test } from './support/shop.ts';

test('a worker of the mocks that is gone while the browser looks for a newer one is no error', async ({
  page,
}) => {
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
