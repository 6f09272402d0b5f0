import { eq } from 'drizzle-orm';
import { type OrderKindName, offeredShopSteps } from '#domain/orders/shop-steps.ts';
import { notFound } from '#domain/ownership/own-entry.ts';
import { instalmentHeadAmountValues } from '#generated/enums.ts';
import type { Executor } from '#server/db/client.ts';
import { customisedOrder } from '#server/db/schema/customised-orders.ts';
import { sampleOrder, standardOrder } from '#server/db/schema/orders.ts';
import {
  approveCustomisedOrder,
  decideContract,
  decideCustomisedAfterSales,
  endCustomisedOrder,
  refuseCustomisedOrder,
  setInstalments,
  shipCustomisedOrder,
} from '#server/orders-customised/index.ts';
import { approveSample, refuseSampleOrder, shipSample } from '#server/orders-sample/index.ts';
import {
  decideStandardAfterSales,
  refuseStandardOrder,
  shipStandardOrder,
} from '#server/orders-standard/index.ts';

type Result = Promise<{ readonly ok: boolean; readonly code?: string }>;
type Step = (db: Executor, order: { readonly orderNo: string; readonly now: Date }) => Result;

const { firstInstalment, laterInstalment } = instalmentHeadAmountValues;

/** What the shop would enter, the same for every order. */
const shipment = { logisticsName: 'SF Express', logisticsNum: 'SF1398022700000' };
const reply = '已处理。/ Settled.';
const instalments = [
  { name: { zh: '定金', en: 'Deposit' }, amount: 60_000, headAmount: firstInstalment },
  { name: { zh: '尾款', en: 'Balance' }, amount: 90_000, headAmount: laterInstalment },
] as const;

/** Every step of the shop, by kind of order and name. */
const steps: Readonly<Record<OrderKindName, Readonly<Record<string, Step>>>> = {
  StandardOrder: {
    ship: (db, order) => shipStandardOrder(db, order, shipment),
    refuse: refuseStandardOrder,
    completeExchange: (db, order) => decideStandardAfterSales(db, order, 'completeExchange', reply),
    completeReturn: (db, order) => decideStandardAfterSales(db, order, 'completeReturn', reply),
    refuseAfterSales: (db, order) => decideStandardAfterSales(db, order, 'refuseAfterSales', reply),
  },
  SampleOrder: {
    approve: approveSample,
    refuse: refuseSampleOrder,
    ship: (db, order) => shipSample(db, order, shipment),
  },
  CustomisedOrder: {
    approve: (db, order) => approveCustomisedOrder(db, order, instalments),
    refuse: refuseCustomisedOrder,
    acceptContract: (db, order) => decideContract(db, order, true),
    refuseContract: (db, order) => decideContract(db, order, false),
    setInstalments: (db, order) => setInstalments(db, order, instalments),
    ship: (db, order) => shipCustomisedOrder(db, order, shipment),
    end: endCustomisedOrder,
    acceptAfterSales: (db, order) => decideCustomisedAfterSales(db, order, 'acceptAfterSales', reply),
    completeExchange: (db, order) => decideCustomisedAfterSales(db, order, 'completeExchange', reply),
    completeReturn: (db, order) => decideCustomisedAfterSales(db, order, 'completeReturn', reply),
    refuseAfterSales: (db, order) => decideCustomisedAfterSales(db, order, 'refuseAfterSales', reply),
  },
};

const kinds: Readonly<Record<string, OrderKindName>> = {
  P: 'StandardOrder',
  S: 'SampleOrder',
  C: 'CustomisedOrder',
};

/** Takes a step of the shop with an order that its number names; the number also gives the kind. */
export async function moveDevOrder(db: Executor, orderNo: string, name: string, now: Date): Result {
  const kind = kinds[orderNo.slice(0, 1)];
  const step = kind && Object.hasOwn(steps[kind], name) ? steps[kind][name] : undefined;
  return step ? step(db, { orderNo, now }) : notFound;
}

/** An order of a member with the steps that the shop may take now. */
export interface DevOrder {
  readonly orderNo: string;
  readonly fields: Readonly<Record<string, number>>;
  readonly steps: readonly string[];
}

function devOrder(kind: OrderKindName, orderNo: string, fields: DevOrder['fields']): DevOrder {
  return { orderNo, fields, steps: offeredShopSteps(kind, fields) };
}

/** The orders of a member, newest first, of each kind. */
export async function readDevOrders(db: Executor, memberId: number): Promise<readonly DevOrder[]> {
  const standard = await db.select().from(standardOrder).where(eq(standardOrder.memberId, memberId));
  const samples = await db.select().from(sampleOrder).where(eq(sampleOrder.memberId, memberId));
  const customised = await db.select().from(customisedOrder).where(eq(customisedOrder.memberId, memberId));
  return [
    ...standard.map(({ orderNo, state, assFlag }) =>
      devOrder('StandardOrder', orderNo, { proOrderState: state, assFlag }),
    ),
    ...samples.map(({ orderNo, state }) => devOrder('SampleOrder', orderNo, { orderState: state })),
    ...customised.map(({ orderNo, state, assFlag, send }) =>
      devOrder('CustomisedOrder', orderNo, { orderState: state, assFlag, send }),
    ),
  ].toSorted((a, b) => b.orderNo.localeCompare(a.orderNo));
}
