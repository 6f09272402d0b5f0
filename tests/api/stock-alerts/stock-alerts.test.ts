import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes, constants } from '#generated/constants.ts';
import { stockAlert } from '#server/db/schema/saved-products.ts';
import { removePerson } from '#server/my-data/remove-person.ts';
import { sendStockAlerts } from '#server/stock-alerts/index.ts';
import { signInNewMember } from '../support/members.ts';
import { addProduct, changeProduct } from '../support/products.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config: { callsPerMinute: 0 } });
});
afterAll(() => shop.close());

const soldOut = { stock: 0, startBuy: 100, orderMultiple: 100 };
const address = () => `buyer${crypto.randomUUID()}@example.com`;

/** One run of the job; other tests of the file have requests of their own. */
const run = () => sendStockAlerts({ ...shop, log: pino({ level: 'silent' }) }, shop.clock.now());
const mailsTo = (to: string) => shop.mail.sent.filter((mail) => mail.to === to);

describe('a mail about a product that is back in stock', () => {
  it('is sent once, in the language of the request, when the stock fills an order again', async () => {
    const [zh, en] = [address(), address()];
    const productId = await addProduct(shop.db, soldOut);
    await shop.call('addStockAlert', { productId, email: zh }, { language: 'zh_CN' });
    await shop.call('addStockAlert', { productId, email: en.toUpperCase() }, { language: 'en_US' });
    await shop.call('addStockAlert', { productId, email: en }, { language: 'en_US' });
    await changeProduct(shop.db, productId, { stock: 99 });
    await run();
    expect(mailsTo(zh)).toEqual([]);
    await changeProduct(shop.db, productId, { stock: 100 });
    await Promise.all([run(), run()]);
    await run();
    expect(mailsTo(zh)).toMatchObject([{ subject: expect.stringContaining('已到货') }]);
    expect(mailsTo(en.toUpperCase())).toMatchObject([
      { subject: expect.stringContaining('is back in stock') },
    ]);
    expect(mailsTo(en)).toEqual([]);
    expect(mailsTo(zh)[0]?.text).toContain(`/GoodsDetails?id=${productId}`);
  });

  it('is tried again later when it could not be sent', async () => {
    const email = address();
    const productId = await addProduct(shop.db, soldOut);
    await shop.call('addStockAlert', { productId, email });
    await changeProduct(shop.db, productId, { stock: 100 });
    const broken = { ...shop, mail: { ...shop.mail, send: () => Promise.reject(new Error('no mail')) } };
    await sendStockAlerts({ ...broken, log: pino({ level: 'silent' }) }, shop.clock.now());
    await run();
    expect(mailsTo(email)).toEqual([]);
    shop.clock.pass(constants.stockAlertRetry + 1);
    await run();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('is tried again when somebody asks again after the last attempt', async () => {
    const email = address();
    const productId = await addProduct(shop.db, soldOut);
    await shop.call('addStockAlert', { productId, email });
    const gaveUp = { attempts: constants.stockAlertAttempts };
    await shop.db.update(stockAlert).set(gaveUp).where(eq(stockAlert.emailKey, email));
    await shop.call('addStockAlert', { productId, email });
    await changeProduct(shop.db, productId, { stock: 100 });
    await run();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('has a link whose page ends every request of the mailbox, and no other', async () => {
    const [email, other] = [address(), address()];
    const [first, second] = [await addProduct(shop.db, soldOut), await addProduct(shop.db, soldOut)];
    for (const productId of [first, second])
      for (const to of [email, other]) await shop.call('addStockAlert', { productId, email: to });
    await changeProduct(shop.db, first, { stock: 100 });
    await run();
    const link = new URL(/https?:\S+stockAlert\/stop\S+/.exec(mailsTo(email)[0]?.text ?? '')?.[0] ?? '');
    const open = (search: string, method = 'GET') => shop.app.request(link.pathname + search, { method });
    const waiting = async (to: string) =>
      (await shop.db.select().from(stockAlert).where(eq(stockAlert.emailKey, to))).length;
    expect(await (await open(link.search)).text()).toContain(email);
    expect(await waiting(email)).toBe(1);
    const altered = link.search.replace(encodeURIComponent(email), encodeURIComponent(other));
    expect((await open(altered, 'POST')).status).toBe(404);
    expect((await open(link.search, 'POST')).status).toBe(200);
    expect([await waiting(email), await waiting(other)]).toEqual([0, 1]);
  });
});

describe('a request for a mail', () => {
  it('needs the address of a visitor and a product that cannot be bought', async () => {
    const productId = await addProduct(shop.db, soldOut);
    const missing = await shop.call('addStockAlert', { productId });
    expect(missing).toMatchObject({ code: codes.fieldRefused, params: { fields: [{ field: 'email' }] } });
    await changeProduct(shop.db, productId, { stock: 100 });
    expect((await shop.call('addStockAlert', { productId, email: address() })).code).toBe(codes.notOffered);
    expect((await shop.call('addStockAlert', { productId: 2 ** 31, email: address() })).code).toBe(
      codes.notFound,
    );
  });

  it('of a member is listed and deleted by nobody else, and goes with the account', async () => {
    const [mine, other] = [await signInNewMember(shop), await signInNewMember(shop)];
    const products = [await addProduct(shop.db, soldOut), await addProduct(shop.db, soldOut)];
    for (const productId of products) {
      shop.clock.pass(1);
      await shop.call('addStockAlert', { productId, email: address() }, { token: mine.token });
    }
    const list = async (token: string) => (await shop.call('listStockAlerts', {}, { token })).data;
    const found = await list(mine.token);
    expect(found.map((one: { params: { productId: number } }) => one.params.productId)).toEqual(
      products.toReversed(),
    );
    expect(await list(other.token)).toEqual([]);
    const { alertId } = found[0];
    expect((await shop.call('deleteStockAlert', { alertId }, { token: other.token })).code).toBe(
      codes.notYours,
    );
    expect((await shop.call('deleteStockAlert', { alertId }, { token: mine.token })).code).toBe(0);
    expect(await list(mine.token)).toHaveLength(1);
    await shop.db.transaction((tx) => removePerson(tx, mine.member.id));
    expect(await shop.db.select().from(stockAlert).where(eq(stockAlert.memberId, mine.member.id))).toEqual(
      [],
    );
  });

  it('of a member stays when a visitor asks for many mails to the same address', async () => {
    const mine = await signInNewMember(shop);
    const soldOutPart = await addProduct(shop.db, soldOut);
    await shop.call('addStockAlert', { productId: soldOutPart }, { token: mine.token });
    for (let asked = 0; asked <= constants.stockAlertsMax; asked += 1) {
      shop.clock.pass(1);
      const productId = await addProduct(shop.db, soldOut);
      await shop.call('addStockAlert', { productId, email: mine.member.email });
    }
    const { data } = await shop.call('listStockAlerts', {}, { token: mine.token });
    expect(data.map((one: { params: { productId: number } }) => one.params.productId)).toEqual([soldOutPart]);
    const waiting = eq(stockAlert.emailKey, mine.member.email);
    expect(await shop.db.$count(stockAlert, waiting)).toBe(constants.stockAlertsMax + 1);
  });

  it('that nobody could fulfil is deleted in the end', async () => {
    const email = address();
    const productId = await addProduct(shop.db, soldOut);
    await shop.call('addStockAlert', { productId, email });
    shop.clock.pass(constants.stockAlertLife + 1);
    await run();
    expect(await shop.db.select().from(stockAlert).where(eq(stockAlert.emailKey, email))).toEqual([]);
  });
});
