import { asc, eq } from 'drizzle-orm';
import { samplePieces } from '#domain/orders-sample/decide-sample.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { customisedOrder, instalment } from '#server/db/schema/customised-orders.ts';
import { orderEvent } from '#server/db/schema/order-history.ts';
import { sampleOrder, standardOrder } from '#server/db/schema/orders.ts';
import { type Buyer, type OrderShop, receiver } from '../order-submit/order-shop.ts';
import { creditBalances, setPayPassword } from '../support/balances.ts';

/** Points of a sample of {@link sampledProduct}. */
export const samplePoints = 40;

/** A buyer with 100 dollars, 100 yuan and 100 points. */
export async function addRichBuyer(shop: OrderShop): Promise<Buyer> {
  const buyer = await shop.addBuyer();
  await creditBalances(shop.db, buyer.id, { dollars: 10_000, yuan: 10_000, points: 100 });
  await setPayPassword(shop.db, buyer.id);
  return buyer;
}

/** Uploads a file, which a contract or an application then names, and returns its path. */
export async function uploadPdf(shop: OrderShop, { token }: Buyer, name = 'signed.pdf'): Promise<string> {
  const file = new File(['%PDF-1.7\n%%EOF\n'], name, { type: 'application/pdf' });
  const { code, data } = await shop.call('uploadFile', { file }, { token });
  if (code !== 0) throw new Error(`the file was refused with ${code}`);
  return data;
}

/** Orders 1,000 pieces for 310 US cents. */
export async function placeStandard(shop: OrderShop, buyer: Buyer): Promise<string> {
  const item = await shop.addProduct();
  const amounts = { num: 1000, unitPrice: 0.31, moneyNum: 310, discountType: 3, integralNum: 100 };
  const fields = { ...receiver, ...item, productName: 'Chip resistor', ...amounts };
  return (await shop.call('submitDirectOrder', fields, { token: buyer.token })).data;
}

function sampledProduct(shop: OrderShop, stock = 10) {
  return shop.addProduct({ customIntegration: samplePoints, stock });
}

/** Orders a sample, which costs {@link samplePoints}. */
export async function placeSample(shop: OrderShop, buyer: Buyer) {
  const { productId } = await sampledProduct(shop);
  const fields = { ...receiver, productId, integralNum: samplePoints };
  const { code } = await shop.call('applySample', fields, { token: buyer.token });
  if (code !== 0) throw new Error(`the sample was refused with ${code}`);
  const { data } = await shop.call('listSampleOrders', {}, { token: buyer.token });
  const [{ orderNo, sampleId }] = data;
  return { orderNo: String(orderNo), sampleId: Number(sampleId), productId, left: 10 - samplePieces };
}

export const application = {
  productName: 'Power module',
  indexRequirement: '24 V in, 5 V 10 A out',
  sizeRequirement: '50 × 30 × 12 mm',
  demandQuantity: '500',
  deliveryCycle: '8 weeks',
  qualityGrade: 'Industrial',
  weight: '35',
  installationMode: 'SMT',
  useEnvironment: '-40 to 85 °C',
  otherProcessRequirements: 'Conformal coating',
  detailedDescription: ' Efficiency of at least 92 %. ',
  ...receiver,
};

/** Applies for a customised product. */
export async function placeCustomised(shop: OrderShop, buyer: Buyer): Promise<string> {
  return (await shop.call('applyCustomisedOrder', application, { token: buyer.token })).data;
}

/** A quotation of 10 dollars before the work and 5 after it. */
export const quotation = [
  { name: { zh: '尾款', en: 'Balance' }, amount: 500, headAmount: 0 },
  { name: { zh: '定金', en: 'Deposit' }, amount: 1000, headAmount: 1 },
] as const;

/** The events of an order, oldest first. */
export async function eventsOf({ db }: OrderShop, orderNo: string): Promise<number[]> {
  const rows = await db
    .select()
    .from(orderEvent)
    .where(eq(orderEvent.orderNo, orderNo))
    .orderBy(asc(orderEvent.id));
  return rows.map(({ event }) => event);
}

export async function stockOf({ db }: OrderShop, productId: number): Promise<number | undefined> {
  const [found] = await db.select({ stock: product.stock }).from(product).where(eq(product.id, productId));
  return found?.stock;
}

/** The row of an order of any kind with its instalments, by due order: without one the database may change it between two reads. */
export async function rowOf({ db }: OrderShop, orderNo: string): Promise<unknown> {
  if (orderNo.startsWith('P'))
    return db.select().from(standardOrder).where(eq(standardOrder.orderNo, orderNo));
  if (orderNo.startsWith('S')) return db.select().from(sampleOrder).where(eq(sampleOrder.orderNo, orderNo));
  return [
    await db.select().from(customisedOrder).where(eq(customisedOrder.orderNo, orderNo)),
    await db
      .select()
      .from(instalment)
      .where(eq(instalment.orderNo, orderNo))
      .orderBy(asc(instalment.position)),
  ];
}
