import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { myTables } from '#domain/my-data/my-tables.ts';
import { parseJson } from '#domain/wire/parse-json.ts';
import { constants } from '#generated/constants.ts';
import { creditBalances } from '../support/balances.ts';
import { signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

/** The files of the archive that a link opens, by name. */
async function download(link: string): Promise<Record<string, string>> {
  const response = await shop.app.request(link);
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]));
}

describe('the copy of my data', () => {
  it('The archive has every table as CSV and JSON in the language of the member, with own rows only.', async () => {
    const { token, member } = await signInNewMember(shop);
    const other = await signInNewMember(shop);
    await creditBalances(shop.db, member.id, { yuan: 12_345 });
    const { data } = await shop.call('exportMyData', {}, { token, language: 'en_US' });
    const files = await download(data);
    expect(files['Personal data.csv']).toContain('E-mail,Surname,Name');
    expect(files['Personal data.csv']).toContain(member.email);
    const entries = parseJson<Record<string, string>[]>(files['Account flow.json'] ?? '');
    expect(entries).toMatchObject([{ Amount: '123.45', Reference: 'Z2026020100000001' }]);
    expect(JSON.stringify(files)).not.toContain(other.member.email);
    for (const name of ['Standard orders', 'Customised orders', 'Sample orders', 'Addresses'])
      expect(Object.keys(files)).toEqual(expect.arrayContaining([`${name}.csv`, `${name}.json`]));
    const chinese = await download((await shop.call('exportMyData', {}, { token })).data);
    expect(chinese['个人资料.csv']).toContain('邮箱,姓氏,名字');
    for (const [name, text] of Object.entries(chinese)) if (name.endsWith('.json')) parseJson(text);
  });

  it('The link belongs to the member, cannot be changed and ends.', async () => {
    const { token, member } = await signInNewMember(shop);
    expect((await shop.call('exportMyData')).code).toBe(1001);
    const { data } = await shop.call('exportMyData', {}, { token });
    const forged = data.replace(`member=${member.id}`, `member=${member.id + 1}`);
    expect((await shop.app.request(forged)).status).toBe(403);
    shop.clock.pass(constants.signedLinkLife + 1);
    expect((await shop.app.request(data)).status).toBe(403);
  });

  it('Every table that names a member is in the archive or is known to hold nothing personal.', async () => {
    const { rows } = await shop.pool.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
       where column_name = 'member_id' and table_schema = current_schema()`,
    );
    const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const exported = Object.keys(myTables).map(snake);
    const orders = ['standard_order', 'customised_order', 'sample_order'];
    // Secrets, rows that only lead to exported ones, keys of requests, and a view of the ledgers.
    const others = ['second_factor', 'recovery_code', 'order_chat', 'idempotent_answer', 'ledger_difference'];
    const known = new Set([...exported, ...orders, ...others]);
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });
});
