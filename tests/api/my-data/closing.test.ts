import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt } from '#domain/account-security/totp.ts';
import { closedTables } from '#domain/my-data/after-closing.ts';
import { constants } from '#generated/constants.ts';
import { standardOrderProOrderStateValues, withdrawalExamStateValues } from '#generated/enums.ts';
import type { CallContext } from '#server/call-context.ts';
import { customApplyHandlers } from '#server/custom-apply/handlers.ts';
import { member as memberTable } from '#server/db/schema/session.ts';
import { memoryStorage } from '#server/gateways/files/index.ts';
import { sweepClosedAccounts } from '#server/my-data/index.ts';
import { openSession } from '#server/session/login.ts';
import { topupWithdrawHandlers } from '#server/topup-withdraw/handlers.ts';
import { creditBalances } from '../support/balances.ts';
import { addMember, login, password, signInNewMember } from '../support/members.ts';
import { makeTestApp, openTestApp, type TestApp } from '../support/test-app.ts';
import { addFullMember } from './full-member.ts';

const files = memoryStorage();
let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ files });
});
afterAll(() => shop.close());

const blockersOf = async (token: string) => (await shop.call('getClosing', {}, { token })).data.blockers;
const close = (token: string, fields = {}) => shop.call('deleteAccount', { password, ...fields }, { token });

/** Tables of the database whose rows hold a text. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await shop.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await shop.pool.query(`select 1 from "${name}" t where t::text like $1 limit 1`, [
      `%${text}%`,
    ]);
    if (hits.rows.length > 0) found.push(name);
  }
  return found.toSorted();
}

describe('closing an account', () => {
  it('takes the password, deletes the person, ends the sessions and frees the e-mail', async () => {
    const { token, member } = await signInNewMember(shop);
    expect(await blockersOf(token)).toEqual([]);
    expect((await close(token, { password: 'Wrong4sky9' })).code).toBe(4006);
    expect((await close(token)).code).toBe(0);
    expect((await shop.call('getClosing', {}, { token })).code).toBe(5000);
    expect((await login(shop, { email: member.email, password })).code).toBe(4006);
    await shop.mail.noticeTo(member.email, '账号已注销');
    const [closed] = await shop.db.select().from(memberTable).where(eq(memberTable.id, member.id));
    expect(JSON.stringify(closed)).not.toMatch(/Jane|Miller|4155550100|Blue Sky/);
    const again = await addMember(shop.db, { email: member.email });
    expect((await login(shop, { email: again.email, password })).code).toBe(0);
  });

  it('Money on a balance keeps the account open, and a pending withdrawal too.', async () => {
    const { token, member } = await signInNewMember(shop);
    await creditBalances(shop.db, member.id, { dollars: 1 });
    expect(await blockersOf(token)).toEqual([2]);
    expect(await close(token)).toMatchObject({ code: 4033, params: { blockers: [2] } });
    const other = await signInNewMember(shop);
    await shop.pool.query(
      `insert into withdrawal (cash_no, member_id, cash_type, amount, cash_account, state, created_at)
       values ('W2026030200009999', $1, 2, 100, 'jane@example.com', $2, now())`,
      [other.member.id, withdrawalExamStateValues.withdrawalPending],
    );
    expect(await close(other.token)).toMatchObject({ code: 4033, params: { blockers: [3] } });
  });

  it('An order that awaits its payment keeps the account open; a closed one stays for the books without a name.', async () => {
    const { token, member } = await signInNewMember(shop);
    const { awaitingPayment, closed } = standardOrderProOrderStateValues;
    await shop.pool.query(
      `insert into standard_order (order_no, member_id, state, ass_flag, invoice_flag, goods_money, discount_money, us_money, zh_money,
        rate_micros, discount_type, receiving_user, receiving_address, receiving_phone, created_at)
       values ('P2026030200009999', $1, $2, 0, 0, 100, 0, 100, 710, 7100000, 3, 'Jane', 'Street 1', '1', now())`,
      [member.id, awaitingPayment],
    );
    expect(await close(token)).toMatchObject({ code: 4033, params: { blockers: [1] } });
    await shop.pool.query('update standard_order set state = $2 where member_id = $1', [member.id, closed]);
    expect((await close(token)).code).toBe(0);
    const { rows } = await shop.pool.query('select * from standard_order where member_id = $1', [member.id]);
    expect(rows).toMatchObject([{ receiving_user: '-', receiving_address: '-', receiving_phone: '-' }]);
  });

  it('A second factor is asked for after the password, and its code is not used up by a wrong password.', async () => {
    const { token } = await signInNewMember(shop);
    const { data } = await shop.call('startSecondFactor', { password }, { token });
    const code = () => codeAt(data.secret, shop.clock.now().getTime());
    await shop.call('confirmSecondFactor', { code: code() }, { token });
    shop.clock.pass(constants.totpPeriod);
    expect((await close(token)).code).toBe(4030);
    expect((await close(token, { secondFactor: '000000' })).code).toBe(4031);
    const right = code();
    expect((await close(token, { password: 'Wrong4sky9', secondFactor: right })).code).toBe(4006);
    expect((await close(token, { secondFactor: right })).code).toBe(0);
  });

  it('A started payment keeps the account open as long as it may be confirmed.', async () => {
    const { token, member } = await signInNewMember(shop);
    expect((await shop.call('startTopUp', { payType: 1, amount: 500 }, { token })).code).toBe(0);
    expect(await close(token)).toMatchObject({ code: 4033, params: { blockers: [4] } });
    shop.clock.pass(constants.paymentInquiryLife + 1);
    const later = await openSession(shop.db, member.id, shop.clock.now());
    expect((await close(later)).code).toBe(0);
  });

  it('Nothing of the person is left, and the books keep what they need.', async () => {
    const { token, mark, member, files: uploaded } = await addFullMember(shop);
    const other = await addFullMember(shop);
    const before = await tablesWith(other.mark);
    expect(await tablesWith(mark)).toEqual(before);
    expect((await close(token)).code).toBe(0);
    // An issued invoice is a tax document and keeps its recipient.
    expect(await tablesWith(mark)).toEqual(['invoice']);
    expect(await tablesWith(other.mark)).toEqual(before);
    const { rows } = await shop.pool.query(
      'select state, info from invoice where member_id = $1 order by id',
      [member.id],
    );
    expect(rows).toEqual([
      { state: 2, info: `{"name":"${mark} issued"}` },
      { state: 3, info: '{}' },
    ]);
    const nameOf = (path: string) => path.slice('/files/u/'.length);
    const stored = await Promise.all(Object.values(uploaded).map((path) => files.read(nameOf(path))));
    expect(stored.map((content) => content !== undefined)).toEqual([false, true, false]);
    const orders = await shop.pool.query(
      'select product_name, us_money from customised_order join instalment using (order_no) where member_id = $1',
      [member.id],
    );
    expect(orders.rows).toMatchObject([{ product_name: 'Module' }]);
  });

  it('Contracts that were issued are kept for the books, and confirmations are removed.', async () => {
    const { token } = await addFullMember(shop);
    const [{ orderNo }] = (await shop.call('listStandardOrders', {}, { token })).data;
    for (const document of [1, 3]) await shop.call('getOrderDocument', { orderNo, document }, { token });
    const issued: { filePath: string; document: number }[] = (
      await shop.call('listIssuedDocuments', { orderNo }, { token })
    ).data;
    expect((await close(token)).code).toBe(0);
    const left: number[] = [];
    for (const { filePath, document } of issued)
      if (await files.read(filePath.slice('/files/u/'.length))) left.push(document);
    expect(left).toEqual([3]);
    const rows = await shop.pool.query('select document from issued_document where order_no = $1', [orderNo]);
    expect(rows.rows).toEqual([{ document: 3 }]);
  });

  it('What a call stores while the account is being closed is removed by a job.', async () => {
    const { token, member } = await signInNewMember(shop);
    expect((await close(token)).code).toBe(0);
    await shop.pool.query(
      `insert into project (member_id, name, phone, description, state, created_at) values ($1, 'lateproject', '1', 'x', 0, now())`,
      [member.id],
    );
    await shop.db.update(memberTable).set({ name: 'latename' }).where(eq(memberTable.id, member.id));
    expect(await sweepClosedAccounts({ db: shop.db, files }, shop.clock.now())).toBeGreaterThan(0);
    expect(await tablesWith('lateproject')).toEqual([]);
    expect(await tablesWith('latename')).toEqual([]);
  });

  it('Every table that names a member has a rule for closing.', async () => {
    const { rows } = await shop.pool.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
       where column_name = 'member_id' and table_schema = current_schema()`,
    );
    const camel = (name: string) => name.replace(/_[a-z]/g, (part) => part.slice(1).toUpperCase());
    // Decided row by row, keys of requests that are deleted after a day, and a view.
    const others = ['invoice', 'storedFile', 'issuedDocument', 'idempotentAnswer', 'ledgerDifference'];
    const known = new Set<string>([...closedTables, ...others]);
    expect(rows.map(({ name }) => camel(name)).filter((name) => !known.has(name))).toEqual([]);
  });

  it('No call works without a session.', async () => {
    const replies = [shop.call('getClosing'), shop.call('deleteAccount', { password })];
    expect((await Promise.all(replies)).map(({ code }) => code)).toEqual([1001, 1001]);
  });
});

describe('what runs while an account is being closed', () => {
  const application = {
    ...Object.fromEntries(
      [
        ...[
          'productName',
          'indexRequirement',
          'sizeRequirement',
          'demandQuantity',
          'deliveryCycle',
          'qualityGrade',
        ],
        ...['weight', 'installationMode', 'useEnvironment', 'receivingAddress', 'receivingPhone'],
        ...['otherProcessRequirements', 'receivingUser', 'detailedDescription'],
      ].map((name) => [name, 'x']),
    ),
    weight: '1',
    demandQuantity: '1',
  };

  it('Of a closing and the acts that arrive with it, either the closing or the acts succeed.', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { token, member } = await signInNewMember(shop);
      const closing = close(token);
      // Later rounds begin their acts at a later step of the closing.
      for (let step = 0; step < 3 * round; step += 1) await shop.pool.query('select 1');
      const acts = [
        shop.call('startTopUp', { payType: 1, amount: 500 }, { token }),
        shop.call('applyCustomisedOrder', application, { token }),
        shop.call('startTopUp', { payType: 2, amount: 500 }, { token }),
      ];
      const [closed, ...others] = await Promise.all([closing, ...acts]);
      const done = others.filter(({ code }) => code === 0).length;
      expect(closed.code === 0).toBe(done === 0);
      for (const { code } of others) expect([0, 5000]).toContain(code);
      const { rows } = await shop.pool.query(
        `select ((select count(*) from payment where member_id = $1)
           + (select count(*) from customised_order where member_id = $1))::integer as open,
           closed_at is not null as closed from account where member_id = $1`,
        [member.id],
      );
      expect(rows).toEqual([{ open: done, closed: closed.code === 0 }]);
    }
  });

  it('An act whose session was checked before the account was closed is refused under the lock.', async () => {
    const closeFirst = ({ db, member }: CallContext) =>
      db.execute(sql`update account set closed_at = now() where member_id = ${member?.id ?? 0}`);
    const { startTopUp } = topupWithdrawHandlers;
    const { applyCustomisedOrder } = customApplyHandlers;
    const late = makeTestApp(shop, {
      handlers: {
        startTopUp: async (context, request) => {
          await closeFirst(context);
          return startTopUp(context, request);
        },
        applyCustomisedOrder: async (context, request) => {
          await closeFirst(context);
          return applyCustomisedOrder(context, request);
        },
      },
    });
    const { token } = await signInNewMember(shop);
    expect((await late.call('startTopUp', { payType: 1, amount: 500 }, { token })).code).toBe(5000);
    expect((await late.call('applyCustomisedOrder', application, { token })).code).toBe(5000);
  });

  it('A session that is opened while the account is being closed is none.', async () => {
    const { member, token } = await signInNewMember(shop);
    expect((await close(token)).code).toBe(0);
    const late = await openSession(shop.db, member.id, shop.clock.now());
    expect((await shop.call('getClosing', {}, { token: late })).code).toBe(5000);
  });

  it('Four calls that close one account at the same time close it once.', async () => {
    const { token } = await signInNewMember(shop);
    const codes = await Promise.all(Array.from({ length: 4 }, () => close(token)));
    expect(codes.filter(({ code }) => code === 0)).toHaveLength(1);
    // The password is gone, or the session.
    for (const { code } of codes) expect([0, 4006, 5000]).toContain(code);
  });
});
