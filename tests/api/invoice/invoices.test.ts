import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readInvoiceInfo } from '#domain/invoice/invoice-info.ts';
import { orderEvents } from '#domain/orders/events.ts';
import { instalment } from '#server/db/schema/customised-orders.ts';
import { invoice } from '#server/db/schema/invoice.ts';
import { readOrderInvoices } from '#server/invoice/index.ts';
import { readHistory } from '#server/orders/index.ts';
import { signInNewMember } from '../support/members.ts';
import {
  addCustomisedOrder,
  addStandardOrder,
  payInstalments,
  readStandardOrder,
} from '../support/orders.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let mine: Awaited<ReturnType<typeof signInNewMember>>;
beforeAll(async () => {
  shop = await openTestApp({ config: { devTools: true } });
  mine = await signInNewMember(shop);
});
afterAll(() => shop.close());

const info = {
  name: ' Blue Sky Inc. ',
  num: ' ',
  city: '1 Main Street',
  tel: '4155550100',
  kfhmc: 'Bank',
  kfhzh: '6217',
};
const invoiceInfo = JSON.stringify(info);

function apply(fields: Record<string, string | number>, token = mine.token) {
  return shop.call('applyInvoice', { invoiceType: 1, invoiceInfo, ...fields }, { token });
}

const order = (changes = {}) => addStandardOrder(shop.db, mine.member.id, changes);
const paidOrder = () => order({ state: 2, paidAt: shop.clock.now() });

async function paidInstalments() {
  const parts = [{ usMoney: 1000 }, { usMoney: 500 }];
  const orderNo = await addCustomisedOrder(shop.db, mine.member.id, parts, 5);
  return { orderNo, ids: await payInstalments(shop.db, orderNo) };
}

async function decide(invoiceId: number, decision: string, reason = '') {
  const body = new URLSearchParams({ invoiceId: String(invoiceId), decision, reason });
  return (await shop.app.request('/dev/invoice', { method: 'POST', body })).status;
}

const latest = async () => (await shop.call('getLatestInvoice', {}, { token: mine.token })).data;
const flags = async (orderNo: string) =>
  (await shop.db.select().from(instalment).where(eq(instalment.orderNo, orderNo)))
    .sort((a, b) => a.position - b.position)
    .map(({ invoiceFlag }) => invoiceFlag);

describe('an application for an invoice', () => {
  it('is stored trimmed, marks the order, and is the latest and the first of the list', async () => {
    const orderNo = await paidOrder();
    expect(await apply({ orderNo, orderType: 1 })).toMatchObject({ code: 0 });
    expect((await readStandardOrder(shop.db, orderNo)).invoiceFlag).toBe(1);
    const { num: _, ...stored } = info;
    expect(readInvoiceInfo((await latest()).invoiceInfo)).toEqual({ ...stored, name: 'Blue Sky Inc.' });
    const listed = await shop.call('listInvoices', { pageSize: 1 }, { token: mine.token });
    expect(listed.data).toMatchObject([{ orderNo, orderType: 1, examState: 1, invoiceLink: null }]);
  });

  it('is refused for an unpaid, unknown or foreign order, and a second time', async () => {
    const unpaid = await order();
    expect((await apply({ orderNo: unpaid, orderType: 1 })).code).toBe(4009);
    expect((await apply({ orderNo: 'P2026030299999999', orderType: 1 })).code).toBe(4004);
    const orderNo = await paidOrder();
    expect((await apply({ orderNo, orderType: 1 }, (await signInNewMember(shop)).token)).code).toBe(4004);
    expect((await apply({ orderNo, orderType: 2, customizedIds: '1' })).code).toBe(4004);
    const answers = await Promise.all(Array.from({ length: 8 }, () => apply({ orderNo, orderType: 1 })));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array(7).fill(4023)]);
  });

  it('covers the ticked instalments of a customised order, each of them once', async () => {
    const { orderNo, ids } = await paidInstalments();
    const [first, second] = ids;
    expect((await apply({ orderNo, orderType: 2, customizedIds: `${first},999999` })).code).toBe(4004);
    expect((await apply({ orderNo, orderType: 2, customizedIds: `${first},${first}` })).code).toBe(0);
    expect(await flags(orderNo)).toEqual([1, 0]);
    expect((await apply({ orderNo, orderType: 2, customizedIds: `${first},${second}` })).code).toBe(4023);
    expect((await apply({ orderNo, orderType: 2 })).code).toBe(4000);
    const unpaid = await addCustomisedOrder(shop.db, mine.member.id, [{ usMoney: 700 }], 5);
    const [due] = await shop.db
      .select()
      .from(instalment)
      .where(eq(instalment.orderNo, unpaid))
      .orderBy(instalment.position);
    expect((await apply({ orderNo: unpaid, orderType: 2, customizedIds: `${due?.id}` })).code).toBe(4009);
    expect((await apply({ orderNo, orderType: 2, customizedIds: `${second}` })).code).toBe(0);
    expect(await flags(orderNo)).toEqual([1, 1]);
  });
});

describe('the decision of the shop', () => {
  it('issues an invoice once, with the address of the rendered document', async () => {
    const orderNo = await paidOrder();
    await apply({ orderNo, orderType: 1 });
    const { id } = await latest();
    expect(await decide(id, 'issue')).toBe(200);
    expect(await latest()).toMatchObject({
      examState: 2,
      invoiceLink: `/files/d/${orderNo}/invoice-${id}.pdf`,
    });
    expect(await decide(id, 'refuse')).toBe(409);
    expect((await apply({ orderNo, orderType: 1 })).code).toBe(4023);
  });

  it('takes the marks off again with a refusal, so that the member can apply again', async () => {
    const { orderNo, ids } = await paidInstalments();
    const customizedIds = ids.join(',');
    await apply({ orderNo, orderType: 2, customizedIds });
    const { id } = await latest();
    expect(await decide(id, 'refuse', 'The account is another company’s.')).toBe(200);
    expect(await latest()).toMatchObject({ examState: 3, invoiceLink: null });
    const [stored] = await shop.db.select().from(invoice).where(eq(invoice.id, id));
    expect(stored?.refusal).toBe('The account is another company’s.');
    expect(await flags(orderNo)).toEqual([0, 0]);
    expect((await apply({ orderNo, orderType: 2, customizedIds })).code).toBe(0);
    const states = (await readOrderInvoices(shop.db, orderNo)).map(({ examState }) => examState);
    expect(states).toEqual([3, 1]);
    const { invoiceRequested, invoiceDeclined } = orderEvents;
    const events = (await readHistory(shop.db, orderNo)).map(({ event }) => event);
    expect(events).toEqual([invoiceRequested, invoiceDeclined, invoiceRequested]);
  });

  it('needs an application that exists', async () => {
    expect(await decide(999_999, 'issue')).toBe(409);
    expect(await decide(1, 'burn')).toBe(400);
  });
});

describe('the invoices of a member', () => {
  it('are absent before the first application and never those of others', async () => {
    const { token } = await signInNewMember(shop);
    expect(await shop.call('getLatestInvoice', {}, { token })).toMatchObject({ code: 0, data: undefined });
    expect(await shop.call('listInvoices', {}, { token })).toMatchObject({
      data: [],
      params: { totalDataCounts: 0 },
    });
  });

  it('come newest first, page by page', async () => {
    const { token } = mine;
    const all = await shop.call('listInvoices', { pageSize: 100 }, { token });
    const second = await shop.call('listInvoices', { pageSize: 2, pageNum: 2 }, { token });
    expect(second.params.totalDataCounts).toBe(all.data.length);
    expect(second.data).toEqual(all.data.slice(2, 4));
    const ids = all.data.map(({ id }: { id: number }) => id);
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a));
  });
});
