import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAlertDue } from '#domain/stock-alerts/decide-alert.ts';
import { codes, constants } from '#generated/constants.ts';
import { canBeOrdered } from '#server/catalogue/index.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { stockAlert } from '#server/db/schema/saved-products.ts';
import { type Mail, MailRefused } from '#server/gateways/mail/index.ts';
import { removePerson } from '#server/my-data/remove-person.ts';
import { signInNewMember } from '../support/members.ts';
import { addProduct, addProducts, changeProduct } from '../support/products.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { mailboxesOf, newAddress, soldOut } from './mailbox.ts';

let shop: TestApp;
let mailboxes: ReturnType<typeof mailboxesOf>;
beforeAll(async () => {
  shop = await openTestApp({ config: { callsPerMinute: 0 } });
  mailboxes = mailboxesOf(shop);
});
afterAll(() => shop.close());

/** A visitor's request that the owner of the mailbox confirms. */
async function askAndConfirm(productId: number, email: string, language: 'zh_CN' | 'en_US' = 'zh_CN') {
  await shop.call('addStockAlert', { productId, email }, { language });
  await mailboxes.confirm(email);
}

describe('a mail about a product that is back in stock', () => {
  it('is sent once, in the language of the request, when the stock fills an order again', async () => {
    const [zh, en] = [newAddress(), newAddress()];
    const productId = await addProduct(shop.db, soldOut);
    await askAndConfirm(productId, zh);
    await askAndConfirm(productId, en.toUpperCase(), 'en_US');
    await shop.call('addStockAlert', { productId, email: en }, { language: 'en_US' });
    await changeProduct(shop.db, productId, { stock: 99 });
    await mailboxes.run();
    expect(mailboxes.alertsTo(zh)).toEqual([]);
    await changeProduct(shop.db, productId, { stock: 100 });
    await Promise.all([mailboxes.run(), mailboxes.run()]);
    await mailboxes.run();
    expect(mailboxes.alertsTo(zh)).toMatchObject([{ subject: expect.stringContaining('已到货') }]);
    expect(mailboxes.alertsTo(en.toUpperCase())).toMatchObject([
      { subject: expect.stringContaining('is back in stock') },
    ]);
    expect(mailboxes.alertsTo(en)).toEqual([]);
    expect(mailboxes.alertsTo(zh)[0]?.text).toContain(`/GoodsDetails?id=${productId}`);
    expect(mailboxes.alertsTo(zh)[0]?.text).toMatch(new RegExp(`有人在本商城为 ${zh} 登记了`));
    expect(mailboxes.alertsTo(en.toUpperCase())[0]?.text).toContain('If that was not you');
  });

  it('waits for a mail server that is away: nothing is counted, and one mail is tried in a run', async () => {
    const waiting = [newAddress(), newAddress()];
    const productId = await addProduct(shop.db, soldOut);
    for (const email of waiting) await askAndConfirm(productId, email);
    await changeProduct(shop.db, productId, { stock: 100 });
    let tried = 0;
    const away = async () => {
      tried += 1;
      throw new Error('no mail server');
    };
    for (let runs = 1; runs <= 2 * constants.stockAlertAttempts; runs += 1) {
      await mailboxes.run({ ...shop.mail, send: away });
      expect(tried).toBe(runs);
      shop.clock.pass(constants.stockAlertRetry + 1);
    }
    await mailboxes.run();
    expect(waiting.map((email) => mailboxes.alertsTo(email).length)).toEqual([1, 1]);
  });

  it('that is refused holds up no other one, and is given up after the last attempt', async () => {
    const [refused, other] = [newAddress(), newAddress()];
    const productId = await addProduct(shop.db, soldOut);
    for (const email of [refused, other]) await askAndConfirm(productId, email);
    await changeProduct(shop.db, productId, { stock: 100 });
    let refusals = 0;
    const send = async (mail: Mail) => {
      if (mail.to !== refused) return shop.mail.send(mail);
      refusals += 1;
      throw new MailRefused(new Error('no such mailbox'));
    };
    for (let runs = 0; runs < constants.stockAlertAttempts + 2; runs += 1) {
      await mailboxes.run({ ...shop.mail, send });
      shop.clock.pass(constants.stockAlertRetry * 2 ** constants.stockAlertAttempts);
    }
    expect([refusals, mailboxes.alertsTo(other).length]).toEqual([constants.stockAlertAttempts, 1]);
  });

  it('is due in the database exactly when the rule says so', async () => {
    const amounts = [0, 1, 2, 5, 7, 99, 100, 101, 200];
    const offers = amounts.flatMap((stock) =>
      [1, 2, 6, 100, 150].flatMap((startBuy) =>
        [1, 5, 100].map((orderMultiple) => ({
          stock,
          startBuy,
          orderMultiple,
          withdrawn: stock === 7,
          ...(startBuy === 2 ? { leadWeeks: 6, backorderWeeks: 6 } : {}),
        })),
      ),
    );
    const ids = await addProducts(shop.db, offers.length, (index) => offers[index] ?? {});
    const found = await shop.db.select({ id: product.id }).from(product).where(canBeOrdered());
    const inDatabase = new Set(found.map(({ id }) => id));
    expect(ids.map((id) => inDatabase.has(id))).toEqual(offers.map(isAlertDue));
  });

  it('is tried again when somebody asks again after the last attempt', async () => {
    const email = newAddress();
    const productId = await addProduct(shop.db, soldOut);
    await askAndConfirm(productId, email);
    const gaveUp = { attempts: constants.stockAlertAttempts };
    await shop.db.update(stockAlert).set(gaveUp).where(eq(stockAlert.emailKey, email));
    await shop.call('addStockAlert', { productId, email });
    await changeProduct(shop.db, productId, { stock: 100 });
    await mailboxes.run();
    expect(mailboxes.alertsTo(email)).toHaveLength(1);
  });

  it('has a link whose page ends every request of the mailbox, and no other', async () => {
    const [email, other] = [newAddress(), newAddress()];
    const [first, second] = [await addProduct(shop.db, soldOut), await addProduct(shop.db, soldOut)];
    for (const productId of [first, second])
      for (const to of [email, other]) await askAndConfirm(productId, to);
    await changeProduct(shop.db, first, { stock: 100 });
    await mailboxes.run();
    const link = new URL(mailboxes.alertsTo(email)[0]?.unsubscribeUrl ?? '');
    expect(mailboxes.alertsTo(email)[0]?.text).toContain(link.href);
    const open = (search: string, method = 'GET') => shop.app.request(link.pathname + search, { method });
    const countAlerts = async (to: string) =>
      (await shop.db.select().from(stockAlert).where(eq(stockAlert.emailKey, to))).length;
    expect(await (await open(link.search)).text()).toContain(email);
    expect(await countAlerts(email)).toBe(1);
    const altered = link.search.replace(encodeURIComponent(email), encodeURIComponent(other));
    expect((await open(altered, 'POST')).status).toBe(404);
    expect((await open(link.search, 'POST')).status).toBe(200);
    expect([await countAlerts(email), await countAlerts(other)]).toEqual([0, 1]);
  });
});

describe('a request for a mail', () => {
  it('is taken from a form without scripts, with the same rules', async () => {
    const email = newAddress();
    const productId = await addProduct(shop.db, soldOut);
    const send = async (fields: Record<string, string>) => {
      const body = new URLSearchParams({ productId: String(productId), language: 'en_US', ...fields });
      const answer = await shop.app.request('/stockAlert/ask', { method: 'POST', body });
      return { status: answer.status, text: await answer.text() };
    };
    expect(await send({ email: 'nobody' })).toMatchObject({ status: 400 });
    for (const wrong of ['', 'x', '-1', String(2 ** 31 - 1)]) {
      const refused = await send({ email, productId: wrong });
      expect(refused).toMatchObject({ status: 404, text: expect.stringContaining('no such product') });
    }
    const stored = await send({ email });
    expect(stored.status).toBe(200);
    expect(stored.text).toContain('confirm the alert');
    expect(stored.text).toContain(`/GoodsDetails?id=${productId}`);
    const rows = await shop.db.select().from(stockAlert).where(eq(stockAlert.emailKey, email));
    expect(rows).toMatchObject([{ productId, language: 'en_US', memberId: null }]);
    await changeProduct(shop.db, productId, { stock: 100 });
    expect(await send({ email, language: 'zh_CN' })).toMatchObject({ status: 409 });
  });

  it('is not taken from a page of another site that a visitor has open', async () => {
    const productId = await addProduct(shop.db, soldOut);
    const ask = async (headers: Record<string, string>) => {
      const body = new URLSearchParams({
        productId: String(productId),
        email: newAddress(),
        language: 'en_US',
      });
      return (await shop.app.request('http://shop.example/stockAlert/ask', { method: 'POST', body, headers }))
        .status;
    };
    const own = 'http://shop.example';
    const foreign = 'https://other.example';
    for (const site of ['cross-site', 'same-site'])
      expect(await ask({ 'sec-fetch-site': site, origin: own })).toBe(403);
    for (const origin of [foreign, 'null']) expect(await ask({ origin })).toBe(403);
    expect(await shop.db.select().from(stockAlert).where(eq(stockAlert.productId, productId))).toEqual([]);
    expect(await ask({ 'sec-fetch-site': 'same-origin', origin: own })).toBe(200);
    for (const origin of [own, 'https://shop.example']) expect(await ask({ origin })).toBe(200);
  });

  it('needs the address of a visitor and a product that cannot be bought', async () => {
    const productId = await addProduct(shop.db, soldOut);
    const missing = await shop.call('addStockAlert', { productId });
    expect(missing).toMatchObject({ code: codes.fieldRefused, params: { fields: [{ field: 'email' }] } });
    await changeProduct(shop.db, productId, { stock: 100 });
    expect((await shop.call('addStockAlert', { productId, email: newAddress() })).code).toBe(
      codes.notOffered,
    );
    expect((await shop.call('addStockAlert', { productId: 2 ** 31, email: newAddress() })).code).toBe(
      codes.notFound,
    );
  });

  it('of a member is listed and deleted by nobody else, and goes with the account', async () => {
    const [mine, other] = [await signInNewMember(shop), await signInNewMember(shop)];
    const products = [await addProduct(shop.db, soldOut), await addProduct(shop.db, soldOut)];
    for (const productId of products) {
      shop.clock.pass(1);
      await shop.call('addStockAlert', { productId, email: newAddress() }, { token: mine.token });
    }
    const list = async (token: string) => (await shop.call('listStockAlerts', {}, { token })).data;
    const found = await list(mine.token);
    expect(found.map((one: { params: { productId: number } }) => one.params.productId)).toEqual(
      products.toReversed(),
    );
    expect(await list(other.token)).toEqual([]);
    const { alertId } = found[0];
    expect((await shop.call('deleteStockAlert', { alertId }, { token: other.token })).code).toBe(
      codes.notFound,
    );
    expect((await shop.call('deleteStockAlert', { alertId }, { token: mine.token })).code).toBe(0);
    expect(await list(mine.token)).toHaveLength(1);
    await shop.db.transaction((tx) => removePerson(tx, mine.member.id));
    expect(await shop.db.select().from(stockAlert).where(eq(stockAlert.memberId, mine.member.id))).toEqual(
      [],
    );
  });

  it('of visitors is limited for a mailbox and for a client address, and of members it is not', async () => {
    shop.clock.pass(constants.stockAlertSpan + 1);
    const productIds = await addProducts(shop.db, constants.stockAlertAddressRate + 1, soldOut);
    const ask = async (index: number, email: string) =>
      (await shop.call('addStockAlert', { productId: productIds[index] ?? 0, email })).code;
    for (let index = 0; index < constants.stockAlertMailboxRate; index += 1)
      await ask(index, 'a@example.com');
    expect(await ask(constants.stockAlertMailboxRate, 'A@example.com')).toBe(codes.tooManyRequests);
    const left = constants.stockAlertAddressRate - constants.stockAlertMailboxRate - 1;
    for (let index = 0; index < left; index += 1) expect(await ask(index, newAddress())).toBe(0);
    expect(await ask(left, newAddress())).toBe(codes.tooManyRequests);
    const { token } = await signInNewMember(shop);
    expect((await shop.call('addStockAlert', { productId: productIds[0] ?? 0 }, { token })).code).toBe(0);
    shop.clock.pass(constants.stockAlertSpan + 1);
    expect(await ask(left, newAddress())).toBe(0);
  });

  it('that nobody could fulfil is deleted in the end', async () => {
    const email = newAddress();
    const productId = await addProduct(shop.db, soldOut);
    await askAndConfirm(productId, email);
    shop.clock.pass(constants.stockAlertLife + 1);
    await mailboxes.run();
    expect(await shop.db.select().from(stockAlert).where(eq(stockAlert.emailKey, email))).toEqual([]);
  });
});
