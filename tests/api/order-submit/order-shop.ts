import { eq } from 'drizzle-orm';
import { budgets, flowTypes } from '#domain/ledger/flow-values.ts';
import {
  applyDiscount,
  centsToMicros,
  type DiscountChoice,
  lineTotal,
  sentPoints,
} from '#domain/money/index.ts';
import { type ProductInput, saveProducts } from '#server/catalogue/save-products.ts';
import { category, product } from '#server/db/schema/catalogue.ts';
import { account, pointsEntry } from '#server/db/schema/ledger.ts';
import { orderLine, standardOrder } from '#server/db/schema/orders.ts';
import { member } from '#server/db/schema/session.ts';
import { cartItem } from '#server/db/schema/shop.ts';
import { bookPoints } from '#server/ledger/book.ts';
import { signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp, type TestAppOptions } from '../support/test-app.ts';

export const receiver = {
  receivingUser: 'Wei Li',
  receivingAddress: 'China,Guangdong,Shenzhen, 1 Keji Road',
  receivingPhone: '13800138000',
};

export interface Buyer {
  readonly id: number;
  readonly token: string;
}

export interface OrderShop extends TestApp {
  /** Adds a listed product: 0.35 cents a piece, 0.31 from 1,000 on, 100,000 in stock. */
  readonly addProduct: (changes?: Partial<ProductInput>) => Promise<Product>;
  readonly addBuyer: (changes?: { grade?: string; points?: number }) => Promise<Buyer>;
  readonly addLine: (buyer: Buyer, item: Product, num: number) => Promise<number>;
}

export interface Product {
  readonly productId: number;
  readonly productNum: string;
}

const asSold: Omit<ProductInput, 'categoryId' | 'supplierNo' | 'mpn'> = {
  supplier: 'test',
  brand: 'YAGEO',
  package: '0603',
  nameZh: '贴片电阻',
  nameEn: 'Chip resistor',
  descriptionZh: '厚膜',
  descriptionEn: 'Thick film',
  images: ['/img/a.svg', '/img/b.svg'],
  datasheetUrl: null,
  unitPrice: 3500,
  breakQty: [1000],
  breakPrice: [3100],
  stock: 100_000,
  startBuy: 1,
  orderMultiple: 1,
  goodsLoop: [],
  customIntegration: 0,
  isNew: false,
  isHot: false,
  withdrawn: false,
  params: {},
  importRunId: null,
};

/** A shop that sells, with an empty catalogue. */
export async function openOrderShop(options: TestAppOptions = {}): Promise<OrderShop> {
  const shop = await openTestApp(options);
  const names = { nameZh: '电阻', nameEn: 'Resistors' };
  const [made] = await shop.db
    .insert(category)
    .values({ level: 1, pathKey: 'r', ...names })
    .returning();
  let products = 0;

  async function addProduct(changes: Partial<ProductInput> = {}): Promise<Product> {
    products += 1;
    const productNum = changes.mpn ?? `RC0603-${products}`;
    const own = { categoryId: made?.id ?? 0, supplierNo: `S${products}`, mpn: productNum };
    const [saved] = await saveProducts(shop.pool, [{ ...asSold, ...own, ...changes }]);
    return { productId: saved?.id ?? 0, productNum };
  }

  async function addBuyer({ grade, points = 0 }: { grade?: string; points?: number } = {}): Promise<Buyer> {
    const { token, member: added } = await signInNewMember(shop);
    if (grade !== undefined) await shop.db.update(member).set({ grade }).where(eq(member.id, added.id));
    await bookPoints(shop.db, {
      memberId: added.id,
      flowNum: points,
      objectId: 'P1',
      createdAt: shop.clock.now(),
      budget: budgets.income,
      flowType: flowTypes.completedOrder,
    });
    return { id: added.id, token };
  }

  async function addLine(buyer: Buyer, item: Product, num: number): Promise<number> {
    const line = { memberId: buyer.id, productId: item.productId, num, createdAt: shop.clock.now() };
    const [added] = await shop.db.insert(cartItem).values(line).returning({ id: cartItem.id });
    return added?.id ?? 0;
  }

  return { ...shop, addProduct, addBuyer, addLine };
}

/** What the order page would send for lines: everything worked out by the same rules on the page's own data. */
export async function pageFigures(
  shop: OrderShop,
  buyer: Buyer,
  choice: DiscountChoice,
  lines: readonly { readonly unitPrice: number; readonly num: number }[],
) {
  const { data } = await shop.call('getConsumerDiscount', {}, { token: buyer.token });
  const terms = { discount: data.discount.discount, ...data.integralToMoney };
  const goods = lines.reduce((sum, line) => sum + lineTotal(centsToMicros(line.unitPrice), line.num), 0);
  const discounted = applyDiscount(goods, choice, terms);
  return {
    discountType: discounted.discountType,
    integralNum: sentPoints(discounted, terms),
    integralMoney: choice === 'points' ? discounted.deduction : 0,
    moneyNum: discounted.payable,
  };
}

/** Everything that an order may change. */
export async function stateOf(shop: OrderShop) {
  const { db } = shop;
  const stock = await db.select({ id: product.id, stock: product.stock }).from(product).orderBy(product.id);
  return {
    stock,
    cart: await db.select().from(cartItem).orderBy(cartItem.id),
    accounts: await db.select().from(account).orderBy(account.memberId),
    points: await db.select().from(pointsEntry).orderBy(pointsEntry.id),
    orders: await db.select().from(standardOrder).orderBy(standardOrder.orderNo),
    lines: await db.select().from(orderLine).orderBy(orderLine.orderNo, orderLine.position),
  };
}
