import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customisedOrder } from '#server/db/schema/customised-orders.ts';
import { orderLine } from '#server/db/schema/orders.ts';
import { settleInvoice } from '#server/invoice/index.ts';
import { approveCustomisedOrder } from '#server/orders-customised/index.ts';
import { type Buyer, type OrderShop, openOrderShop } from '../order-submit/order-shop.ts';
import { quotation, uploadPdf } from '../orders/every-order.ts';
import { addCustomisedOrder, addStandardOrder, payInstalments } from '../support/orders.ts';

let shop: OrderShop;
let mine: Buyer;
let productId: number;
beforeAll(async () => {
  shop = await openOrderShop();
  mine = await shop.addBuyer();
  productId = (await shop.addProduct()).productId;
});
afterAll(() => shop.close());

const documents = { confirmation: 1, proforma: 2, contract: 3, invoice: 4 } as const;
type Language = 'zh_CN' | 'en_US';

const link = (orderNo: string, document: keyof typeof documents, fields = {}, language: Language = 'en_US') =>
  shop.call(
    'getOrderDocument',
    { orderNo, document: documents[document], ...fields },
    { token: mine.token, language },
  );

async function open(address: string) {
  const response = await shop.app.request(address);
  const content = new Uint8Array(await response.arrayBuffer());
  return { response, content };
}

/** The text of every page, with single spaces. */
async function pagesOf(content: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(content));
  return text.map((page) => page.replace(/\s+/g, ' '));
}

/** An order of lines at 0.31 cents each, with points taken off. */
async function orderOf(lines: number, changes: Parameters<typeof addStandardOrder>[2] = {}) {
  const orderNo = await addStandardOrder(shop.db, mine.id, {
    goodsMoney: 310 * lines,
    discountMoney: 100,
    usMoney: 310 * lines - 100,
    discountType: 2,
    ...changes,
  });
  const texts = { productNameZh: '贴片电阻', productNameEn: 'Chip resistor', productImg: '/img/a.svg' };
  const line = { orderNo, ...texts, productDescribeZh: '厚膜', productDescribeEn: 'Thick film' };
  const figures = { unitPrice: 3100, num: 1000, lineMoney: 310 };
  for (let position = 1; position <= lines; position += 1) {
    const own = position === 1 ? productId : (await shop.addProduct()).productId;
    await shop.db
      .insert(orderLine)
      .values({ ...line, ...figures, position, productId: own, productNum: `RC0603-${position}` });
  }
  return orderNo;
}

describe('a document about an order', () => {
  it('is a download with selectable text and the figures of the order, in both languages', async () => {
    const orderNo = await orderOf(2);
    const english = await open((await link(orderNo, 'confirmation')).data);
    expect(english.response.status).toBe(200);
    const { headers } = english.response;
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toContain(`filename="Order confirmation ${orderNo}.pdf"`);
    const [page = ''] = await pagesOf(english.content);
    for (const text of ['Order confirmation', orderNo, 'Blue Sky Inc.', 'RC0603-2', '1,000', '$0.0031'])
      expect(page).toContain(text);
    for (const text of [
      'Goods total $6.20',
      'Points deduction −$1.00',
      'Total (USD) $5.20',
      'Total (CNY) ¥36.92',
      'Page 1 of 1',
    ])
      expect(page).toContain(text);
    const chinese = await open((await link(orderNo, 'confirmation', {}, 'zh_CN')).data);
    const [chinesePage = ''] = await pagesOf(chinese.content);
    for (const text of [
      '订单确认书',
      '贴片电阻',
      '¥0.02201 $0.0031',
      '商品总额 ¥44.02',
      '合计（人民币） ¥36.92',
      '合计（美元） $5.20',
    ])
      expect(chinesePage).toContain(text);
    expect(english.content.length).toBeLessThan(200_000);
  });

  it('goes over several pages, each with the header of the table and its number', async () => {
    const orderNo = await orderOf(40);
    const { content } = await open((await link(orderNo, 'proforma', { paperSize: 2 })).data);
    const pdf = await getDocumentProxy(content.slice());
    expect((await pdf.getPage(1)).view).toEqual([0, 0, 612, 792]);
    const pages = await pagesOf(content);
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      if (page.includes('RC0603-')) expect(page).toContain('Unit price (USD)');
    }
    expect(pages.join(' ').match(/RC0603-\d+/g)).toHaveLength(40);
  });

  it('says of an order that was closed that nothing is to be paid', async () => {
    const { content } = await open((await link(await orderOf(1, { state: 5 }), 'confirmation')).data);
    const [page = ''] = await pagesOf(content);
    expect(page).toContain('Nothing is to be paid');
    expect(page).not.toContain('Due by');
  });

  it('does not exist in other states, for other members, or without an invoice', async () => {
    const orderNo = await orderOf(1);
    expect((await link(orderNo, 'invoice')).code).toBe(4009);
    const paid = await orderOf(1, { state: 2, paidAt: shop.clock.now() });
    expect((await link(paid, 'proforma')).code).toBe(4009);
    const closed = await orderOf(1, { state: 5 });
    expect((await link(closed, 'contract')).code).toBe(4009);
    expect((await link('P2026030299999999', 'confirmation')).code).toBe(4004);
    const other = await shop.addBuyer();
    const foreign = await addStandardOrder(shop.db, other.id);
    expect((await link(foreign, 'confirmation')).code).toBe(4004);
  });

  it('opens only by the link as it was signed, and for five minutes', async () => {
    const { data } = await link(await orderOf(1), 'confirmation');
    expect((await open(data.replace(/u\/./, 'u/x'))).response.status).toBe(403);
    expect((await open(data.split('?')[0])).response.status).toBe(403);
    shop.clock.pass(301);
    expect((await open(data)).response.status).toBe(403);
  });
});

describe('the contract of the shop', () => {
  it('is in the order under a name and an address that getFileLink opens', async () => {
    const orderNo = await orderOf(1);
    const { data } = await shop.call('getStandardOrder', { orderNo }, { token: mine.token });
    const [name, path] = data.systemContract.split(',');
    expect(name).toBe(`购销合同 ${orderNo}.pdf`);
    const opened = await shop.call('getFileLink', { path }, { token: mine.token, language: 'en_US' });
    const [page = ''] = await pagesOf((await open(opened.data)).content);
    expect(page).toContain('Sales contract');
    expect(page).toContain('within 24 hours');
    const other = await shop.addBuyer();
    expect((await shop.call('getFileLink', { path }, { token: other.token })).code).toBe(4004);
  });

  it('has the last clause on the page of the signatures', async () => {
    for (const lines of [1, 2, 3, 4]) {
      const { content } = await open((await link(await orderOf(lines), 'contract', {}, 'zh_CN')).data);
      const pages = await pagesOf(content);
      const signed = pages.find((page) => page.includes('卖方（签字盖章）'));
      expect(signed).toContain('10. 生效');
    }
  });

  it('of a customised order is offered by the shop with its price, and with what was agreed', async () => {
    const orderNo = await addCustomisedOrder(shop.db, mine.id, [], 0);
    await shop.db
      .update(customisedOrder)
      .set({ productName: '线束', sizeRequirement: '13 × 6 mm' })
      .where(eq(customisedOrder.orderNo, orderNo));
    expect((await link(orderNo, 'contract')).code).toBe(4009);
    await approveCustomisedOrder(shop.db, { orderNo, now: shop.clock.now() }, quotation);
    const { data } = await shop.call('getCustomisedOrder', { orderNo }, { token: mine.token });
    expect(data.frontContract).toBe(`购销合同 ${orderNo}.pdf,/files/d/${orderNo}/contract.pdf`);
    const { content } = await open((await link(orderNo, 'contract', {}, 'zh_CN')).data);
    const text = (await pagesOf(content)).join(' ');
    for (const part of ['线束', '13 × 6 mm', '合计 ¥106.50 $15.00', '定金']) expect(text).toContain(part);
  });

  it('of a customised order that was approved without a price can be neither opened nor signed', async () => {
    const orderNo = await addCustomisedOrder(shop.db, mine.id, [], 1);
    const frontContract = `contract.pdf,/files/d/${orderNo}/contract.pdf`;
    await shop.db.update(customisedOrder).set({ frontContract }).where(eq(customisedOrder.orderNo, orderNo));
    expect((await link(orderNo, 'contract')).code).toBe(4009);
    const { data } = await shop.call('getCustomisedOrder', { orderNo }, { token: mine.token });
    expect(data.frontContract).toBeNull();
    const contractLink = `signed.pdf,${await uploadPdf(shop, mine)}`;
    const signed = await shop.call(
      'uploadCustomisedContract',
      { orderNo, contractLink },
      { token: mine.token },
    );
    expect(signed.code).toBe(4009);
  });
});

describe('an invoice', () => {
  it('names who it is made out to and covers the ticked instalments only', async () => {
    const orderNo = await addCustomisedOrder(shop.db, mine.id, [{ usMoney: 1000 }, { usMoney: 500 }], 5);
    const [first] = await payInstalments(shop.db, orderNo);
    const info = {
      name: 'Blue Sky GmbH',
      num: 'DE1',
      city: '1 Main Street',
      tel: '415',
      kfhmc: 'Bank',
      kfhzh: '62',
    };
    const fields = { orderNo, orderType: 2, customizedIds: String(first), invoiceType: 2 };
    const request = { ...fields, invoiceInfo: JSON.stringify(info) };
    expect((await shop.call('applyInvoice', request, { token: mine.token })).code).toBe(0);
    expect((await link(orderNo, 'invoice')).code).toBe(4009);
    const { data } = await shop.call('getLatestInvoice', {}, { token: mine.token });
    await settleInvoice(shop.db, { invoiceId: data.id, decision: 'issue' }, shop.clock.now());
    const { content } = await open((await link(orderNo, 'invoice')).data);
    const [page = ''] = await pagesOf(content);
    for (const text of ['Blue Sky GmbH', 'Tax ID DE1', 'Abroad', 'Total $10.00 ¥71.00'])
      expect(page).toContain(text);
    expect(page).not.toContain('$5.00');
    const issued = await shop.call('getLatestInvoice', {}, { token: mine.token });
    const opened = await shop.call('getFileLink', { path: issued.data.invoiceLink }, { token: mine.token });
    expect(opened.code).toBe(0);
  });
});
