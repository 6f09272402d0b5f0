import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cooldowns } from '#generated/constants.ts';
import { outboxFolder, outboxGateway } from '#server/gateways/mail/index.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let dataDir: string;
let shop: TestApp;
let printed: string[];
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'outbox-'));
  shop = await openTestApp({
    config: { dataDir, devTools: true },
    mailGateway: outboxGateway(outboxFolder(dataDir), (line) => printed.push(line)),
  });
});
afterAll(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  printed = [];
  shop.clock.pass(cooldowns.sendRegistrationCode);
  rmSync(outboxFolder(dataDir), { recursive: true, force: true });
});

const get = async (path: string) => shop.app.request(path);
const sendCode = (mailAddress: string) =>
  shop.call('sendRegistrationCode', { mailAddress }, { language: 'en_US' });

async function listMails(query = ''): Promise<{ name: string; to: string; code: string }[]> {
  return (await get(`/dev/outbox.json${query}`)).json();
}

describe('the outbox', () => {
  it('lists mails newest first, of one reader when asked', async () => {
    await sendCode('one@example.com');
    shop.clock.pass(1);
    await sendCode('two@example.com');
    expect((await listMails()).map(({ to }) => to)).toEqual(['two@example.com', 'one@example.com']);
    const [mail] = await listMails('?to=One@example.com');
    expect(mail).toMatchObject({ to: 'one@example.com', code: expect.stringMatching(/^[0-9]{6}$/) });
  });

  it('shows them as a page with the code, and each as its reader sees it', async () => {
    await sendCode('one@example.com');
    const [mail] = await listMails();
    const page = await (await get('/dev/outbox')).text();
    for (const part of ['Your registration code', 'one@example.com', mail?.code, 'UTC'])
      expect(page).toContain(part);
    expect(await (await get(`/dev/outbox/${mail?.name}`)).text()).toContain(mail?.code);
    expect((await get('/dev/outbox/unknown')).status).toBeGreaterThanOrEqual(404);
    expect((await get('/dev/outbox/..%2F..%2Fpackage')).status).toBeGreaterThanOrEqual(404);
  });

  it('cannot be made to run a script by the fields of a mail', async () => {
    const gateway = outboxGateway(outboxFolder(dataDir), () => undefined);
    const script = '<script>alert(1)</script>';
    await gateway.send({ to: 'a@b.cn', subject: script, text: script, html: '', at: shop.clock.now() });
    expect(await (await get(`/dev/outbox?to=%22%3E${script}`)).text()).not.toContain('<script>');
    expect(await (await get('/dev/outbox')).text()).not.toContain('<script>');
  });

  it('leaves out files that are not mails', async () => {
    await sendCode('one@example.com');
    writeFileSync(join(outboxFolder(dataDir), '99999999999999999-broken.json'), '{"to":');
    expect(await listMails()).toHaveLength(1);
  });

  it('says on the console that a mail is there, and where, but not its code', async () => {
    await sendCode('one@example.com');
    const [mail] = await listMails();
    expect(printed).toHaveLength(1);
    expect(printed[0]).toContain('Mail to one@example.com: Your registration code');
    expect(printed[0]).not.toContain(mail?.code);
    expect(readdirSync(outboxFolder(dataDir))).toEqual([`${mail?.name}.json`]);
  });

  it('refuses with code 5002 when its folder cannot be written', async () => {
    writeFileSync(outboxFolder(dataDir), 'in the way');
    expect((await sendCode('one@example.com')).code).toBe(5002);
  });
});
