import type { Page } from '@playwright/test';
import { parseJson } from '#domain/wire/parse-json.ts';
import { call } from './call.ts';
import { callOutsidePage } from './call-outside-page.ts';
import { newMember } from './new-member.ts';
import type { demoMember } from './sign-in.ts';

type SignedIn = { readonly token: string; readonly user: object };

/** Opens a session that no page has, as another device would; `code` is the one of the second factor. */
export async function signInElsewhere(
  page: Page,
  { email, password }: typeof demoMember,
  code?: string,
): Promise<SignedIn> {
  const picture = await call(page, 'getVerifyCode', {});
  const { loginMark } = picture.data;
  const shown = await callOutsidePage(page, `/dev/captcha/${loginMark}`);
  const { answer } = parseJson<{ answer: string }>(shown);
  const secondFactor = code === undefined ? undefined : { secondFactor: code };
  const { data } = await call(page, 'loginMember', {
    email,
    password,
    loginMark,
    code: answer,
    ...secondFactor,
  });
  return data;
}

/** Signs a member in by calling the shop; every page that opens from now on has the session. For tests of what comes after. */
export async function signInOutsidePage(page: Page, member: typeof demoMember): Promise<string> {
  const { token, user } = await signInElsewhere(page, member);
  const session = { token, user: JSON.stringify(user) };
  await page.addInitScript((items) => {
    for (const [name, value] of Object.entries(items)) {
      if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, value);
    }
  }, session);
  return token;
}

/** Somebody with an empty cart and no money, signed in. */
export async function newSignedInMember(page: Page): Promise<{ email: string; token: string }> {
  const member = await newMember(page);
  return { email: member.email, token: await signInOutsidePage(page, member) };
}

/** The same, on a page that has the session and little else. Returns the e-mail. */
export async function openAsNewMember(page: Page): Promise<string> {
  const { email } = await newSignedInMember(page);
  await page.goto('/aboutUs');
  return email;
}
