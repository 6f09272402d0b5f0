import { getResponse } from 'msw';
import type { ProductChanges, ShopHooks } from '#contract/scenario/shop-hooks.ts';
import type { Target } from '#contract/target.ts';
import { budgets, flowTypes } from '#domain/ledger/flow-values.ts';
import { centsToMicros } from '#domain/money/index.ts';
import {
  customisedOrderOrderStateValues,
  customisedOrderSendValues,
  instalmentAmountStateValues,
  noticeReadStateValues,
} from '#generated/enums.ts';
import { developerHandlers } from '#mocks/handlers.ts';
import { paymentHandlers } from '#mocks/payment/payment-handlers.ts';
import { createMockShop, type MockShop } from '#mocks/shop.ts';
import type { IncomingCall } from '#mocks/wire/incoming-call.ts';
import type { CollectionName } from '#mocks/world/entries.ts';
import { addPoints } from '#mocks/world/ledger/ledger.ts';
import { addresses, addressHeader } from './addresses.ts';
import { targetOf } from './mock-stage.ts';
import { payAtSandbox } from './sandbox-cashier.ts';

const day = Date.parse('2026-11-20T06:00:00.000Z');
/** Nothing happens at the same moment as something else, so that orders by time are exact. */
const tickMs = 10;
const callPath = /^\/(?:api|open|staff)\//;

/** Where the entities of `x-action` are, and the field that names one. */
const entities: Readonly<Record<string, readonly [CollectionName, string]>> = {
  StandardOrder: ['standardOrders', 'orderNo'],
  CustomisedOrder: ['customisedOrders', 'orderNo'],
  SampleOrder: ['sampleOrders', 'sampleId'],
  Notice: ['notices', 'id'],
  Project: ['projects', 'projectId'],
  RemoteSupport: ['remoteSupports', 'supportId'],
};

/** The start of the world has a customised order of which nothing is paid yet; a member gets one like it. */
function addCustomisedOrder({ world: { store }, now }: MockShop, owner: number): string | undefined {
  const like = store
    .all('customisedOrders')
    .find(
      ({ orderState, amountListVos }) =>
        orderState === customisedOrderOrderStateValues.awaitingPayment &&
        amountListVos.every(({ amountState }) => amountState === instalmentAmountStateValues.unpaid),
    );
  if (!like) return undefined;
  const { orderNo } = store.add('customisedOrders', ($id) => ({
    ...like,
    send: customisedOrderSendValues.notShipped,
    $id,
    $owner: owner,
    orderNo: `C20261120${String($id).padStart(8, '0')}`,
    createTime: now().toISOString(),
    amountListVos: like.amountListVos.map((one, at) => ({ ...one, purchaseId: $id * 1000 + at })),
  }));
  return orderNo;
}

/** An unread notice of each type; returns that which is confirmed, because it can be only once. */
function addNotices({ world: { store } }: MockShop, owner: number): string | undefined {
  const ids = [1, 3, 2].map((type) => {
    const like = store.all('notices').find(({ messageType }) => messageType === type);
    const { unread } = noticeReadStateValues;
    return (
      like && store.add('notices', ($id) => ({ ...like, $id, id: $id, $owner: owner, readState: unread })).$id
    );
  });
  return ids.at(-1)?.toString();
}

const adminCreate: Readonly<Record<string, typeof addNotices>> = {
  CustomisedOrder: addCustomisedOrder,
  Notice: addNotices,
};

function changeProduct({ store }: MockShop['world'], productId: number, changes: ProductChanges) {
  const before = store.at('products', productId);
  if (!before) return undefined;
  const { stock, withdrawn, unitPrice } = changes;
  store.change('products', before, {
    ...(stock === undefined ? {} : { stock }),
    ...(withdrawn === undefined ? {} : { $withdrawn: withdrawn }),
    ...(unitPrice === undefined
      ? {}
      : { $unitPrice: unitPrice === null ? undefined : centsToMicros(unitPrice), $tiers: [] }),
  });
  return async () => {
    const now = store.at('products', productId);
    if (now) store.change('products', now, before);
  };
}

function testHooksOf(shop: MockShop, move: (ms: number) => void, send: Target['send']): Required<ShopHooks> {
  const { store, outbox } = shop.world;
  const memberOf = (email: string) => store.find('members', 'email', email.toLowerCase());
  return {
    captcha: async (loginMark) => store.find('captchas', 'mark', loginMark)?.answer,
    mailedCode: async (address) => outbox.codeTo(address.toLowerCase()),
    payOnline: (form, decision) => payAtSandbox(send, 'http://localhost:4010', form, decision),
    addressHeader,
    advanceClock: async (seconds) => move(seconds * 1000),
    givePoints: async (email, flowNum) => {
      const member = memberOf(email);
      const income = {
        budget: budgets.income,
        flowType: flowTypes.completedOrder,
        objectId: 'contract',
        flowNum,
      } as const;
      if (member) addPoints(store, shop.now(), member.$id, income);
    },
    adminUpdate: async (entity, key, fields) => {
      const [collection, name] = entities[entity] ?? [];
      const found = collection && store.all(collection).find((one) => String(one[name ?? '']) === key);
      if (!collection || !found) return false;
      store.change(collection, found, fields);
      return true;
    },
    changeProduct: async (productId, changes) => changeProduct(shop.world, productId, changes),
    adminCreate: async (entity, email) => {
      const member = memberOf(email);
      return member && adminCreate[entity]?.(shop, member.$id);
    },
    expireSession: async (token) => {
      const session = store.find('sessions', 'token', token);
      if (session) store.change('sessions', session, { usedAt: 0 });
    },
  };
}

/** The mocks in this process as a whole shop that people sign up to, with a clock of its own; nothing else uses it. */
export function openOwnMocks(): Target {
  let now = day;
  const nameAddress = addresses();
  const addressOf = ({ header }: IncomingCall) => nameAddress(header(addressHeader));
  const shop = createMockShop({ now: () => new Date(now), addressOf });
  const calls = targetOf(shop);
  const pages = [...developerHandlers(shop), ...paymentHandlers(shop)];
  const send: Target['send'] = async (request) => {
    now += tickMs;
    if (callPath.test(new URL(request.url).pathname)) return calls.send(request);
    return (await getResponse(pages, request)) ?? new Response('not found', { status: 404 });
  };
  const move = (ms: number) => {
    now += ms;
  };
  return { ...calls, send, testHooks: testHooksOf(shop, move, send) };
}
