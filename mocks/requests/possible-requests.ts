import { codeAt } from '#domain/account-security/totp.ts';
import { constants } from '#generated/constants.ts';
import {
  assFlagValues,
  customisedOrderOrderStateValues,
  objectTypeValues,
  payOrderFormPayTypeValues,
  standardOrderDiscountTypeValues,
  standardOrderProOrderStateValues,
} from '#generated/enums.ts';
import type { OperationId } from '#generated/transport.ts';
import type { Client, Fields } from '../client.ts';
import type { World } from '../world/call.ts';
import { buyer, startingPassword, startingPayPassword } from '../world/start/members.ts';
import { sampleFields } from './sample-fields.ts';
import { keyFields } from './world-keys.ts';

/** What a request may be made from: the world, and a client that can call it. */
export interface RequestContext {
  readonly world: World;
  readonly client: Client;
}

type Make = Fields | ((context: RequestContext) => Fields | Promise<Fields>);

interface OrderCriteria {
  readonly collection: 'standardOrders' | 'customisedOrders';
  readonly state: number;
  readonly index?: number;
}

function orderNo({ store }: World, { collection, state, index = 0 }: OrderCriteria): string {
  const orders = store
    .all(collection)
    .filter(
      (order) =>
        (order.proOrderState ?? order.orderState) === state && order.assFlag === assFlagValues.noAfterSales,
    );
  return orders[index]?.orderNo ?? '';
}

async function captcha({ world, client }: RequestContext) {
  const { loginMark } = (await client.call('getVerifyCode')).data;
  return { loginMark, code: world.store.find('captchas', 'mark', loginMark)?.answer ?? '' };
}

/** Asks for a code and reads it from the mail. */
async function mailedCode({ world, client }: RequestContext, operation: OperationId, fields: Fields = {}) {
  await client.call(operation, fields);
  return world.outbox.mails.findLast(({ code }) => code !== '')?.code ?? '';
}

const [known, unknown] = ['buyer@example.com', 'new@example.com'];
const { noDiscount } = standardOrderDiscountTypeValues;
/** A category with columns. */
const catalogId = 3;

/** The first code of a new secret. */
async function firstCode({ world, client }: RequestContext): Promise<string> {
  const { data } = await client.call('startSecondFactor', { password: startingPassword });
  return codeAt(data.secret, world.store.find('secondFactors', 'secret', data.secret)?.startedAt ?? 0);
}

/** Password and a recovery code of a second factor that was just switched on. */
async function provesItself(context: RequestContext) {
  const { data } = await context.client.call('confirmSecondFactor', { code: await firstCode(context) });
  return { password: startingPassword, secondFactor: data[0] };
}

/** The fields whose values must fit something in the world; all others come from the description. */
const fittingFields: Partial<Record<OperationId, Make>> = {
  listProducts: { catalogId, quantity: 100 },
  listColumns: { catalogId },
  countProductFacets: { catalogId },
  countSearchCategories: { keyWord: '0402' },
  addCartItem: { producNum: 100 },
  updateCartItem: { num: 200 },
  selectCartItems: { ids: '2,1' },
  deleteAddresses: { ids: '1,2' },
  sendRegistrationCode: { mailAddress: unknown },
  sendResetCode: { mailAddress: known },
  updateLoginPassword: { oldPassword: startingPassword, password: 'Yellow5sun' },
  loginMember: async (context) => ({ email: known, password: startingPassword, ...(await captcha(context)) }),
  registerMember: async (context) => ({
    email: unknown,
    code: await mailedCode(context, 'sendRegistrationCode', { mailAddress: unknown }),
  }),
  resetPassword: async (context) => ({
    mail: known,
    code: await mailedCode(context, 'sendResetCode', { mailAddress: known }),
  }),
  logoutSession: async ({ world, client }) => {
    await client.signIn(known, startingPassword);
    return { sessionId: world.store.all('sessions').at(-2)?.$id ?? 0 };
  },
  startSecondFactor: { password: startingPassword },
  confirmSecondFactor: async (context) => ({ code: await firstCode(context) }),
  deleteAccount: async ({ client }) => {
    await client.signIn('newcomer@example.com', startingPassword);
    return { password: startingPassword };
  },
  deleteSecondFactor: provesItself,
  resetRecoveryCodes: provesItself,
  setPayPassword: async (context) => {
    await context.client.signIn('newcomer@example.com', startingPassword);
    return { code: await mailedCode(context, 'sendAccountCode') };
  },
  updatePayPassword: async (context) => ({
    oldPayPassword: startingPayPassword,
    code: await mailedCode(context, 'sendAccountCode'),
  }),
  applySample: ({ world }) => {
    const product = world.store
      .all('products')
      .find(({ customIntegration, stock }) => customIntegration > 0 && stock > 0);
    return { productId: product?.productId, integralNum: product?.customIntegration };
  },
  submitCartOrder: async ({ client }) => {
    const [{ carId, productId, productNum, num }] = (await client.call('listCartItems')).data;
    const productInfos = JSON.stringify([{ carId, productId, productNum, num }]);
    return { discountType: noDiscount, integralMoney: 0, integralNum: 0, productInfos };
  },
  submitDirectOrder: async ({ client }) => {
    const { data } = await client.call('getProduct', { productId: 40 });
    const { productId, productName, productNum, unitPrice, startBuy: num } = data;
    const moneyNum = Math.round(unitPrice * num);
    const product = { productId, productName, productNum, unitPrice };
    return { discountType: noDiscount, integralNum: 0, moneyNum, num, ...product };
  },
  payStandardOrder: ({ world }) => {
    const no = orderNo(world, {
      collection: 'standardOrders',
      state: standardOrderProOrderStateValues.awaitingPayment,
    });
    const totalAmount = world.store.find('standardOrders', 'orderNo', no)?.moneyNum;
    return {
      orderNo: no,
      payType: payOrderFormPayTypeValues.yuanBalance,
      totalAmount,
      payPassword: startingPayPassword,
    };
  },
  payCustomisedOrder: ({ world }) => ({
    orderNo: orderNo(world, {
      collection: 'customisedOrders',
      state: customisedOrderOrderStateValues.awaitingPayment,
      index: 2,
    }),
    payType: payOrderFormPayTypeValues.cardOrAlipay,
    totalAmount: 150_000,
  }),
  getDocumentPreview: ({ world }) => ({
    tid: world.store.all('documents').find(({ $grade }) => $grade === 0)?.tid,
  }),
  countDocumentDownload: ({ world }) => ({
    tid: world.store.all('documents').find(({ $grade }) => $grade === 0)?.tid,
  }),
  authoriseDocumentDownload: ({ world }) => ({
    tid: world.store.all('documents').find(({ $grade }) => $grade === 1)?.tid,
  }),
  applyAfterSales: ({ world }) => ({
    orderType: objectTypeValues.standardOrder,
    orderNo: orderNo(world, {
      collection: 'standardOrders',
      state: standardOrderProOrderStateValues.completed,
    }),
  }),
  applyInvoice: ({ world }) => {
    const no = orderNo(world, {
      collection: 'customisedOrders',
      state: customisedOrderOrderStateValues.awaitingDeliveryOrReceipt,
    });
    const [paid] = world.store.find('customisedOrders', 'orderNo', no)?.amountListVos ?? [];
    return {
      orderNo: no,
      orderType: objectTypeValues.customisedOrder,
      customizedIds: String(paid?.purchaseId),
    };
  },
  getOrderDocument: ({ world }) => ({
    orderNo: orderNo(world, {
      collection: 'standardOrders',
      state: standardOrderProOrderStateValues.awaitingPayment,
    }),
  }),
  listIssuedDocuments: ({ world }) => ({
    orderNo: orderNo(world, {
      collection: 'standardOrders',
      state: standardOrderProOrderStateValues.awaitingPayment,
    }),
  }),
  getTopUp: ({ world }) => ({ paymentNo: world.store.all('payments')[0]?.number }),
  listChatMessages: ({ world }) => ({
    getId: constants.chatServiceId,
    objectId: world.store.all('chatMessages').at(-1)?.orderNo,
  }),
  addStockAlert: ({ world }) => ({
    productId: world.store.all('products').find(({ stock, $withdrawn }) => stock === 0 && !$withdrawn)
      ?.productId,
  }),
  sendChatMessage: ({ world }) => ({
    getId: constants.chatServiceId,
    objectId: orderNo(world, {
      collection: 'standardOrders',
      state: standardOrderProOrderStateValues.awaitingPayment,
    }),
    objectType: objectTypeValues.standardOrder,
  }),
};

/** A request of an operation to which the starting world responds with code 0 for its first member; may call the world before. */
export async function possibleRequest(id: OperationId, context: RequestContext): Promise<Fields> {
  const sample = sampleFields(id);
  const make = fittingFields[id] ?? {};
  const fitting = typeof make === 'function' ? await make(context) : make;
  return { ...sample, ...keyFields(context.world, id, sample, buyer), ...fitting };
}
