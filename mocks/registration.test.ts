import { expect, it } from 'vitest';
import { Client } from './client.ts';
import { createMockShop } from './shop.ts';

it('keeps what was typed without the spaces around it, as the server does', async () => {
  const shop = createMockShop({ now: () => new Date('2026-11-20T06:00:00.000Z') });
  const client = new Client(shop);
  const email = 'jane@example.com';
  await client.call('sendRegistrationCode', { mailAddress: email });
  const code = shop.world.outbox.codeTo(email) ?? '';
  const typed = {
    name: ' Jane ',
    surname: ' Doe',
    phone: '13800000000',
    country: 'China',
    provinces: ' Guangdong ',
    mechanismName: ' Example Ltd ',
  };
  expect(
    await client.call('registerMember', { ...typed, email, code, password: 'Green7hill' }),
  ).toMatchObject({
    code: 0,
  });
  expect(shop.world.store.all('members').find((member) => member.email === email)).toMatchObject({
    name: 'Jane',
    surname: 'Doe',
    phone: '13800000000',
    provinces: 'Guangdong',
    mechanismName: 'Example Ltd',
  });
});
