import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Action, isOffered } from '#domain/actions/offered.ts';
import { keysOf } from '#domain/keys-of.ts';
import { isAfterSalesOpen } from '#domain/orders/after-sales.ts';
import { newInstalment } from '#domain/orders/first-states.ts';
import { actions } from '#generated/actions.ts';
import {
  assFlagNames,
  customisedOrderOrderStateNames,
  customisedOrderSendNames,
  customisedOrderUnpaidNames,
  instalmentHeadAmountValues,
  invoiceFlagNames,
  sampleOrderOrderStateNames,
  standardOrderProOrderStateNames,
} from '#generated/enums.ts';
import { customisedOrder, instalment } from '#server/db/schema/customised-orders.ts';
import { sampleOrder, standardOrder } from '#server/db/schema/orders.ts';
import { payment } from '#server/db/schema/payment.ts';
import { notBuilt } from '#server/not-built.ts';
import { type Buyer, type OrderShop, openOrderShop } from '../order-submit/order-shop.ts';
import { placeCustomised, placeSample, placeStandard, rowOf } from './every-order.ts';

let shop: OrderShop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await openOrderShop();
  buyer = await shop.addBuyer({ points: 100 });
  const times = { createdAt: shop.clock.now(), endedAt: shop.clock.now() };
  const declined = { payType: 1, currency: 'CNY', amount: 1, state: 'declined' } as const;
  await shop.db.insert(payment).values({ ...times, ...declined, number: 'Z1', memberId: buyer.id });
});
afterAll(() => shop.close());

type Fields = Readonly<Record<string, number>>;

const valuesOf = (names: object) => Object.keys(names).map(Number);

/** Every combination of the values of the fields. */
function combinations(fields: Readonly<Record<string, readonly number[]>>): Fields[] {
  return Object.entries(fields).reduce<Fields[]>(
    (all, [field, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [field]: value }))),
    [{}],
  );
}

const isAfterSales = ({ operation }: Action) => operation === 'applyAfterSales';

/** Fields that decide about an action; others stay at their first value. */
function spaceOf(action: Action, fields: Readonly<Record<string, readonly number[]>>) {
  const deciding = new Set(action.when.flatMap((row) => Object.keys(row)));
  return combinations(
    Object.fromEntries(
      Object.entries(fields).map(([field, values]) => [
        field,
        deciding.has(field) || (field === 'assFlag' && isAfterSales(action)) ? values : values.slice(0, 1),
      ]),
    ),
  );
}

const invoiceInfo = JSON.stringify({ name: 'A', city: 'B', tel: '1', kfhmc: 'C', kfhzh: '2' });
const online = { payType: 1, discountType: 3, discountAmount: 0, integralNum: 0 };

/** What an operation takes besides the number of the order and the fields that choose the action. */
const requests: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  payStandardOrder: { ...online, totalAmount: 310 },
  payCustomisedOrder: { ...online, totalAmount: 500 },
  applyAfterSales: { questionContent: 'Out of tolerance.' },
  applyInvoice: { invoiceType: 1, invoiceInfo },
};

const needsFile = new Set<string>(['uploadStandardContract', 'uploadCustomisedContract', ...notBuilt]);

interface Prepared {
  readonly orderNo: string;
  readonly request: Readonly<Record<string, string | number>>;
  readonly set: (fields: Fields) => Promise<unknown>;
}

async function prepareStandard(): Promise<Prepared> {
  const orderNo = await placeStandard(shop, buyer);
  const mine = eq(standardOrder.orderNo, orderNo);
  return {
    orderNo,
    request: { orderNo },
    set: ({ proOrderState = 1, ...flags }) =>
      shop.db
        .update(standardOrder)
        // States beyond those that the column's type lists.
        .set({
          ...flags,
          state: proOrderState,
          paidAt: proOrderState === 1 ? null : shop.clock.now(),
        } as object)
        .where(mine),
  };
}

async function prepareSample(): Promise<Prepared> {
  const { orderNo, sampleId } = await placeSample(shop, buyer);
  const mine = eq(sampleOrder.orderNo, orderNo);
  return {
    orderNo,
    request: { sampleId },
    set: ({ orderState }) =>
      shop.db
        .update(sampleOrder)
        // As above.
        .set({ state: orderState } as object)
        .where(mine),
  };
}

async function prepareCustomised(): Promise<Prepared> {
  const orderNo = await placeCustomised(shop, buyer);
  const mine = eq(customisedOrder.orderNo, orderNo);
  const part = {
    ...newInstalment,
    orderNo,
    usMoney: 500,
    zhMoney: 3550,
    headAmount: instalmentHeadAmountValues.laterInstalment,
  } as const;
  const [first] = await shop.db
    .insert(instalment)
    .values([
      { ...part, position: 1, paidBy: 'Z1' },
      { ...part, position: 2 },
    ])
    .returning();
  return {
    orderNo,
    request: { orderNo, customizedIds: String(first?.id) },
    set: async ({ orderState, unpaid, ...flags }) => {
      await shop.db
        .update(customisedOrder)
        // As above.
        .set({ ...flags, state: orderState } as object)
        .where(mine);
      await shop.db
        .update(instalment)
        .set({ invoiceFlag: 0, paidBy: sql`case when position = 1 or ${unpaid === 0} then 'Z1' end` })
        .where(eq(instalment.orderNo, orderNo));
    },
  };
}

const kinds = {
  StandardOrder: {
    prepare: prepareStandard,
    fields: {
      proOrderState: valuesOf(standardOrderProOrderStateNames),
      assFlag: valuesOf(assFlagNames),
      invoiceFlag: valuesOf(invoiceFlagNames),
    },
  },
  SampleOrder: {
    prepare: prepareSample,
    fields: { orderState: valuesOf(sampleOrderOrderStateNames) },
  },
  CustomisedOrder: {
    prepare: prepareCustomised,
    fields: {
      orderState: valuesOf(customisedOrderOrderStateNames),
      assFlag: valuesOf(assFlagNames),
      send: valuesOf(customisedOrderSendNames),
      unpaid: valuesOf(customisedOrderUnpaidNames),
    },
  },
} as const;

function requestOf(action: Action, { request }: Prepared) {
  const chosen = Object.fromEntries(
    Object.entries(action.request ?? {}).map(([field, value]) => [
      field,
      Number(Array.isArray(value) ? value[0] : value),
    ]),
  );
  const { customizedIds, ...own } = request;
  const ids = action.operation === 'applyInvoice' && customizedIds !== undefined ? { customizedIds } : {};
  return { ...own, ...ids, ...chosen, ...requests[action.operation] };
}

async function changedFields(prepared: Prepared, kind: keyof typeof kinds) {
  const table = { StandardOrder: 'getStandardOrder', CustomisedOrder: 'getCustomisedOrder' } as const;
  const operation = kind === 'SampleOrder' ? 'getSampleOrder' : table[kind];
  return (await shop.call(operation, { orderNo: prepared.orderNo }, { token: buyer.token })).data;
}

/** A customised order may ask for after-sales service again, but not while a request is open. */
function isAccepted(action: Action, state: Fields): boolean {
  const isSecond =
    action.operation === 'applyAfterSales' && isAfterSalesOpen({ assFlag: state.assFlag ?? 0 });
  return isOffered(action, state) && !isSecond;
}

/** Takes the action in every combination, and returns those with another outcome than the description says. */
async function deviations(action: Action, kind: keyof typeof kinds): Promise<string[]> {
  const { prepare, fields } = kinds[kind];
  const prepared = await prepare();
  const found: string[] = [];
  for (const state of spaceOf(action, fields)) {
    await prepared.set(state);
    if (isAfterSales(action)) await shop.db.execute(sql`delete from after_sales`);
    if (action.name === 'applyInvoice') await shop.db.execute(sql`delete from invoice`);
    const before = await rowOf(shop, prepared.orderNo);
    const { code } = await shop.call(
      action.operation as Parameters<typeof shop.call>[0], // A row of the table of actions.
      requestOf(action, prepared),
      { token: buyer.token },
    );
    const note = `${JSON.stringify(state)} ${code}`;
    if (isAccepted(action, state)) {
      if (code !== 0) found.push(note);
      const sets = Object.entries(action.sets ?? {});
      const shown = sets.length > 0 ? await changedFields(prepared, kind) : {};
      if (sets.some(([field, value]) => shown[field] !== value)) found.push(`${note} sets something else`);
    } else {
      const after = await rowOf(shop, prepared.orderNo);
      if (code === 0 || JSON.stringify(after) !== JSON.stringify(before)) found.push(note);
    }
  }
  return found;
}

for (const kind of keysOf(kinds)) {
  describe(`every action on a ${kind}`, () => {
    const all: readonly Action[] = Object.values(actions[kind]);
    for (const action of all.filter(({ operation }) => !needsFile.has(operation))) {
      it(`${action.name} happens in the states of the description and in no other`, async () => {
        expect(await deviations(action, kind)).toEqual([]);
      });
    }
  });
}
