import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MailGateway, MailRefused } from '#server/gateways/mail/index.ts';
import { smtpGateway } from '#server/gateways/mail/smtp.ts';
import { patience } from '#tests/support/patience.ts';
import { addMember, login, password } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { type RunningSmtp, smtpPassword, startSmtp } from './smtp-server.ts';

const from = 'shop@example.org';

let shop: TestApp;
let smtp: RunningSmtp;
let gateway: MailGateway;

async function useServer(options: SMTPServerOptions = {}): Promise<void> {
  smtp = await startSmtp(options);
  gateway = smtpGateway(smtp.url, from);
}

beforeAll(async () => {
  const mailGateway: MailGateway = {
    check: () => gateway.check(),
    send: (mail) => gateway.send(mail),
    close: async () => undefined,
  };
  shop = await openTestApp({ mailGateway });
});
afterAll(() => shop.close());
beforeEach(() => useServer());
afterEach(() => smtp.close());

const sendCode = (mailAddress: string, language: 'zh_CN' | 'en_US' = 'en_US') =>
  shop.call('sendRegistrationCode', { mailAddress }, { language });

function codeIn(raw: string | undefined): string {
  return /^([0-9]{6})\r?$/m.exec(raw ?? '')?.[1] ?? '';
}

describe('mails over SMTP', () => {
  it('carry the code for registering to the mailbox', async () => {
    const email = 'new@example.com';
    expect((await sendCode(email)).code).toBe(0);
    const [mail] = smtp.received;
    expect(mail).toMatchObject({ from, to: [email] });
    expect(mail?.raw).toContain('Subject: Your registration code');
    expect(mail?.raw).toContain('multipart/alternative');
    const registered = await shop.call('registerMember', {
      name: 'Jane',
      surname: 'Miller',
      phone: '4155550100',
      email,
      code: codeIn(mail?.raw),
      password,
      country: 'United States',
      provinces: 'California',
      mechanismName: 'Blue Sky Inc.',
    });
    expect(registered.code).toBe(0);
    expect((await login(shop, { email, password })).code).toBe(0);
  });

  it('are written in Chinese for a Chinese reader', async () => {
    await sendCode('chinese@example.com', 'zh_CN');
    const subject = /^Subject: =\?UTF-8\?B\?(.+)\?=/im.exec(smtp.received[0]?.raw ?? '')?.[1] ?? '';
    expect(Buffer.from(subject, 'base64').toString()).toBe('注册验证码');
  });

  it('go out after the answer at a reset, to members only', async () => {
    const { email } = await addMember(shop.db);
    for (const mailAddress of ['nobody@example.com', email])
      expect((await shop.call('sendResetCode', { mailAddress })).code).toBe(0);
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), patience);
    expect(smtp.received[0]?.to).toEqual([email]);
  });

  it('take an address unchanged and never as a list', async () => {
    const odd = await sendCode('a@example.com,b@example.com');
    expect(odd.code).toBe(4000);
    const texts = { subject: 'S', text: 'T', html: '<p>T</p>', at: shop.clock.now() };
    await gateway.send({ to: 'a@example.com, b@example.com', ...texts }).catch(() => undefined);
    expect(smtp.received.flatMap(({ to }) => to)).not.toContain('b@example.com');
  });
});

describe('a mail server that does not take mails', () => {
  it('is a refusal with code 5002 for all who ask, known or not', async () => {
    const { email } = await addMember(shop.db);
    await smtp.close();
    expect(await sendCode('down@example.com')).toMatchObject({ code: 5002, status: 503 });
    for (const mailAddress of [email, 'ghost@example.com'])
      expect(await shop.call('sendResetCode', { mailAddress })).toMatchObject({ code: 5002 });
    await useServer();
  });

  it('refuses a recipient: the turn is given back, and nothing secret is logged', async () => {
    await smtp.close();
    const mail = { to: 'no@example.com', subject: 'S', text: 'T', html: '<p>T</p>', at: shop.clock.now() };
    await expect(gateway.send(mail)).rejects.not.toBeInstanceOf(MailRefused);
    await useServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address === 'no@example.com' ? new Error('no such mailbox') : null),
    });
    await expect(gateway.send(mail)).rejects.toBeInstanceOf(MailRefused);
    expect((await sendCode('no@example.com')).code).toBe(5002);
    expect((await sendCode('no@example.com')).code).toBe(5002);
    expect((await sendCode('yes@example.com')).code).toBe(0);
    expect(JSON.stringify(shop.log)).not.toContain(smtpPassword);
  });

  it('refuses a recipient at a reset: the next caller has to wait as for an unknown mailbox', async () => {
    const { email } = await addMember(shop.db);
    await smtp.close();
    await useServer({ onRcptTo: (_address, _session, done) => done(new Error('no such mailbox')) });
    const countFailures = () => JSON.stringify(shop.log).split('"purpose":"reset"').length;
    const before = countFailures();
    expect((await shop.call('sendResetCode', { mailAddress: email })).code).toBe(0);
    await vi.waitFor(() => expect(countFailures()).toBe(before + 1), patience);
    expect((await shop.call('sendResetCode', { mailAddress: email })).code).toBe(4008);
  });

  it('knows another password', async () => {
    await shop.close();
    shop = await openTestApp({
      mailGateway: smtpGateway(smtp.url.replace(smtpPassword, 'Other8word'), from),
    });
    expect((await sendCode('new@example.com')).code).toBe(5002);
    const logged = JSON.stringify(shop.log);
    expect(logged).toContain('a mail could not be sent');
    expect(logged).not.toContain('Other8word');
  });
});
