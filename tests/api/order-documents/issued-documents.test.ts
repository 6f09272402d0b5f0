import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderDocumentValues } from '#generated/enums.ts';
import { member } from '#server/db/schema/session.ts';
import { memoryStorage } from '#server/gateways/files/index.ts';
import { settleInvoice } from '#server/invoice/index.ts';
import {
  approveCustomisedOrder,
  decideContract,
  decideCustomisedAfterSales,
  setInstalments,
  shipCustomisedOrder,
} from '#server/orders-customised/index.ts';
import { approveSample, shipSample } from '#server/orders-sample/index.ts';
import { decideStandardAfterSales, shipStandardOrder } from '#server/orders-standard/index.ts';
import { removeUnusedFiles } from '#server/transport/index.ts';
import { payPassword } from '#tests/api/support/balances.ts';
import { type Buyer, type OrderShop, openOrderShop } from '../order-submit/order-shop.ts';
import {
  addRichBuyer,
  placeCustomised,
  placeSample,
  placeStandard,
  quotation,
  uploadPdf,
} from '../orders/every-order.ts';

const files = memoryStorage();
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ files });
});
afterAll(() => shop.close());

type Document = (typeof orderDocumentValues)[keyof typeof orderDocumentValues];

interface Issued {
  readonly document: Document;
  readonly version: number;
  readonly sha256: string;
  readonly filePath: string;
}

const link = ({ token }: Buyer, orderNo: string, document: Document) =>
  shop.call('getOrderDocument', { orderNo, document }, { token, language: 'en_US' });

async function listIssued(buyer: Buyer, orderNo: string): Promise<Issued[]> {
  const listed = await shop.call('listIssuedDocuments', { orderNo, pageSize: 100 }, { token: buyer.token });
  expect(listed).toMatchObject({ code: 0, params: { totalDataCounts: listed.data.length } });
  return listed.data;
}

async function download(address: string): Promise<Buffer> {
  const response = await shop.app.request(address);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function downloadIssued({ token }: Buyer, { filePath }: Issued): Promise<Buffer> {
  return download((await shop.call('getFileLink', { path: filePath }, { token })).data);
}

/** Asks for every document of an order, and returns those that exist by their kind. */
async function openAll(buyer: Buyer, orderNo: string) {
  const opened: Record<string, Buffer> = {};
  for (const document of Object.values(orderDocumentValues)) {
    const { code, data } = await link(buyer, orderNo, document);
    if (code === 0) opened[document] = await download(data);
    else expect(code).toBe(4009);
  }
  return opened;
}

interface Walk {
  readonly buyer: Buyer;
  readonly orderNo: string;
  readonly steps: Readonly<Record<string, () => Promise<unknown>>>;
}

/** Every file that was ever issued for an order, by its path. */
async function readFiles(buyer: Buyer, orderNo: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const issued of await listIssued(buyer, orderNo)) {
    const content = await downloadIssued(buyer, issued);
    expect(createHash('sha256').update(content).digest('hex'), issued.filePath).toBe(issued.sha256);
    files.set(issued.filePath, content);
  }
  return files;
}

/** Takes an order through its steps; after each one every file of before is still there, byte by byte, and nothing is issued twice. */
async function expectKept({ buyer, orderNo, steps }: Walk): Promise<Issued[]> {
  let before = new Map<string, Buffer>();
  for (const [step, take] of Object.entries({ 'is placed': async () => ({ ok: true }), ...steps })) {
    expect(await take(), step).toMatchObject({ ok: true });
    const opened = await openAll(buyer, orderNo);
    const after = await readFiles(buyer, orderNo);
    for (const [path, content] of before)
      expect(after.get(path)?.equals(content), `${step}: ${path}`).toBe(true);
    const again = await openAll(buyer, orderNo);
    for (const [name, content] of Object.entries(opened))
      expect(again[name]?.equals(content), `${step}: ${name}`).toBe(true);
    expect((await readFiles(buyer, orderNo)).size, step).toBe(after.size);
    before = after;
    shop.clock.pass(3600);
  }
  return listIssued(buyer, orderNo);
}

const call =
  (buyer: Buyer, ...[operation, fields]: [Parameters<OrderShop['call']>[0], object]) =>
  async () => {
    const { code } = await shop.call(operation, { ...fields }, { token: buyer.token });
    return { ok: code === 0, code };
  };

const shipment = { logisticsName: 'DHL', logisticsNum: 'D1' };
const complaint = { questionContent: 'Out of tolerance.', serviceType: 1 };
const info = {
  name: 'Blue Sky GmbH',
  num: 'DE1',
  city: '1 Main Street',
  tel: '415',
  kfhmc: 'Bank',
  kfhzh: '62',
};

const pay = (buyer: Buyer, orderNo: string, totalAmount: number) => {
  const fields = { orderNo, totalAmount, payPassword, payType: 4 };
  const rest = { discountType: 3, discountAmount: 0, integralNum: 0 };
  return call(buyer, orderNo.startsWith('P') ? 'payStandardOrder' : 'payCustomisedOrder', {
    ...fields,
    ...rest,
  });
};

async function issueInvoice({ token }: Buyer) {
  const { data } = await shop.call('getLatestInvoice', {}, { token });
  return settleInvoice(shop.db, { invoiceId: data.id, decision: 'issue' }, shop.clock.now());
}

const versionsOf = (issued: readonly Issued[], document: Document) =>
  issued.filter((one) => one.document === document).map(({ version }) => version);

const { creditNote, orderConfirmation, proformaInvoice, salesContract, salesInvoice } = orderDocumentValues;

describe('Every document that was issued stays as it was', () => {
  it('for a standard order from its placing to its return', async () => {
    const buyer = await addRichBuyer(shop);
    const orderNo = await placeStandard(shop, buyer);
    const order = () => ({ orderNo, now: shop.clock.now() });
    const invoice = { orderNo, orderType: 1, invoiceType: 2, invoiceInfo: JSON.stringify(info) };
    const issued = await expectKept({
      buyer,
      orderNo,
      steps: {
        'is paid': pay(buyer, orderNo, 310),
        'has an application for an invoice': call(buyer, 'applyInvoice', invoice),
        'is invoiced': () => issueInvoice(buyer),
        'is sent': () => shipStandardOrder(shop.db, order(), shipment),
        'has arrived': call(buyer, 'confirmStandardReceipt', { orderNo }),
        'is complained about': call(buyer, 'applyAfterSales', { ...complaint, orderNo, orderType: 1 }),
        'is taken back': () => decideStandardAfterSales(shop.db, order(), 'completeReturn', null),
      },
    });
    expect(versionsOf(issued, proformaInvoice)).toEqual([1]);
    expect(versionsOf(issued, salesInvoice)).toEqual([1]);
    expect(versionsOf(issued, creditNote)).toEqual([1]);
    expect(versionsOf(issued, salesContract)).toContain(2);
  });

  it('for a customised order from its application to its return', async () => {
    const buyer = await addRichBuyer(shop);
    const orderNo = await placeCustomised(shop, buyer);
    const order = () => ({ orderNo, now: shop.clock.now() });
    const file = await uploadPdf(shop, buyer);
    const signed = { orderNo, contractLink: `signed.pdf,${file}` };
    const issued = await expectKept({
      buyer,
      orderNo,
      steps: {
        'is approved': () => approveCustomisedOrder(shop.db, order(), quotation),
        'is signed': call(buyer, 'uploadCustomisedContract', signed),
        'is under contract': () => decideContract(shop.db, order(), true),
        'can be paid': () => setInstalments(shop.db, order()),
        'is paid in part': pay(buyer, orderNo, 1000),
        'is paid': pay(buyer, orderNo, 500),
        'is sent': () => shipCustomisedOrder(shop.db, order(), shipment),
        'has arrived': call(buyer, 'moveCustomisedOrder', { orderNo, state: 1 }),
        'is complained about': call(buyer, 'applyAfterSales', { ...complaint, orderNo, orderType: 2 }),
        'is taken back': () => decideCustomisedAfterSales(shop.db, order(), 'completeReturn', null),
      },
    });
    expect(versionsOf(issued, salesContract).length).toBeGreaterThan(1);
  });

  it('for a sample', async () => {
    const buyer = await addRichBuyer(shop);
    const { orderNo } = await placeSample(shop, buyer);
    const order = () => ({ orderNo, now: shop.clock.now() });
    const issued = await expectKept({
      buyer,
      orderNo,
      steps: {
        'is approved': () => approveSample(shop.db, order()),
        'is sent': () => shipSample(shop.db, order(), shipment),
      },
    });
    expect(versionsOf(issued, orderConfirmation)).toEqual([1]);
  });
});

describe('A document that is opened', () => {
  it('is issued once, however many ask for it at the same moment', async () => {
    const buyer = await shop.addBuyer();
    const orderNo = await placeStandard(shop, buyer);
    const answers = await Promise.all(Array.from({ length: 6 }, () => link(buyer, orderNo, salesContract)));
    const issued = await listIssued(buyer, orderNo);
    expect(issued).toMatchObject([{ orderNo, document: salesContract, version: 1 }]);
    const files = await Promise.all(answers.map(({ data }) => download(data)));
    for (const file of files) expect(file.equals(files[0] ?? Buffer.alloc(0))).toBe(true);
  });

  it('gets a new version when the data of the buyer change, and keeps the file of the first', async () => {
    const buyer = await shop.addBuyer();
    const orderNo = await placeStandard(shop, buyer);
    const first = await download((await link(buyer, orderNo, orderConfirmation)).data);
    await shop.db.update(member).set({ phone: '2125550199' }).where(eq(member.id, buyer.id));
    const second = await download((await link(buyer, orderNo, orderConfirmation)).data);
    expect(second.equals(first)).toBe(false);
    await removeUnusedFiles(shop.db, files, new Date(shop.clock.now().getTime() + 9 * 86_400_000));
    const [newest, oldest] = await listIssued(buyer, orderNo);
    expect([newest?.version, oldest?.version]).toEqual([2, 1]);
    if (oldest) expect((await downloadIssued(buyer, oldest)).equals(first)).toBe(true);
  });

  it('is counted for each language and size of paper', async () => {
    const buyer = await shop.addBuyer();
    const orderNo = await placeStandard(shop, buyer);
    for (const paperSize of [1, 2])
      for (const language of ['zh_CN', 'en_US'] as const)
        await shop.call(
          'getOrderDocument',
          { orderNo, document: orderConfirmation, paperSize },
          { token: buyer.token, language },
        );
    const issued = await listIssued(buyer, orderNo);
    expect(issued.map(({ version }) => version)).toEqual([1, 1, 1, 1]);
  });

  it('is PDF/A-3b and carries its data', async () => {
    const buyer = await shop.addBuyer();
    const orderNo = await placeStandard(shop, buyer);
    const content = await download((await link(buyer, orderNo, salesContract)).data);
    const pdf = await getDocumentProxy(new Uint8Array(content));
    const { metadata } = await pdf.getMetadata();
    expect([metadata.get('pdfaid:part'), metadata.get('pdfaid:conformance')]).toEqual(['3', 'B']);
    expect([...((await pdf.getAttachments())?.keys() ?? [])]).toEqual(['document.json']);
    const attached = await pdf.getAttachmentContent('document.json');
    const data = JSON.parse(Buffer.from(attached ?? []).toString());
    expect(data).toMatchObject({ document: 'contract', language: 'en_US', order: { orderNo, usMoney: 310 } });
  });

  it('is in nobody else’s list', async () => {
    const [buyer, other] = [await shop.addBuyer(), await shop.addBuyer()];
    const orderNo = await placeStandard(shop, buyer);
    await link(buyer, orderNo, salesContract);
    const [issued] = await listIssued(buyer, orderNo);
    expect((await shop.call('listIssuedDocuments', { orderNo }, { token: other.token })).code).toBe(4004);
    const asked = await shop.call('getFileLink', { path: issued?.filePath }, { token: other.token });
    expect(asked.code).toBe(4004);
  });
});

it('A contract that is uploaded without having been opened is issued, so that the signed version exists.', async () => {
  const buyer = await shop.addBuyer();
  const orderNo = await placeStandard(shop, buyer);
  const contractLink = `signed.pdf,${await uploadPdf(shop, buyer)}`;
  const upload = () => shop.call('uploadStandardContract', { orderNo, contractLink }, { token: buyer.token });
  expect((await upload()).code).toBe(0);
  expect(await listIssued(buyer, orderNo)).toMatchObject([{ document: salesContract, version: 1 }]);
});
