import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payPasswordLimit } from '#domain/cashier/pay-password.ts';
import { loginLimit } from '#domain/session/attempts.ts';
import { parseJson } from '#domain/wire/parse-json.ts';
import { cooldowns } from '#generated/constants.ts';
import type { OperationId } from '#generated/server/routes.ts';
import { account } from '#server/db/schema/ledger.ts';
import { securityEvents } from '#server/security-log.ts';
import { events } from '#server/wire/watch-security.ts';
import { addBuyer, addOrder, payFields } from '../exactly-once/stocked-shop.ts';
import { addMember, login, password, signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const wrong = 'Wrong4sky9';
const from = (address: string) => ({ 'x-forwarded-for': address });

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config: { trustProxy: true } });
});
afterAll(() => shop.close());

const lines = (at = shop) => at.log.filter(({ channel }) => channel === 'security');

/** The lines that something writes, without time and request id. */
async function linesOf(work: () => Promise<unknown>) {
  const before = lines().length;
  await work();
  return lines()
    .slice(before)
    .map(({ time, requestId, pid, hostname, level, channel, ...facts }) => {
      expect([typeof time, typeof requestId]).toEqual(['number', 'string']);
      return facts;
    });
}

interface Described {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly operationId?: OperationId; readonly requestBody?: object }>>
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

/** The operations of the description with the names of their fields. */
function readOperations() {
  const { paths, components } = parseJson<Described>(readFileSync('generated/openapi.json', 'utf8'));
  const namesIn = (part: unknown): string[] => {
    if (typeof part !== 'object' || part === null) return [];
    const target = '$ref' in part ? String(part.$ref).split('/').at(-1) : undefined;
    if (target !== undefined) return namesIn(components.schemas[target]);
    const own = 'properties' in part ? Object.keys(part.properties ?? {}) : [];
    return [...own, ...Object.values(part).flatMap(namesIn)];
  };
  return Object.values(paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ operationId, requestBody }) =>
      operationId ? [{ operationId, fields: namesIn(requestBody) }] : [],
    );
}

describe('the security log', () => {
  it('has every operation that takes a password or a code', () => {
    const secret = /password|^code$|secondFactor/i;
    const found = readOperations().filter(({ fields }) => fields.some((field) => secret.test(field)));
    expect(found.length).toBeGreaterThan(10);
    expect(found.map(({ operationId }) => operationId).filter((id) => !events[id])).toEqual([]);
  });

  it('is explained in the README, event by event', () => {
    const readme = readFileSync('src/server/README.md', 'utf8');
    expect(securityEvents.filter((event) => !readme.includes(`\`${event}\``))).toEqual([]);
  });

  it('has sign-ins with member and address, and the reason of those that are refused', async () => {
    const { id, email } = await addMember(shop.db);
    const facts = { event: 'signIn', operationId: 'loginMember', address: '203.0.113.7', memberId: id };
    const signIn = (given: string) => () => login(shop, { email, password: given }, from('203.0.113.7'));
    expect(await linesOf(signIn(password))).toEqual([{ ...facts, outcome: 'success' }]);
    for (let attempts = 0; attempts < loginLimit.most; attempts += 1)
      expect(await linesOf(signIn(wrong))).toEqual([
        { ...facts, outcome: 'refused', reason: 'wrongCredentials' },
      ]);
    expect(await linesOf(signIn(password))).toEqual([
      { ...facts, outcome: 'refused', reason: 'accountLocked' },
    ]);
    const unknown = await linesOf(() => login(shop, { email: 'nobody@example.com', password }));
    expect(unknown).toMatchObject([{ event: 'signIn', reason: 'wrongCredentials' }]);
    expect(unknown[0]).not.toHaveProperty('memberId');
  });

  it('has payments with their order, and the lock', async () => {
    const buyer = await addBuyer(shop.db, 1000);
    const orderNo = await addOrder(shop.db, buyer.id, 100);
    const facts = {
      event: 'payment',
      operationId: 'payStandardOrder',
      memberId: buyer.id,
      address: '2001:db8:1:2::/64',
      subject: orderNo,
    };
    const pay = (payPassword: string) => () =>
      shop.call(
        'payStandardOrder',
        { ...payFields(orderNo, 100), payPassword },
        { token: buyer.token, headers: from('2001:db8:1:2:3::4') },
      );
    for (let attempts = 0; attempts < payPasswordLimit.most; attempts += 1)
      expect(await linesOf(pay(wrong))).toEqual([
        { ...facts, outcome: 'refused', reason: 'wrongPayPassword' },
      ]);
    expect(await linesOf(pay(password))).toMatchObject([{ ...facts, reason: 'payPasswordLocked' }]);
    shop.clock.pass(payPasswordLimit.lasts);
    expect(await linesOf(pay(password))).toEqual([{ ...facts, outcome: 'success' }]);
  });

  it('has changes of passwords and factors, and the closing of an account', async () => {
    const { token, member } = await signInNewMember(shop);
    const call = (operationId: OperationId, fields: Record<string, string>) => () =>
      shop.call(operationId, fields, { token });
    const [facts] = await linesOf(call('sendAccountCode', {}));
    expect(facts).toMatchObject({ event: 'codeRequest', outcome: 'success', memberId: member.id });
    const code = await shop.mail.codeTo(member.email, 1);
    expect(await linesOf(call('setPayPassword', { code, payPassword: 'Pay4first' }))).toMatchObject([
      { event: 'payPasswordChange', outcome: 'success' },
    ]);
    const change = call('updateLoginPassword', { oldPassword: password, password: 'Green5sea8' });
    expect(await linesOf(change)).toMatchObject([{ event: 'loginPasswordChange', outcome: 'success' }]);
    expect(await linesOf(call('startSecondFactor', { password: wrong }))).toMatchObject([
      { event: 'secondFactorChange', outcome: 'refused', reason: 'wrongCredentials' },
    ]);
    expect(await linesOf(call('deleteAccount', { password: 'Green5sea8' }))).toMatchObject([
      { event: 'accountClosing', outcome: 'success', memberId: member.id },
    ]);
    shop.clock.pass(cooldowns.sendAccountCode);
  });

  it('has calls of strangers, for whatever operation', async () => {
    expect(await linesOf(() => shop.call('getAccount'))).toMatchObject([
      { event: 'access', outcome: 'refused', reason: 'signInNeeded', operationId: 'getAccount' },
    ]);
    expect(await linesOf(() => shop.call('listNews'))).toEqual([]);
    const [owner, other] = [await addBuyer(shop.db, 100), await addBuyer(shop.db, 100)];
    const orderNo = await addOrder(shop.db, owner.id, 100);
    const look = () => shop.call('getStandardOrder', { orderNo }, { token: other.token });
    expect(await linesOf(look)).toMatchObject([{ event: 'access', memberId: other.id, subject: orderNo }]);
  });

  it('truncates addresses where that is set', async () => {
    const other = await openTestApp({ config: { trustProxy: true, logAddress: 'network' } });
    for (const address of ['203.0.113.7', '2001:db8:1:2:3::4', 'evil"}\\n{"channel":"security'])
      await other.call('getAccount', {}, { headers: from(address) });
    expect(lines(other).map(({ address }) => address)).toEqual([
      '203.0.113.0/24',
      '2001:db8:1::/48',
      'unknown',
    ]);
    await other.close();
  });

  it('has no password, code or token, and nothing that a client made up', async () => {
    const { token, member } = await signInNewMember(shop);
    const made = 'Made4up"}\r\n{"channel":"security"}';
    await login(shop, { email: member.email, password: made });
    await login(shop, { email: `${made}@example.com`, password });
    await shop.call('updateLoginPassword', { oldPassword: made, password: made }, { token });
    await shop.call('payStandardOrder', { ...payFields(made, 100), payPassword: made }, { token });
    const [{ hash = '' } = {}] = await shop.db
      .select({ hash: account.payPasswordHash })
      .from(account)
      .where(eq(account.memberId, member.id));
    const text = JSON.stringify(shop.log);
    for (const secret of [token, password, wrong, 'Made4up', 'Pay4first', 'Green5sea8', hash || token])
      expect(text).not.toContain(secret);
    const allowed = ['event', 'outcome', 'reason', 'memberId', 'address', 'operationId', 'subject'];
    const usual = ['level', 'time', 'pid', 'hostname', 'channel', 'requestId', 'msg'];
    const names = new Set(lines().flatMap((line) => Object.keys(line)));
    expect([...names].filter((name) => ![...allowed, ...usual].includes(name))).toEqual([]);
  });
});
