import { describe, expect, it } from 'vitest';
import { type Action, fitsAnyRow } from '#domain/actions/offered.ts';
import { keysOf } from '#domain/keys-of.ts';
import { actionsOf } from '#generated/actions.ts';
import { codes } from '#generated/constants.ts';
import type { OperationId } from '#generated/transport.ts';
import { Client, type Fields } from './client.ts';
import { createMockShop } from './shop.ts';
import type { CollectionName } from './world/entries.ts';
import type { Entry } from './world/entry.ts';
import { buyer, startingPassword } from './world/start/members.ts';

/** Where the entities of `x-action` are, and what a request about one of them carries. */
const entities: Record<string, { collection: CollectionName; fields: (entry: Entry) => Fields }> = {
  StandardOrder: {
    collection: 'standardOrders',
    fields: ({ orderNo }) => ({ orderNo: String(orderNo), orderType: 1 }),
  },
  CustomisedOrder: {
    collection: 'customisedOrders',
    fields: ({ orderNo }) => ({ orderNo: String(orderNo), orderType: 2 }),
  },
  SampleOrder: { collection: 'sampleOrders', fields: ({ sampleId }) => ({ sampleId: Number(sampleId) }) },
  Notice: { collection: 'notices', fields: ({ id }) => ({ messageId: Number(id) }) },
  Project: { collection: 'projects', fields: ({ projectId }) => ({ projectId: Number(projectId) }) },
  RemoteSupport: {
    collection: 'remoteSupports',
    fields: ({ supportId }) => ({ supportId: Number(supportId) }),
  },
};

const contractLink = 'contract-1.pdf,/files/contract-1.pdf';
const invoiceInfo = JSON.stringify({ name: 'A', city: 'B', tel: '1', kfhmc: 'C', kfhzh: '2' });

/** The other fields of a request, besides the entity and the fields that choose the action. */
const rest: Partial<Record<OperationId, (entry: Entry) => Fields>> = {
  uploadStandardContract: () => ({ contractLink, orderType: undefined }),
  uploadCustomisedContract: () => ({ contractLink, orderType: undefined }),
  applyAfterSales: () => ({ questionContent: 'Broken' }),
  applyInvoice: (entry) => ({
    invoiceType: 1,
    invoiceInfo,
    customizedIds: withoutInvoice(entry),
  }),
  payStandardOrder: ({ moneyNum }) => online(Number(moneyNum)),
  payCustomisedOrder: (entry) => online(amountDueOf(entry)),
  editProject: () => ({ projectName: 'A', phone: '13800138000', projectDescribe: 'B' }),
  editRemoteSupport: () => ({
    remark1: 'A',
    communication: 1,
    communicationRemark: 'B',
    languageType: 1,
    remark: 'C',
    scheduled: '2030-01-15',
  }),
};

/** An instalment that may be invoiced. */
function withoutInvoice({ amountListVos = [] }: Entry): number {
  // The entry of a customised order has its instalments here.
  const all = amountListVos as { purchaseId: number; invoiceFlag: number }[];
  return all.find(({ invoiceFlag }) => invoiceFlag === 0)?.purchaseId ?? 1;
}

function online(totalAmount: number): Fields {
  return {
    payType: 1,
    totalAmount,
    discountType: 3,
    discountAmount: 0,
    integralNum: 0,
    orderType: undefined,
  };
}

function amountDueOf({ amountListVos }: Entry): number {
  // The entry of a customised order has its instalments here.
  const unpaid = (amountListVos as { amount: number; amountState: number; headAmount: number }[]).filter(
    ({ amountState }) => amountState === 0,
  );
  const next =
    unpaid[0]?.headAmount === 1 ? unpaid.filter(({ headAmount }) => headAmount === 1) : unpaid.slice(0, 1);
  return Math.max(
    1,
    next.reduce((sum, { amount }) => sum + amount, 0),
  );
}

const table: Readonly<Partial<Record<OperationId, readonly Action[]>>> = actionsOf;
const kinds = keysOf(actionsOf)
  .flatMap((operation) => (table[operation] ?? []).map((action) => ({ ...action, operation })))
  .filter(({ on }) => on in entities);

/** Refusals of an action that is not offered: in general, and because it has happened already. */
const refusals: readonly number[] = [codes.notOffered, codes.alreadyOpen];

describe('an action is carried out where it is offered and refused elsewhere', () => {
  it.each(kinds)('$on: $name by $operation', async (action) => {
    const { collection, fields } = entities[action.on] ?? {
      collection: 'notices',
      fields: (): Fields => ({}),
    };
    const before = createMockShop()
      .world.store.all(collection)
      .filter(({ $owner }) => $owner === buyer);
    const asExpected: unknown[] = [];
    for (const entry of before) {
      const shop = createMockShop();
      const client = new Client(shop);
      await client.signIn('buyer@example.com', startingPassword);
      const { orderType, ...entity } = fields(entry);
      // Each field of the action has one value here.
      const chosen = action.request as Fields | undefined;
      const request = {
        ...entity,
        ...(chosen && 'orderType' in chosen ? { orderType } : {}),
        ...chosen,
        ...rest[action.operation]?.(entry),
      };
      const { code } = await client.call(action.operation, request);
      const offered = fitsAnyRow(action.when, entry);
      if (offered ? code !== 0 : !refusals.includes(code)) asExpected.push({ request, code, offered });
      const after = shop.world.store.at(collection, entry.$id);
      if (offered && action.sets) expect(after).toMatchObject(action.sets);
      if (!offered) expect(after).toEqual(entry);
    }
    expect(asExpected).toEqual([]);
  });
});
