import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { call } from './call.ts';
import { mailedCode } from './mail.ts';
import { demoMember } from './sign-in.ts';

/**
 * Registers a member by calling the shop, with the code that is in the outbox: somebody with an empty cart of their own, whom no
 * other test disturbs.
 */
export async function newMember(page: Page): Promise<typeof demoMember> {
  const email = `buyer-${randomUUID()}@example.com`;
  const { password } = demoMember;
  await call(page, 'sendRegistrationCode', { mailAddress: email, language: 'en_US' });
  const code = await mailedCode(page, email);
  await call(page, 'registerMember', {
    name: 'Test',
    surname: 'Buyer',
    phone: '13800138000',
    email,
    password,
    code,
    country: 'China',
    provinces: 'Guangdong',
    mechanismName: 'Test Ltd.',
    language: 'en_US',
  });
  return { email, password };
}
