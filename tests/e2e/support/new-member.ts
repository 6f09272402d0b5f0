import { createHash, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signingText } from '../../../src/domain/signing.ts';
import { demoMember } from './sign-in.ts';

type Fields = Record<string, string>;

const key = 'electronic-components-store';

function signed(method: string, path: string, fields: Fields): Record<string, string> {
  const timestamp = Date.now();
  const text = signingText({ timestamp, method, path, fields: Object.entries(fields), key });
  return { 'X-Timestamp': String(timestamp), 'X-Sign': createHash('sha256').update(text).digest('hex') };
}

/**
 * Registers a member by calling the shop, with the code that is in the outbox: somebody with an empty cart of their own, whom no
 * other test disturbs.
 */
export async function newMember(page: Page): Promise<typeof demoMember> {
  const { request } = page;
  const email = `buyer-${randomUUID().slice(0, 8)}@example.com`;
  const { password } = demoMember;
  const asked = { mailAddress: email, language: 'en_US' };
  const path = '/open/user/userRegisterMail';
  await request.get(path, { params: asked, headers: signed('GET', path, asked) });
  const mails = await request.get('/dev/outbox.json', { params: { to: email } });
  const [mail] = (await mails.json()) as { code: string }[];
  const form = {
    ...{ name: 'Test', surname: 'Buyer', phone: '13800138000', email, password, code: mail?.code ?? '' },
    ...{ country: 'China', provinces: 'Guangdong', mechanismName: 'Test Ltd.', language: 'en_US' },
  };
  const to = '/open/user/userRegister';
  const registered = await request.post(to, { form, headers: signed('POST', to, form) });
  const { code, msg } = (await registered.json()) as { code: number; msg: string };
  if (code !== 0) throw new Error(`The member was not registered: ${msg}`);
  return { email, password };
}
