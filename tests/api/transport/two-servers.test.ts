import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { addMember } from '../support/members.ts';
import { makeTestApp, openTestApp, type TestApp } from '../support/test-app.ts';

describe.skipIf(!inject('postgresqlUrl'))('two servers on one PostgreSQL', () => {
  let first: TestApp;
  let second: TestApp;
  let connection: OpenDatabase;
  beforeAll(async () => {
    first = await openTestApp();
    connection = await openDatabase({ databaseUrl: first.pool.options.connectionString ?? '', dataDir: '' });
    second = makeTestApp(connection);
  });
  afterAll(async () => {
    await connection.close();
    await first.close();
  });

  it('are one shop: picture, sign-in, session and logout each at another one', async () => {
    const buyer = await addMember(first.db);
    const { data: picture } = await first.call('getVerifyCode');
    const code = first.devNotes.captcha(picture.loginMark);
    const { email, password } = buyer;
    const signedIn = await second.call('loginMember', {
      email,
      password,
      code,
      loginMark: picture.loginMark,
    });
    expect(signedIn.code).toBe(0);
    const { token } = signedIn.data;
    expect((await first.call('countCartItems', {}, { token })).code).toBe(0);
    expect((await second.call('logoutMember', {}, { token })).code).toBe(0);
    expect((await first.call('countCartItems', {}, { token })).code).toBe(5000);
  });

  it('let a picture be used once, whichever is asked', async () => {
    const { email, password } = await addMember(first.db);
    const { data: picture } = await first.call('getVerifyCode');
    const fields = {
      email,
      password,
      loginMark: picture.loginMark,
      code: first.devNotes.captcha(picture.loginMark),
    };
    const answers = await Promise.all([first, second].map((server) => server.call('loginMember', fields)));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 4005]);
  });
});
