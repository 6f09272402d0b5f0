import { eq, sql } from 'drizzle-orm';
import type { ProductChanges, ShopHooks } from '#contract/scenario/shop-hooks.ts';
import { payTypes } from '#domain/cashier/methods.ts';
import { centsToMicros } from '#domain/money/index.ts';
import { newCustomisedOrder, newInstalment } from '#domain/orders/first-states.ts';
import { projectDecisions } from '#domain/projects/examine-project.ts';
import {
  customisedOrderOrderStateValues,
  customisedOrderUnpaidValues,
  type instalmentHeadAmountNames,
  instalmentHeadAmountValues,
  noticeMessageTypeValues,
  noticeOrderTypeValues,
  noticeReadStateValues,
  standardOrderProOrderStateValues,
} from '#generated/enums.ts';
import type { Database } from '#server/db/client.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { customisedOrder, instalment } from '#server/db/schema/customised-orders.ts';
import { notice } from '#server/db/schema/messages.ts';
import { standardOrder } from '#server/db/schema/orders.ts';
import { payment } from '#server/db/schema/payment.ts';
import { member } from '#server/db/schema/session.ts';
import { nextNumber } from '#server/ledger/numbers.ts';
import { sendNotice } from '#server/messages/index.ts';

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

/** The fields under the names of the table; undefined where one is not among them. */
function renameFields(fields: Fields, names: Names): Record<string, string | number> | undefined {
  const pairs = Object.entries(fields).map(([name, value]) => [names[name], value] as const);
  return pairs.every(([name]) => name !== undefined) ? Object.fromEntries(pairs) : undefined;
}

/** States in which a standard order has been paid. */
const paidStates: readonly unknown[] = [
  standardOrderProOrderStateValues.awaitingShipment,
  standardOrderProOrderStateValues.inDelivery,
  standardOrderProOrderStateValues.completed,
];

/** States of a project about which the shop has decided. */
const examinedStates: readonly unknown[] = Object.values(projectDecisions).map(
  ({ sets }) => sets.projectState,
);

async function setStandard(db: Database, orderNo: string, fields: Fields, now: Date): Promise<boolean> {
  const named = renameFields(fields, standardNames);
  if (!named) return false;
  const paidAt = paidStates.includes(fields.proOrderState) ? now : null;
  const values = fields.proOrderState === undefined ? named : { ...named, paidAt };
  const mine = eq(standardOrder.orderNo, orderNo);
  return (await db.update(standardOrder).set(values).where(mine).returning()).length > 0;
}

/** Notes all instalments of an order as paid or as due. A paid one refers to a payment, which is declined, so that it moves no money. */
async function setUnpaid(db: Database, orderNo: string, isDue: boolean, now: Date): Promise<void> {
  const number = 'Z0';
  const [order] = await db.select().from(customisedOrder).where(eq(customisedOrder.orderNo, orderNo));
  if (!order) return;
  const { memberId } = order;
  const declined = {
    payType: payTypes.dollarBalance,
    currency: 'USD',
    amount: 1,
    state: 'declined',
  } as const;
  await db
    .insert(payment)
    .values({ ...declined, number, memberId, createdAt: now, endedAt: now })
    .onConflictDoNothing();
  await db
    .update(instalment)
    .set({ paidBy: isDue ? null : number })
    .where(eq(instalment.orderNo, orderNo));
}

async function setCustomised(
  db: Database,
  orderNo: string,
  { unpaid, ...fields }: Fields,
  now: Date,
): Promise<boolean> {
  const values = renameFields(fields, customisedNames);
  if (!values) return false;
  const mine = eq(customisedOrder.orderNo, orderNo);
  if (unpaid !== undefined)
    await setUnpaid(db, orderNo, unpaid === customisedOrderUnpaidValues.instalmentDue, now);
  if (Object.keys(values).length === 0) return true;
  return (await db.update(customisedOrder).set(values).where(mine).returning()).length > 0;
}

async function setProject(db: Database, id: number, { projectState }: Fields, now: Date): Promise<boolean> {
  if (projectState === undefined) return false;
  const examinedAt = examinedStates.includes(projectState) ? now.toISOString() : null;
  const { rowCount } = await db.execute(
    sql`update project set state = ${projectState}, examined_at = ${examinedAt} where id = ${id}`,
  );
  return rowCount === 1;
}

async function setSupport(db: Database, id: number, { auditStatus }: Fields): Promise<boolean> {
  if (auditStatus === undefined) return false;
  const { rowCount } = await db.execute(
    sql`update remote_support set state = ${auditStatus} where id = ${id}`,
  );
  return rowCount === 1;
}

async function setSample(db: Database, sampleId: string, { orderState }: Fields): Promise<boolean> {
  if (orderState === undefined) return false;
  const { rowCount } = await db.execute(
    sql`update sample_order set state = ${orderState} where id = ${Number(sampleId)}`,
  );
  return (rowCount ?? 0) > 0;
}

const rateMicros = 7_100_000;

/** A customised order that the back office has examined and priced: two instalments, the first is due. */
async function addCustomised(db: Database, email: string, now: Date): Promise<string | undefined> {
  const [owner] = await db.select({ id: member.id }).from(member).where(eq(member.email, email));
  if (!owner) return undefined;
  const orderNo = await nextNumber(db, 'C', now);
  const order = {
    orderNo,
    memberId: owner.id,
    state: customisedOrderOrderStateValues.awaitingPayment,
    assFlag: newCustomisedOrder.assFlag,
    send: newCustomisedOrder.send,
    rateMicros,
    createdAt: now,
  };
  await db.insert(customisedOrder).values(order);
  const { firstInstalment, laterInstalment } = instalmentHeadAmountValues;
  const newInstalmentDue = (position: number, headAmount: keyof typeof instalmentHeadAmountNames) => ({
    ...newInstalment,
    orderNo,
    position,
    headAmount,
    usMoney: 1000,
    zhMoney: 7100,
  });
  await db
    .insert(instalment)
    .values([newInstalmentDue(1, firstInstalment), newInstalmentDue(2, laterInstalment)]);
  return orderNo;
}

const { paymentPrompt, confirmationNotice, linkJump } = noticeMessageTypeValues;
const noticeText = { zh: '盘点安排', en: 'Stocktaking' };

/** An unread notice of each type; returns that which is confirmed, because it can be only once. */
async function addNotices(db: Database, email: string, now: Date): Promise<string | undefined> {
  const [owner] = await db.select({ id: member.id }).from(member).where(eq(member.email, email));
  if (!owner) return undefined;
  const asked = [
    { messageType: paymentPrompt, text: noticeText, orderNo: 'P2026112000000001' },
    { messageType: linkJump, text: noticeText, link: '/news' },
    { messageType: confirmationNotice, text: noticeText },
  ];
  let id: number | undefined;
  for (const one of asked) {
    const sent = await sendNotice(db, owner.id, one, now);
    id = sent.ok ? sent.value : undefined;
  }
  return id?.toString();
}

async function setNotice(db: Database, key: string, { readState, messageType }: Fields, now: Date) {
  const { unread } = noticeReadStateValues;
  const type = Object.values(noticeMessageTypeValues).find((value) => value === messageType);
  const values = {
    ...(readState === undefined ? {} : { readAt: readState === unread ? null : now }),
    // A notice of every type has what the others lead to.
    ...(type === undefined
      ? {}
      : {
          messageType: type,
          orderNo: 'P2026112000000001',
          orderType: noticeOrderTypeValues.standardOrder,
          link: '/news',
        }),
  };
  const mine = eq(notice.id, Number(key));
  return (await db.update(notice).set(values).where(mine).returning()).length > 0;
}

const creators: Readonly<Record<string, typeof addNotices>> = {
  CustomisedOrder: addCustomised,
  Notice: addNotices,
};

/** Changes a product in its table only: what lists and filters are built from stays, so it must be restored. */
async function changeProduct(db: Database, id: number, changes: ProductChanges) {
  const { stock, withdrawn, unitPrice, breakQty, breakPrice } = product;
  const columns = { stock, withdrawn, unitPrice, breakQty, breakPrice };
  const mine = eq(product.id, id);
  const [before] = await db.select(columns).from(product).where(mine);
  if (!before) return undefined;
  const { unitPrice: cents, ...others } = changes;
  const unit = cents === null ? null : centsToMicros(cents ?? 0);
  const price = cents === undefined ? {} : { unitPrice: unit, breakQty: [], breakPrice: [] };
  await db
    .update(product)
    .set({ ...before, ...others, ...price })
    .where(mine);
  return async () => {
    await db.update(product).set(before).where(mine);
  };
}

/** The back office of the shop, straight in the database: the server has no calls for it yet. */
export function ownAdminHooks(
  db: Database,
  now: () => Date,
): Required<Pick<ShopHooks, 'adminUpdate' | 'adminCreate' | 'changeProduct'>> {
  return {
    adminUpdate: async (entity, key, fields) => {
      if (entity === 'StandardOrder') return setStandard(db, key, fields, now());
      if (entity === 'SampleOrder') return setSample(db, key, fields);
      if (entity === 'Notice') return setNotice(db, key, fields, now());
      if (entity === 'Project') return setProject(db, Number(key), fields, now());
      if (entity === 'RemoteSupport') return setSupport(db, Number(key), fields);
      return entity === 'CustomisedOrder' ? setCustomised(db, key, fields, now()) : false;
    },
    changeProduct: (productId, changes) => changeProduct(db, productId, changes),
    adminCreate: async (entity, email) => await creators[entity]?.(db, email, now()),
  };
}
