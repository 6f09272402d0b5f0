import { asList, asObject, isObject } from '#description/json.ts';
import type { Caller } from '../caller.ts';
import type { Fields } from '../exchange.ts';
import type { Cast } from './cast.ts';
import { Closed, must } from './closed.ts';
import { memberOf, type Recipe } from './recipe.ts';
import { placeOrder } from './recipes-shop.ts';

const receiver = {
  receivingUser: 'Story Teller',
  receivingPhone: '13800138000',
  receivingAddress: '1 Story Street, Shenzhen',
};
const invoiceInfo = JSON.stringify({
  name: 'Story',
  city: 'Shenzhen',
  tel: '0755',
  kfhmc: 'Bank',
  kfhzh: '6217',
});
const contractLink = 'signed.pdf,/files/signed.pdf';

/** A request of the member about a standard order that the desk has brought to a state. */
function orderIn(proOrderState: number, fields: (orderNo: string) => Fields): Recipe {
  return async (cast) => {
    const { caller } = memberOf(cast);
    const { orderNo } = await placeOrder(cast, caller);
    if (!(await cast.target.backstage.deskSets?.('StandardOrder', orderNo, { proOrderState })))
      throw new Closed('no order of the member is in the state that the action needs');
    return { caller, fields: fields(orderNo) };
  };
}

async function customisedIn(cast: Cast, orderState: number): Promise<string> {
  const { email = '' } = memberOf(cast);
  const { backstage } = cast.target;
  const orderNo = await backstage.deskAdds?.('CustomisedOrder', email);
  if (orderNo === undefined || !(await backstage.deskSets?.('CustomisedOrder', orderNo, { orderState })))
    throw new Closed('no customised order of the member is in the state that the action needs');
  return orderNo;
}

/** A product of which samples are given, in stock. */
async function sampleProduct(cast: Cast): Promise<{ productId: number; integralNum: number }> {
  const known = cast.ledger.known<{ productId: number; integralNum: number }>('sample product');
  if (known) return known;
  for (let pageNum = 1; pageNum <= 20; pageNum += 1) {
    const { json } = await must(cast.visitor, 'listProducts', { inStock: 1, pageNum, pageSize: 50 });
    const products = asList(asObject(json).data).filter(isObject);
    const found = products.find(({ customIntegration }) => Number(customIntegration) > 0);
    if (found) {
      const chosen = { productId: Number(found.productId), integralNum: Number(found.customIntegration) };
      cast.ledger.keep('sample product', chosen);
      return chosen;
    }
    if (products.length === 0) break;
  }
  throw new Closed('the catalogue has no product of which samples are given');
}

/** The entry of the member that was made last. */
async function lastOf(caller: Caller, list: string, key: string): Promise<number> {
  const { json } = await must(caller, list, { pageNum: 1, pageSize: 1 });
  return Number(asList(asObject(json).data).filter(isObject)[0]?.[key]);
}

async function chat(cast: Cast): Promise<{ caller: Caller; objectId: string }> {
  const { caller } = memberOf(cast);
  return { caller, objectId: (await placeOrder(cast, caller)).orderNo };
}

const hello = (objectId: string) => ({ content: 'Hello', getId: 'service', objectId, objectType: 1 });

/** What follows an order: receipt, after-sales, invoice, contract, chat, samples. */
export const orderRecipes: Readonly<Record<string, Recipe>> = {
  confirmStandardReceipt: orderIn(3, (orderNo) => ({ orderNo })),
  cancelStandardOrder: orderIn(1, (orderNo) => ({ orderNo })),
  uploadStandardContract: orderIn(1, (orderNo) => ({ orderNo, contractLink })),
  applyAfterSales: orderIn(4, (orderNo) => ({
    orderNo,
    orderType: 1,
    serviceType: 2,
    questionContent: 'Some pins are bent.',
  })),
  applyInvoice: orderIn(2, (orderNo) => ({ orderNo, orderType: 1, invoiceType: 1, invoiceInfo })),
  uploadCustomisedContract: async (cast) => ({
    caller: memberOf(cast).caller,
    fields: { orderNo: await customisedIn(cast, 1), contractLink },
  }),
  moveCustomisedOrder: async (cast) => ({
    caller: memberOf(cast).caller,
    fields: { orderNo: await customisedIn(cast, 0), state: 2 },
  }),
  applySample: async (cast) => ({
    caller: memberOf(cast).caller,
    fields: { ...(await sampleProduct(cast)), ...receiver },
  }),
  moveSampleOrder: async (cast) => {
    const { caller } = memberOf(cast);
    await must(caller, 'applySample', { ...(await sampleProduct(cast)), ...receiver });
    return { caller, fields: { sampleId: await lastOf(caller, 'listSampleOrders', 'sampleId'), type: 5 } };
  },
  sendChatMessage: async (cast) => {
    const { caller, objectId } = await chat(cast);
    return { caller, fields: hello(objectId) };
  },
  listChatMessages: async (cast) => {
    const { caller, objectId } = await chat(cast);
    await must(caller, 'sendChatMessage', hello(objectId));
    return { caller, fields: { getId: 'service', objectId } };
  },
  cancelProject: async (cast) => {
    const { caller } = memberOf(cast);
    const project = { projectName: 'Meter', phone: '13800138000', projectDescribe: 'A meter' };
    await must(caller, 'addProject', project);
    const projectId = await lastOf(caller, 'listProjects', 'projectId');
    await must(caller, 'submitProject', { projectId });
    return { caller, fields: { projectId } };
  },
  markNotice: async (cast) => {
    const { caller, email = '' } = memberOf(cast);
    const id = await cast.target.backstage.deskAdds?.('Notice', email);
    if (id === undefined) throw new Closed('the member has no notice');
    return { caller, fields: { messageId: Number(id) } };
  },
};
