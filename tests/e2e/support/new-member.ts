import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { call } from './call.ts';
import { mailedCode } from './mail.ts';
import { demoMember } from './sign-in.ts';

/** Registers an address by calling the shop, with the code that is in the outbox; `older` is a code of an earlier registration. */
export async function registerOutsidePage(
  page: Page,
  { email, password }: typeof demoMember,
  older?: string,
): Promise<void> {
  await call(page, 'sendRegistrationCode', { mailAddress: email, language: 'en_US' });
  const code = await mailedCode(page, email, older);
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
}

/** Registers somebody with an empty cart of their own, whom no other test disturbs. */
export async function newMember(page: Page): Promise<typeof demoMember> {
  const member = { email: `buyer-${randomUUID()}@example.com`, password: demoMember.password };
  await registerOutsidePage(page, member);
  return member;
}
