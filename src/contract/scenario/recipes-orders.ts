import { asList, asObject, isObject } from '#description/json.ts';
import {
  applyAfterSalesFormServiceTypeValues,
  customisedOrderOrderStateValues as customisedStates,
  invoiceTypeValues,
  listProductsFormInStockValues,
  moveCustomisedOrderFormStateValues,
  moveSampleOrderFormTypeValues,
  objectTypeValues,
  orderDocumentValues,
  standardOrderProOrderStateValues as states,
} from '#generated/enums.ts';
import type { Caller } from '../caller.ts';
import type { Fields } from '../exchange.ts';
import { callOrSkip, PreconditionUnmet } from '../precondition.ts';
import { memberOf, type Recipe, textOf } from './recipe.ts';
import { placeOrder } from './recipes-shop.ts';
import type { ShopActors } from './shop-actors.ts';
import { shopHooks } from './shop-hooks.ts';

const receiver = {
  receivingUser: 'Story Teller',
  receivingPhone: '13800138000',
  receivingAddress: '1 Story Street, Shenzhen',
};
const annex = new File(['%PDF-1.7\n%%EOF\n'], 'drawing.pdf', { type: 'application/pdf' });
const application = {
  productName: 'Power module',
  indexRequirement: '24 V in, 5 V 10 A out',
  sizeRequirement: '50 x 30 x 12 mm',
  demandQuantity: '500',
  deliveryCycle: '8 weeks',
  qualityGrade: 'Industrial',
  weight: '35',
  installationMode: 'SMT',
  useEnvironment: '-40 to 85 °C',
  otherProcessRequirements: 'Conformal coating',
  detailedDescription: 'Efficiency of at least 92 %.',
};
const invoiceInfo = JSON.stringify({
  name: 'Story',
  city: 'Shenzhen',
  tel: '0755',
  kfhmc: 'Bank',
  kfhzh: '6217',
});
const contractName = 'signed.pdf';

/** A contract that the caller has uploaded, as an order keeps it. */
async function uploadContract(caller: Caller): Promise<string> {
  const file = new File(['%PDF-1.7\n%%EOF\n'], contractName, { type: 'application/pdf' });
  return `${contractName},${textOf(await callOrSkip(caller, 'uploadFile', { file }))}`;
}

/** A request of the member about a standard order that the back office has brought to a state. */
function orderIn(
  proOrderState: number,
  fields: (orderNo: string, caller: Caller) => Fields | Promise<Fields>,
): Recipe {
  return async (actors) => {
    const { caller } = memberOf(actors);
    const { orderNo } = await placeOrder(actors, caller);
    if (!(await shopHooks(actors.target).adminUpdate?.('StandardOrder', orderNo, { proOrderState })))
      throw new PreconditionUnmet('no order of the member is in the state that the action needs');
    return { caller, fields: await fields(orderNo, caller) };
  };
}

async function createCustomisedIn(actors: ShopActors, orderState: number): Promise<string> {
  const { email = '' } = memberOf(actors);
  const testHooks = shopHooks(actors.target);
  const orderNo = await testHooks.adminCreate?.('CustomisedOrder', email);
  if (orderNo === undefined || !(await testHooks.adminUpdate?.('CustomisedOrder', orderNo, { orderState })))
    throw new PreconditionUnmet('no customised order of the member is in the state that the action needs');
  return orderNo;
}

/** A product of which samples are given, in stock. */
async function sampleProduct(actors: ShopActors): Promise<{ productId: number; integralNum: number }> {
  const known = actors.ledger.find<{ productId: number; integralNum: number }>('sample product');
  if (known) return known;
  for (let pageNum = 1; pageNum <= 20; pageNum += 1) {
    const { json } = await callOrSkip(actors.visitor, 'listProducts', {
      inStock: listProductsFormInStockValues.onlyInStock,
      pageNum,
      pageSize: 50,
    });
    const products = asList(asObject(json).data).filter(isObject);
    const found = products.find(({ customIntegration }) => Number(customIntegration) > 0);
    if (found) {
      const chosen = { productId: Number(found.productId), integralNum: Number(found.customIntegration) };
      actors.ledger.keep('sample product', chosen);
      return chosen;
    }
    if (products.length === 0) break;
  }
  throw new PreconditionUnmet('the catalogue has no product of which samples are given');
}

/** The entry of the member that was made last. */
async function lastOf(caller: Caller, list: string, key: string): Promise<number> {
  const { json } = await callOrSkip(caller, list, { pageNum: 1, pageSize: 1 });
  return Number(asList(asObject(json).data).filter(isObject)[0]?.[key]);
}

async function chat(actors: ShopActors): Promise<{ caller: Caller; objectId: string }> {
  const { caller } = memberOf(actors);
  return { caller, objectId: (await placeOrder(actors, caller)).orderNo };
}

const hello = (objectId: string) => ({
  content: 'Hello',
  getId: 'service',
  objectId,
  objectType: objectTypeValues.standardOrder,
});

/** What follows an order: receipt, after-sales, invoice, contract, chat, samples. */
export const orderRecipes: Readonly<Record<string, Recipe>> = {
  confirmStandardReceipt: orderIn(states.inDelivery, (orderNo) => ({ orderNo })),
  cancelStandardOrder: orderIn(states.awaitingPayment, (orderNo) => ({ orderNo })),
  uploadStandardContract: orderIn(states.awaitingPayment, async (orderNo, caller) => ({
    orderNo,
    contractLink: await uploadContract(caller),
  })),
  applyAfterSales: orderIn(states.completed, (orderNo) => ({
    orderNo,
    orderType: objectTypeValues.standardOrder,
    serviceType: applyAfterSalesFormServiceTypeValues.exchangeGoods,
    questionContent: 'Some pins are bent.',
  })),
  applyInvoice: orderIn(states.awaitingShipment, (orderNo) => ({
    orderNo,
    orderType: objectTypeValues.standardOrder,
    invoiceType: invoiceTypeValues.domesticInvoice,
    invoiceInfo,
  })),
  uploadCustomisedContract: async (actors) => {
    const { caller } = memberOf(actors);
    const orderNo = await createCustomisedIn(actors, customisedStates.uploadContract);
    return { caller, fields: { orderNo, contractLink: await uploadContract(caller) } };
  },
  getFileLink: async (actors) => {
    const { caller } = memberOf(actors);
    return { caller, fields: { path: textOf(await callOrSkip(caller, 'uploadFile', { file: annex })) } };
  },
  applyCustomisedOrder: async (actors) => {
    const { caller } = memberOf(actors);
    const annexFile = textOf(await callOrSkip(caller, 'uploadFile', { file: annex }));
    return { caller, fields: { ...application, ...receiver, annexFile } };
  },
  moveCustomisedOrder: async (actors) => ({
    caller: memberOf(actors).caller,
    fields: {
      orderNo: await createCustomisedIn(actors, customisedStates.toBeExamined),
      state: moveCustomisedOrderFormStateValues.cancelOrder,
    },
  }),
  applySample: async (actors) => ({
    caller: memberOf(actors).caller,
    fields: { ...(await sampleProduct(actors)), ...receiver },
  }),
  moveSampleOrder: async (actors) => {
    const { caller } = memberOf(actors);
    await callOrSkip(caller, 'applySample', { ...(await sampleProduct(actors)), ...receiver });
    return {
      caller,
      fields: {
        sampleId: await lastOf(caller, 'listSampleOrders', 'sampleId'),
        type: moveSampleOrderFormTypeValues.cancelOrder,
      },
    };
  },
  getOrderDocument: async (actors) => {
    const { caller } = memberOf(actors);
    const { orderNo } = await placeOrder(actors, caller);
    return { caller, fields: { orderNo, document: orderDocumentValues.orderConfirmation } };
  },
  listIssuedDocuments: async (actors) => {
    const { caller } = memberOf(actors);
    const { orderNo } = await placeOrder(actors, caller);
    const document = orderDocumentValues.orderConfirmation;
    await callOrSkip(caller, 'getOrderDocument', { orderNo, document });
    return { caller, fields: { orderNo } };
  },
  sendChatMessage: async (actors) => {
    const { caller, objectId } = await chat(actors);
    return { caller, fields: hello(objectId) };
  },
  listChatMessages: async (actors) => {
    const { caller, objectId } = await chat(actors);
    await callOrSkip(caller, 'sendChatMessage', hello(objectId));
    return { caller, fields: { getId: 'service', objectId } };
  },
  cancelProject: async (actors) => {
    const { caller } = memberOf(actors);
    const project = { projectName: 'Meter', phone: '13800138000', projectDescribe: 'A meter' };
    await callOrSkip(caller, 'addProject', project);
    const projectId = await lastOf(caller, 'listProjects', 'projectId');
    await callOrSkip(caller, 'submitProject', { projectId });
    return { caller, fields: { projectId } };
  },
  markNotice: async (actors) => {
    const { caller, email = '' } = memberOf(actors);
    const id = await shopHooks(actors.target).adminCreate?.('Notice', email);
    if (id === undefined) throw new PreconditionUnmet('the member has no notice');
    return { caller, fields: { messageId: Number(id) } };
  },
};
