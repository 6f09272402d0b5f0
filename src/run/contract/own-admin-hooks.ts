import { eq } from 'drizzle-orm';
import type { TestHooks } from '#contract/scenario/test-hooks.ts';
import { centsToMicros } from '#domain/money/index.ts';
import type { Database } from '#server/db/client.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { customisedOrder, instalment, standardOrder } from '#server/db/schema/orders.ts';
import { member } from '#server/db/schema/session.ts';
import { nextNumber } from '#server/ledger/numbers.ts';

type Fields = Readonly<Record<string, string | number>>;
type Names = Readonly<Record<string, string>>;

/** Fields on the wire and the names of their columns. */
const standardNames: Names = {
  proOrderState: 'state',
  assFlag: 'assFlag',
  invoiceFlag: 'invoiceFlag',
  logisticsName: 'logisticsName',
  logisticsNum: 'logisticsNum',
  systemContract: 'systemContract',
};
const customisedNames: Names = { orderState: 'state', assFlag: 'assFlag', send: 'send' };

/** The fields under the names of the table; undefined where one is none of them. */
function renamed(fields: Fields, names: Names): Record<string, string | number> | undefined {
  const pairs = Object.entries(fields).map(([name, value]) => [names[name], value] as const);
  return pairs.every(([name]) => name !== undefined) ? Object.fromEntries(pairs) : undefined;
}

/** States in which a standard order has been paid. */
const paidStates: readonly unknown[] = [2, 3, 4];

async function setStandard(db: Database, orderNo: string, fields: Fields, now: Date): Promise<boolean> {
  const named = renamed(fields, standardNames);
  if (!named) return false;
  const paidAt = paidStates.includes(fields.proOrderState) ? now : null;
  const values = fields.proOrderState === undefined ? named : { ...named, paidAt };
  const mine = eq(standardOrder.orderNo, orderNo);
  return (await db.update(standardOrder).set(values).where(mine).returning()).length > 0;
}

async function setCustomised(db: Database, orderNo: string, { unpaid, ...fields }: Fields): Promise<boolean> {
  const values = renamed(fields, customisedNames);
  if (!values) return false;
  const mine = eq(customisedOrder.orderNo, orderNo);
  if (unpaid !== undefined)
    await db
      .update(instalment)
      .set({ paidBy: unpaid === 1 ? null : 'Z0' })
      .where(eq(instalment.orderNo, orderNo));
  if (Object.keys(values).length === 0) return true;
  return (await db.update(customisedOrder).set(values).where(mine).returning()).length > 0;
}

const rateMicros = 7_100_000;

/** A customised order that the back office has examined and priced: two instalments, the first is due. */
async function addCustomised(db: Database, email: string, now: Date): Promise<string | undefined> {
  const [owner] = await db.select({ id: member.id }).from(member).where(eq(member.email, email));
  if (!owner) return undefined;
  const orderNo = await nextNumber(db, 'C', now);
  const order = { orderNo, memberId: owner.id, state: 4, rateMicros, createdAt: now };
  await db.insert(customisedOrder).values(order);
  const due = (position: number, headAmount: 0 | 1) => ({
    orderNo,
    position,
    headAmount,
    usMoney: 1000,
    zhMoney: 7100,
  });
  await db.insert(instalment).values([due(1, 1), due(2, 0)]);
  return orderNo;
}

/** Prices in US cents; a changed price has no price breaks. */
async function setProduct(
  db: Database,
  key: string,
  { stock, withdrawn, unitPrice }: Fields,
): Promise<boolean> {
  const price = unitPrice === undefined ? undefined : centsToMicros(Number(unitPrice));
  const values = {
    ...(stock === undefined ? {} : { stock: Number(stock) }),
    ...(withdrawn === undefined ? {} : { withdrawn: withdrawn === 1 }),
    ...(price === undefined ? {} : { unitPrice: price, breakQty: [], breakPrice: [] }),
  };
  const mine = eq(product.id, Number(key));
  return (await db.update(product).set(values).where(mine).returning({ id: product.id })).length > 0;
}

/** The back office of the shop, straight in the database: the server has no calls for it yet. */
export function ownAdminHooks(
  db: Database,
  now: () => Date,
): Required<Pick<TestHooks, 'adminUpdate' | 'adminCreate'>> {
  return {
    adminUpdate: async (entity, key, fields) => {
      if (entity === 'StandardOrder') return setStandard(db, key, fields, now());
      if (entity === 'Product') return setProduct(db, key, fields);
      return entity === 'CustomisedOrder' ? setCustomised(db, key, fields) : false;
    },
    adminCreate: async (entity, email) =>
      entity === 'CustomisedOrder' ? addCustomised(db, email, now()) : undefined,
  };
}
