import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { myTables } from '#domain/my-data/my-tables.ts';
import { parseJson } from '#domain/wire/parse-json.ts';
import { constants } from '#generated/constants.ts';
import type { OperationId } from '#generated/server/routes.ts';
import { creditBalances } from '../support/balances.ts';
import { signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { addFullMember } from './full-member.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

/** The files of the archive that a link opens, by name. */
async function downloadBytes(link: string): Promise<Record<string, Uint8Array>> {
  const response = await shop.app.request(link);
  expect(response.status).toBe(200);
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

async function download(link: string): Promise<Record<string, string>> {
  const files = await downloadBytes(link);
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]));
}

/** What a list of the shop shows, as the values of one field. */
const listValues = async (token: string, operation: OperationId, field: string, fields = {}) => {
  const { code, data } = await shop.call(operation, fields, { token, language: 'en_US' });
  expect(code, operation).toBe(0);
  const items: { params?: object }[] = data;
  // A favourite or footprint has its product inside.
  const flat = items.map((item): Record<string, unknown> => Object.assign({}, item.params, item));
  return flat.map((item) => String(item[field])).toSorted();
};

describe('the copy of my data', () => {
  it('The archive of a member who has used everything says what the lists of the shop say, and has the files.', async () => {
    const { token, mark, files: uploaded } = await addFullMember(shop, 1_234);
    const other = await addFullMember(shop, 5_678);
    const { data } = await shop.call('exportMyData', {}, { token, language: 'en_US' });
    const files = await download(data);
    const column = (file: string, title: string) =>
      parseJson<Record<string, unknown>[]>(files[`${file}.json`] ?? '')
        .map((row) => String(row[title]))
        .toSorted();
    const lists = [
      ['listAddresses', 'contacts', 'Addresses', 'Contact'],
      ['listProjects', 'projectName', 'Projects', 'Name'],
      ['listRemoteSupports', 'remark', 'Remote support', 'Remark'],
      ['listNotices', 'messageContent', 'Notices', 'Text (English)'],
      ['listAccountFlow', 'objectId', 'Account transactions', 'Reference'],
      ['listPointsFlow', 'objectId', 'Points history', 'Reference'],
      ['listWithdrawals', 'cashNo', 'Withdrawals', 'Number'],
      ['listStandardOrders', 'orderNo', 'Standard orders', 'Order number'],
      ['listCustomisedOrders', 'orderNo', 'Custom orders', 'Order number'],
      ['listSampleOrders', 'orderNo', 'Sample orders', 'Order number'],
      ['listFavourites', 'productId', 'Favourites', 'Product id'],
      ['listFootprints', 'productId', 'Recently viewed', 'Product id'],
    ] as const;
    for (const [operation, field, file, title] of lists) {
      const listed = await listValues(token, operation, field, { pageNum: 1, pageSize: 20 });
      expect(listed.length, operation).toBeGreaterThan(0);
      expect(column(file, title), file).toEqual(listed);
    }
    const text = JSON.stringify(files);
    expect(text).not.toContain(other.mark);
    expect(column('Personal data', 'Sex')).toEqual(['Male']);
    expect(column('Order history', 'Event')).toHaveLength(2);
    expect(column('Customised applications', 'Description')).toEqual([mark]);
    expect(column('Remote support', 'Day')).toEqual(['2026-04-01']);
    expect(column('Invoices', 'Details')).toHaveLength(2);
    expect(column('Order messages', 'Text')).toEqual([`${mark} hello`]);
    expect(files['Standard orders.csv']).toContain('RC0603-77');
    expect(files['Standard orders.csv']).toContain('16.63');
    for (const path of Object.values(uploaded)) {
      const [name = ''] = Object.keys(files).filter((one) => one.startsWith(`Files/${path.slice(9, 17)} `));
      expect(files[name]).toBe('%PDF-1.7\n%%EOF\n');
    }
  });

  it('The archive has the documents that were issued, as they were issued.', async () => {
    const { token } = await addFullMember(shop);
    const [{ orderNo }] = (await shop.call('listStandardOrders', {}, { token })).data;
    await shop.call('getOrderDocument', { orderNo, document: 3 }, { token, language: 'en_US' });
    const [issued] = (await shop.call('listIssuedDocuments', { orderNo }, { token })).data;
    const files = await downloadBytes(
      (await shop.call('exportMyData', {}, { token, language: 'en_US' })).data,
    );
    const name = `Files/${issued.filePath.slice(9, 17)} Sales contract ${orderNo}.pdf`;
    const content = files[name] ?? new Uint8Array();
    expect(createHash('sha256').update(content).digest('hex')).toBe(issued.sha256);
    expect(strFromU8(files['Documents.csv'] ?? content)).toContain(issued.sha256);
  });

  it('The archive has every table as CSV and JSON in the language of the member, with own rows only.', async () => {
    const { token, member } = await signInNewMember(shop);
    const other = await signInNewMember(shop);
    await creditBalances(shop.db, member.id, { yuan: 12_345 });
    const { data } = await shop.call('exportMyData', {}, { token, language: 'en_US' });
    const files = await download(data);
    expect(files['Personal data.csv']).toContain('E-mail,Surname,First name');
    expect(files['Personal data.csv']).toContain(member.email);
    const entries = parseJson<Record<string, string>[]>(files['Account transactions.json'] ?? '');
    expect(entries).toMatchObject([{ Amount: '123.45', Reference: 'Z2026020100000001' }]);
    expect(JSON.stringify(files)).not.toContain(other.member.email);
    for (const name of ['Standard orders', 'Custom orders', 'Sample orders', 'Addresses'])
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
    const orders = ['standard_order', 'sample_order'];
    // Secrets, rows that only lead to exported ones, keys of requests, and a view of the ledgers.
    const others = ['recovery_code', 'order_chat', 'idempotent_answer', 'ledger_difference'];
    const known = new Set([...exported, ...orders, ...others]);
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });
});
