import { expect, it } from 'vitest';
import { codes, constants } from '#generated/constants.ts';
import { Client } from './client.ts';
import { createMockShop } from './shop.ts';

const mail = 'buyer@example.com';
const password = 'Green7hill';

it('lets a member sign in with the new password whose account was locked by wrong ones', async () => {
  const shop = createMockShop({ now: () => new Date('2026-11-20T06:00:00.000Z') });
  const client = new Client(shop);
  for (let index = 0; index < constants.loginTries; index += 1) await client.signIn(mail, 'Wrong4hill');
  expect((await client.signIn(mail, 'Wrong4hill')).code).toBe(codes.accountLocked);
  await client.call('sendResetCode', { mailAddress: mail });
  const code = shop.world.outbox.codeTo(mail) ?? '';
  expect((await client.call('resetPassword', { mail, code, password })).code).toBe(0);
  expect((await client.signIn(mail, password)).code).toBe(0);
});
