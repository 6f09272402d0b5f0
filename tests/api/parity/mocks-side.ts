import type { Bilingual } from '#domain/language.ts';
import { sandboxPath } from '#domain/payment/addresses.ts';
import {
  customisedOrderOrderStateValues,
  customisedOrderUnpaidValues,
  instalmentAmountStateValues,
  noticeMessageTypeValues,
  noticeReadStateValues,
} from '#generated/enums.ts';
import { Client } from '#mocks/client.ts';
import { fileResponse } from '#mocks/files/file-response.ts';
import { paymentPage } from '#mocks/payment/payment-pages.ts';
import { createMockShop } from '#mocks/shop.ts';
import { addMoney, addPoints } from '#mocks/world/ledger/ledger.ts';
import type { Store } from '#mocks/world/store.ts';
import {
  loginPassword,
  type ProductOptions,
  type Side,
  type SideBuyer,
  type SideInstalment,
  type SideProduct,
  sandboxFields,
} from './side.ts';

const payPassword = 'Green7hill';
const profile = {
  name: 'Jane',
  surname: 'Miller',
  phone: '4155550100',
  country: 'United States',
  provinces: 'California',
  mechanismName: 'Blue Sky Inc.',
  $password: loginPassword,
};

function addCustomisedOrder(
  store: Store,
  { email }: SideBuyer,
  instalments: readonly SideInstalment[],
  orderState: number = customisedOrderOrderStateValues.awaitingPayment,
): string {
  const owner = store.find('members', 'email', email);
  const [asOrdered] = store.all('customisedOrders');
  const [instalment] = asOrdered?.amountListVos ?? [];
  if (!owner || !asOrdered || !instalment)
    throw new Error('the world has no customised order with instalments');
  const amountListVos = instalments.map(({ usMoney, headAmount = 0 }, index) => ({
    ...instalment,
    purchaseId: 900_000 + index,
    amount: usMoney,
    amountZh: Math.round(usMoney * 7.1),
    amountState: instalmentAmountStateValues.unpaid,
    amountTime: null,
    headAmount,
  }));
  const { orderNo } = store.add('customisedOrders', ($id) => ({
    ...asOrdered,
    $id,
    $owner: owner.$id,
    orderNo: `C20260302${String($id).padStart(8, '0')}`,
    orderState,
    assFlag: 0,
    send: 0,
    unpaid: customisedOrderUnpaidValues.instalmentDue,
    amountListVos,
  }));
  return orderNo;
}

function addProduct(
  store: Store,
  {
    unitPrice = 3500,
    stock = 100_000,
    startBuy = 1,
    orderMultiple = 1,
    withdrawn,
    customIntegration = 0,
    mpn,
    name,
  }: ProductOptions = {},
): SideProduct {
  const [asSold] = store.all('products');
  if (!asSold) throw new Error('the world sells nothing');
  const { productId, productNum } = store.add('products', ($id) => ({
    ...asSold,
    $id,
    productId: $id,
    productNum: mpn ?? `RC0603-${$id}`,
    productName: name ?? asSold.productName,
    productDescribe: { zh: '厚膜', en: 'Thick film' },
    $params: {},
    $unitPrice: unitPrice ?? undefined,
    $tiers: unitPrice === null ? [] : [{ num: 1000, price: 3100 }],
    stock,
    startBuy,
    orderMultiple,
    customIntegration,
    $withdrawn: withdrawn === true,
  }));
  return { productId, productNum };
}

function addSession(store: Store, $owner: number, at: number): string {
  const { token } = store.add('sessions', ($id) => ({
    $id,
    sessionId: $id,
    $owner,
    token: `parity-session-${$id}-of-member-${String($owner).padStart(18, '0')}`,
    openedAt: at,
    usedAt: at,
  }));
  return token;
}

function addNotice(store: Store, { email }: SideBuyer): number {
  const owner = store.find('members', 'email', email);
  const [asSent] = store.all('notices');
  if (!owner || !asSent) throw new Error('the world has no notice');
  const { $id: $owner } = owner;
  const sent = {
    messageType: noticeMessageTypeValues.confirmationNotice,
    readState: noticeReadStateValues.unread,
  };
  return store.add('notices', ($id) => ({ ...asSent, $id, id: $id, $owner, ...sent })).id;
}

function addDocument(store: Store, $grade: number, title?: Bilingual): number {
  const [asStored] = store.all('documents');
  if (!asStored) throw new Error('the world has no document');
  const titled = title ? { title } : {};
  return store.add('documents', ($id) => ({ ...asStored, ...titled, $id, tid: $id, $grade })).tid;
}

function addNews(store: Store, title: Bilingual): number {
  const [asStored] = store.all('news');
  if (!asStored) throw new Error('the world has no news');
  return store.add('news', ($id) => ({ ...asStored, $id, nid: $id, title, viceTitle: title })).$id;
}

/** The mocks with a world of their own and a clock that stands still until it is moved. */
export function openMocksSide(): Side {
  let time = Date.parse('2026-03-02T08:00:00.000Z');
  const shop = createMockShop({ now: () => new Date(time), startedAt: new Date(time) });
  const { store, outbox } = shop.world;
  return {
    name: 'mocks',
    payPassword,
    async addBuyer({ grade = '', points = 0, yuan = 0, dollars = 0, canPay = false } = {}) {
      const { $id: $owner, email } = store.add('members', ($id) => {
        return { ...profile, $id, $owner: $id, grade, email: `parity${$id}@example.com` };
      });
      const secret = canPay ? { payPassword: true, $payPassword: payPassword } : { payPassword: false };
      store.add('accounts', ($id) => ({ $id, $owner, ...secret }));
      const token = addSession(store, $owner, time);
      const credit = { budget: 0, dealType: 3, objectId: 'Z2026020100000001' } as const;
      const now = new Date(time);
      if (yuan > 0) addMoney(store, now, $owner, { ...credit, accountType: 1, amount: yuan });
      if (dollars > 0) addMoney(store, now, $owner, { ...credit, accountType: 2, amount: dollars });
      const completed = { budget: 0, flowType: 4, objectId: 'P2026020100000001' } as const;
      if (points > 0) addPoints(store, now, $owner, { ...completed, flowNum: points });
      return { token, email };
    },
    async signInAgain(buyer) {
      const owner = store.find('members', 'email', buyer.email);
      if (!owner) throw new Error('the member is gone');
      return { ...buyer, token: addSession(store, owner.$id, time) };
    },
    addProduct: async (options) => addProduct(store, options),
    addCustomisedOrder: async (buyer, instalments, state) =>
      addCustomisedOrder(store, buyer, instalments, state),
    call(operation, fields, buyer) {
      const client = new Client(shop);
      client.token = buyer?.token;
      client.language = buyer?.language ?? 'en_US';
      return client.call(operation, fields);
    },
    mailedCode: async (email) => outbox.codeTo(email) ?? '',
    mailsTo: async (email) =>
      outbox.mails.filter(({ to }) => to === email).map(({ code }) => (code === '' ? 'notice' : 'code')),
    passSeconds: (seconds) => {
      time += seconds * 1000;
    },
    // The world does so before each call.
    runJobs: async () => {},
    now: () => time,
    async choose(...chosen) {
      const fields = new URLSearchParams(sandboxFields(...chosen));
      paymentPage(shop, { method: 'POST', path: sandboxPath, fields, language: 'en_US' });
    },
    async download(link) {
      const response = fileResponse(shop, new URL(link, 'http://shop.test'));
      if (!response) throw new Error(`${link} opens nothing`);
      return response.text();
    },
    addDocument: async (grade, title) => addDocument(store, grade, title),
    addNews: async (title) => addNews(store, title),
    addNotice: async (buyer) => addNotice(store, buyer),
  };
}
