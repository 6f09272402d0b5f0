import { eq } from 'drizzle-orm';
import { accountTypes, budgets, dealTypes } from '#domain/ledger/flow-values.ts';
import { newStandardOrder } from '#domain/orders/first-states.ts';
import { standardOrderDiscountTypeValues } from '#generated/enums.ts';
import type { Database } from '#server/db/client.ts';
import { category, product } from '#server/db/schema/catalogue.ts';
import { account } from '#server/db/schema/ledger.ts';
import { standardOrder } from '#server/db/schema/orders.ts';
import { cartItem } from '#server/db/schema/shop.ts';
import { bookMoney } from '#server/ledger/book.ts';
import { nextNumber } from '#server/ledger/numbers.ts';
import { openSession } from '#server/session/login.ts';
import { addMember, password } from '../support/members.ts';
import { quickHash } from '../support/quick-hash.ts';

export interface Buyer {
  readonly id: number;
  readonly token: string;
}

/** A member who is signed in, has a payment password and this many cents of dollars. */
export async function addBuyer(db: Database, dollars: number): Promise<Buyer> {
  const now = new Date();
  const { id } = await addMember(db, { email: `buyer${crypto.randomUUID()}@example.com` });
  await db
    .update(account)
    .set({ payPasswordHash: quickHash(password) })
    .where(eq(account.memberId, id));
  await bookMoney(db, {
    memberId: id,
    amount: dollars,
    createdAt: now,
    objectId: 'opening',
    accountType: accountTypes.dollarAccount,
    budget: budgets.income,
    dealType: dealTypes.recharge,
  });
  return { id, token: await openSession(db, id, now) };
}

/** A product at a dollar a piece. */
export async function addStock(db: Database, stock: number): Promise<number> {
  const names = { nameZh: '电阻', nameEn: 'Resistor' };
  const key = crypto.randomUUID();
  const [made] = await db
    .insert(category)
    .values({ level: 1, pathKey: key, ...names })
    .returning();
  const [added] = await db
    .insert(product)
    .values({
      categoryId: made?.id ?? 0,
      supplier: 'test',
      supplierNo: key,
      mpn: 'RC0603',
      stock,
      ...names,
      unitPrice: 1_000_000,
    })
    .returning();
  return added?.id ?? 0;
}

export async function addToCart(
  db: Database,
  line: { memberId: number; productId: number; num: number },
): Promise<number> {
  const [added] = await db
    .insert(cartItem)
    .values({ ...line, createdAt: new Date() })
    .returning();
  return added?.id ?? 0;
}

/** An order that waits for its payment, without lines: the cashier does not look at them. */
export async function addOrder(db: Database, memberId: number, usMoney: number): Promise<string> {
  const orderNo = await nextNumber(db, 'P', new Date());
  const { proOrderState: state, assFlag, invoiceFlag } = newStandardOrder;
  await db.insert(standardOrder).values({
    orderNo,
    state,
    assFlag,
    invoiceFlag,
    memberId,
    discountType: standardOrderDiscountTypeValues.noDiscount,
    goodsMoney: usMoney,
    discountMoney: 0,
    usMoney,
    zhMoney: usMoney * 7,
    rateMicros: 7_000_000,
    createdAt: new Date(),
    receivingUser: 'Jane Miller',
    receivingAddress: '1 Main Street',
    receivingPhone: '4155550100',
  });
  return orderNo;
}

export const receiver = {
  receivingUser: 'Jane Miller',
  receivingAddress: 'United States,California, 1 Main Street',
  receivingPhone: '4155550100',
} as const;

export function payFields(orderNo: string, cents: number) {
  return {
    orderNo,
    payType: '4',
    discountType: '3',
    discountAmount: '0',
    integralNum: '0',
    totalAmount: String(cents),
    payPassword: password,
  };
}

export function cartOrderFields(line: { carId: number; num: number; productId: number }) {
  const productInfos = JSON.stringify([{ ...line, productNum: 'RC0603' }]);
  return { discountType: '3', integralMoney: '0', integralNum: '0', productInfos, ...receiver };
}
