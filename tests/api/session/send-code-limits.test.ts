import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants, cooldowns } from '#generated/constants.ts';
import { recordAttempt } from '#server/session/attempts.ts';
import { addMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config: { trustProxy: true } });
});
afterAll(() => shop.close());

let clients = 0;
/** Every test comes from an address of its own. */
function client(): { headers: Record<string, string>; key: string } {
  clients += 1;
  const key = `198.51.100.${clients}`;
  return { key, headers: { 'x-forwarded-for': key } };
}

const send = (mailAddress: string, options = {}) =>
  shop.call('sendRegistrationCode', { mailAddress }, options);

describe('sending codes', () => {
  it('sends one mail when fifty calls come at once', async () => {
    const { headers } = client();
    const calls = Array.from({ length: 50 }, () => send('fifty@example.com', { headers }));
    const codes = (await Promise.all(calls)).map((answer) => answer.code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([0, 4008]));
    expect(shop.mail.to('fifty@example.com')).toHaveLength(1);
  });

  it('says how long to wait, and sends again after that', async () => {
    const { headers } = client();
    await send('wait@example.com', { headers });
    shop.clock.pass(15);
    const refused = await send('Wait@Example.com', { headers, language: 'en_US' });
    expect(refused).toMatchObject({
      code: 4008,
      params: { retryAfter: cooldowns.sendRegistrationCode - 15 },
    });
    expect(refused.msg).toBe('Too many attempts, please wait 45 seconds');
    shop.clock.pass(45);
    expect((await send('wait@example.com', { headers })).code).toBe(0);
  });

  it('makes the wait the same for a mailbox that is known and one that is not', async () => {
    const { headers } = client();
    const { email } = await addMember(shop.db);
    for (const mailAddress of [email, 'nobody@example.com']) {
      expect((await shop.call('sendResetCode', { mailAddress }, { headers })).code).toBe(0);
      const again = await shop.call('sendResetCode', { mailAddress }, { headers });
      expect([again.code, again.params.retryAfter]).toEqual([4008, cooldowns.sendResetCode]);
    }
    expect(shop.mail.to('nobody@example.com')).toHaveLength(0);
  });

  it('stops for a mailbox that gets too many', async () => {
    for (let sent = 0; sent < constants.mailedCodeMailboxRate; sent += 1) {
      expect((await send('flood@example.com', { headers: client().headers })).code).toBe(0);
      shop.clock.pass(cooldowns.sendRegistrationCode);
    }
    const refused = await send('flood@example.com', { headers: client().headers });
    const passed = constants.mailedCodeMailboxRate * cooldowns.sendRegistrationCode;
    expect([refused.code, refused.params.retryAfter]).toEqual([4008, constants.mailedCodeSpan - passed]);
    shop.clock.pass(refused.params.retryAfter);
    expect((await send('flood@example.com', { headers: client().headers })).code).toBe(0);
  });

  it('stops for a client address that asks for too many, whatever the mailboxes', async () => {
    const { headers, key } = client();
    for (let sent = 1; sent < constants.mailedCodeAddressRate; sent += 1)
      await recordAttempt(shop.db, { kind: 'mailAddress', key }, shop.clock.now());
    expect((await send('one@example.com', { headers })).code).toBe(0);
    expect((await send('two@example.com', { headers, language: 'en_US' })).msg).toBe(
      'Too many attempts, please wait 60 minutes',
    );
    expect((await send('two@example.com', { headers: client().headers })).code).toBe(0);
  });

  it('slows a client down that tries many codes', async () => {
    const { headers, key } = client();
    for (let attempts = 0; attempts < constants.loginAddressTries; attempts += 1)
      await recordAttempt(shop.db, { kind: 'address', key }, shop.clock.now());
    const fields = { mail: 'nobody@example.com', code: '123456', password: 'Green5tree' };
    expect(await shop.call('resetPassword', fields, { headers })).toMatchObject({ code: 4008 });
    expect(await shop.call('resetPassword', fields, client())).toMatchObject({ code: 4007 });
  });
});

describe('a mail that cannot go out', () => {
  it('is refused as unavailable, and may be tried again at once', async () => {
    const { headers } = client();
    shop.mail.isDown = true;
    const refused = await send('down@example.com', { headers });
    shop.mail.isDown = false;
    expect(refused).toMatchObject({ code: 5002, status: 503 });
    expect(JSON.stringify(shop.log)).not.toContain('down@example.com');
    expect((await send('down@example.com', { headers })).code).toBe(0);
  });

  it('does not reveal at a reset who is registered', async () => {
    const { headers } = client();
    const { email } = await addMember(shop.db);
    shop.mail.isDown = true;
    const answers = await Promise.all(
      [email, 'nobody2@example.com'].map((mailAddress) =>
        shop.call('sendResetCode', { mailAddress }, { headers }),
      ),
    );
    shop.mail.isDown = false;
    expect(answers.map(({ code }) => code)).toEqual([5002, 5002]);
  });
});
