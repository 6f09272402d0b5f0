import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { stockAlert } from '#server/db/schema/saved-products.ts';
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

describe('the mailbox that a visitor typed', () => {
  it('gets nothing but the question before its owner has confirmed the request', async () => {
    const email = newAddress();
    const productId = await addProduct(shop.db, { ...soldOut, mpn: 'LM<358>' });
    await shop.call('addStockAlert', { productId, email }, { language: 'en_US' });
    expect(shop.mail.to(email)).toMatchObject([{ subject: 'Please confirm your alert for LM<358>' }]);
    await changeProduct(shop.db, productId, { stock: 100 });
    await mailboxes.run();
    expect(shop.mail.to(email)).toHaveLength(1);
    const page = await mailboxes.openLink(mailboxes.confirmLinks(email)[0] ?? '', 'GET');
    const asked = await page.text();
    expect(asked).toContain('<li>LM&lt;358&gt;</li>');
    expect(asked).toMatch(/<header><a href="\/">.*Padstack/);
    expect(asked).not.toContain('style="');
    await mailboxes.run();
    expect(shop.mail.to(email)).toHaveLength(1);
    expect(await (await mailboxes.confirm(email)).text()).toContain('Confirmed.');
    await mailboxes.run();
    expect(mailboxes.alertsTo(email)).toHaveLength(1);
  });

  it('gets a few questions at most, and any of their links confirms all that wait', async () => {
    const email = newAddress();
    const productIds = await addProducts(shop.db, constants.stockAlertConfirmMails + 2, soldOut);
    for (const productId of [...productIds, ...productIds])
      await shop.call('addStockAlert', { productId, email });
    expect(shop.mail.to(email)).toHaveLength(constants.stockAlertConfirmMails);
    await mailboxes.openLink(mailboxes.confirmLinks(email)[0] ?? '', 'POST');
    for (const productId of productIds) await changeProduct(shop.db, productId, { stock: 100 });
    await mailboxes.run();
    expect(mailboxes.alertsTo(email)).toHaveLength(productIds.length);
  });

  it('may confirm for a day; then the request is gone, and its link confirms none that came later', async () => {
    const email = newAddress();
    const productId = await addProduct(shop.db, soldOut);
    await shop.call('addStockAlert', { productId, email });
    const [first = ''] = mailboxes.confirmLinks(email);
    const altered = first.replace(/sent=\d+/, `sent=${shop.clock.now().getTime() + 1000}`);
    expect((await mailboxes.openLink(altered, 'POST')).status).toBe(404);
    expect((await mailboxes.openLink(first.replace('confirm', 'stop'), 'POST')).status).toBe(404);
    shop.clock.pass(constants.stockAlertConfirmLife + 1);
    await mailboxes.run();
    expect(await shop.db.select().from(stockAlert).where(eq(stockAlert.emailKey, email))).toEqual([]);
    await shop.call('addStockAlert', { productId, email });
    expect((await mailboxes.openLink(first, 'POST')).status).toBe(404);
    expect(mailboxes.confirmLinks(email)).toHaveLength(2);
    expect((await mailboxes.confirm(email)).status).toBe(200);
  });

  it('is not asked where a member waits at the address of the account', async () => {
    const { token, member } = await signInNewMember(shop);
    const productId = await addProduct(shop.db, soldOut);
    await shop.call('addStockAlert', { productId }, { token });
    await changeProduct(shop.db, productId, { stock: 100 });
    await mailboxes.run();
    expect(shop.mail.to(member.email)).toHaveLength(1);
    expect(mailboxes.alertsTo(member.email)).toHaveLength(1);
  });
});
