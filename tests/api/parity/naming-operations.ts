import { constants } from '#generated/constants.ts';
import {
  applyAfterSalesFormOrderTypeValues,
  applyAfterSalesFormServiceTypeValues,
  orderDocumentValues,
  startTopUpFormPayTypeValues,
} from '#generated/enums.ts';
import type { OperationId } from '#generated/server/routes.ts';
import { addressFields } from '../support/address-fields.ts';
import { type Side, type SideBuyer, type SideFields, ticketOf } from './side.ts';
import { placeOrder, receiver } from './side-orders.ts';

type Key = string | number;

/** What a member has: how it is made, and a key of the same form that nothing has. */
interface Thing {
  readonly make: (side: Side, owner: SideBuyer) => Promise<Key>;
  readonly unknown: Key;
}

export const unknownId = 2_000_000_000;

/** A thing that one call adds, whose key its list shows. */
function listedThing(
  key: string,
  list: OperationId,
  add: (side: Side, owner: SideBuyer) => Promise<unknown>,
): Thing {
  return {
    unknown: unknownId,
    async make(side, owner) {
      await add(side, owner);
      const { data } = await side.call(list, {}, owner);
      return data[0][key];
    },
  };
}

const support = {
  remark1: 'How should the ground be laid out?',
  communication: 1,
  communicationRemark: 'Zoom 845 2207 7190',
  scheduled: '2027-03-01',
  languageType: 1,
  remark: 'Four-layer board',
};
const project = { projectName: 'Gateway', phone: '13800138000', projectDescribe: 'Four RS-485 ports' };
export const samplePoints = 40;

async function productOf(side: Side): Promise<{ productId: number }> {
  const { productId } = await side.addProduct();
  return { productId };
}

async function applySample(side: Side, owner: SideBuyer) {
  const { productId } = await side.addProduct({ customIntegration: samplePoints, stock: 10 });
  return side.call('applySample', { ...receiver, productId, integralNum: samplePoints }, owner);
}

export async function uploadDocument(side: Side, owner: SideBuyer): Promise<string> {
  const file = new File(['%PDF-1.7\n%%EOF\n'], 'signed.pdf', { type: 'application/pdf' });
  return (await side.call('uploadFile', { file }, owner)).data;
}

const session = listedThing('sessionId', 'listSessions', async () => undefined);
export const cartLine = listedThing('carId', 'listCartItems', async (side, owner) =>
  side.call('addCartItem', { ...(await productOf(side)), producNum: 5 }, owner),
);
export const address = listedThing('addressId', 'listAddresses', (side, owner) =>
  side.call('addAddress', addressFields('Wei Li'), owner),
);
const sampleId = listedThing('sampleId', 'listSampleOrders', applySample);
const sampleNo: Thing = {
  ...listedThing('orderNo', 'listSampleOrders', applySample),
  unknown: 'S2026030299999999',
};
const supportRequest = listedThing('supportId', 'listRemoteSupports', (side, owner) =>
  side.call('addRemoteSupport', support, owner),
);
const draft = listedThing('projectId', 'listProjects', (side, owner) =>
  side.call('addProject', project, owner),
);
const favourite = listedThing('proCollecId', 'listFavourites', async (side, owner) =>
  side.call('addFavourite', await productOf(side), owner),
);
const visit = listedThing('footId', 'listFootprints', async (side, owner) =>
  side.call('addFootprint', await productOf(side), owner),
);
const alert = listedThing('alertId', 'listStockAlerts', async (side, owner) => {
  const { productId } = await side.addProduct({ stock: 0 });
  return side.call('addStockAlert', { productId }, owner);
});
const standard: Thing = { unknown: 'P2026030299999999', make: placeOrder };
const customised: Thing = {
  unknown: 'C2026030299999999',
  make: (side, owner) => side.addCustomisedOrder(owner, [{ usMoney: 1000, headAmount: 1 }]),
};
export const file: Thing = { unknown: '/files/u/none.pdf', make: uploadDocument };
const notice: Thing = { unknown: unknownId, make: (side, owner) => side.addNotice(owner) };
const topUp: Thing = {
  unknown: 'Z2026030299999999',
  async make(side, owner) {
    const { payType, amount } = { payType: startTopUpFormPayTypeValues.paypalDollars, amount: 500 };
    const { data: form } = await side.call('startTopUp', { payType, amount }, owner);
    return ticketOf(form).split('.')[0] ?? '';
  },
};

export interface NamingOperation {
  readonly thing: Thing;
  readonly fields: (key: Key) => SideFields;
}

const by = (field: string, thing: Thing, others: SideFields = {}): NamingOperation => {
  return { thing, fields: (key) => ({ [field]: key, ...others }) };
};

const amounts = { discountType: 3, discountAmount: 0, totalAmount: 310, integralNum: 0 };
const online = { payType: startTopUpFormPayTypeValues.paypalDollars, ...amounts };
const invoiceInfo = JSON.stringify({
  name: 'Blue Sky Inc.',
  num: '91440300MA5EXAMPLE',
  city: '1 Main Street',
  tel: '4155550100',
  kfhmc: 'Bank',
  kfhzh: '6217',
});
const chat = { getId: constants.chatServiceId };

/** Every operation that names a thing of a member, with a request that nothing else is wrong with. */
export const operations: Partial<Record<OperationId, NamingOperation>> = {
  logoutSession: by('sessionId', session),
  deleteCartItem: by('carId', cartLine),
  updateCartItem: by('carId', cartLine, { num: 6 }),
  selectCartItems: { thing: cartLine, fields: (key) => ({ ids: String(key) }) },
  submitCartOrder: {
    thing: cartLine,
    fields: (carId) => ({
      ...receiver,
      discountType: 3,
      integralNum: 100,
      integralMoney: 0,
      moneyNum: 2,
      productInfos: JSON.stringify([{ carId, productId: 1, productNum: 'RC0603-1', num: 5 }]),
    }),
  },
  editAddress: by('addressId', address, { ...addressFields('Jane Miller'), defaultState: 1 }),
  editAddressByPost: by('addressId', address, { ...addressFields('Jane Miller'), defaultState: 1 }),
  deleteAddresses: { thing: address, fields: (key) => ({ ids: String(key) }) },
  payStandardOrder: by('orderNo', standard, online),
  payCustomisedOrder: by('orderNo', customised, online),
  checkPayment: by('orderNo', standard),
  getStandardOrder: by('orderNo', standard),
  confirmStandardReceipt: by('orderNo', standard),
  cancelStandardOrder: by('orderNo', standard),
  applyAfterSales: by('orderNo', standard, {
    orderType: applyAfterSalesFormOrderTypeValues.standardOrder,
    serviceType: applyAfterSalesFormServiceTypeValues.exchangeGoods,
    questionContent: 'Two reels are missing.',
  }),
  buyAgain: by('orderNo', standard),
  uploadStandardContract: by('orderNo', standard, { contractLink: 'signed.pdf,/files/u/none.pdf' }),
  getSampleOrder: by('orderNo', sampleNo),
  moveSampleOrder: by('sampleId', sampleId, { type: 5 }),
  getCustomisedOrder: by('orderNo', customised),
  listInstalments: by('orderNo', customised),
  moveCustomisedOrder: by('orderNo', customised, { state: 2 }),
  uploadCustomisedContract: by('orderNo', customised, { contractLink: 'signed.pdf,/files/u/none.pdf' }),
  listIssuedDocuments: by('orderNo', standard),
  getOrderDocument: by('orderNo', standard, { document: orderDocumentValues.proformaInvoice }),
  applyInvoice: by('orderNo', standard, { orderType: 1, invoiceType: 1, invoiceInfo }),
  getFileLink: by('path', file),
  listChatMessages: by('objectId', standard, chat),
  sendChatMessage: by('objectId', standard, { ...chat, objectType: 1, content: 'Hello' }),
  markNotice: by('messageId', notice),
  getTopUp: by('paymentNo', topUp),
  editRemoteSupport: by('supportId', supportRequest, support),
  cancelRemoteSupport: by('supportId', supportRequest),
  deleteStockAlert: by('alertId', alert),
  deleteFootprint: by('footId', visit),
  editProject: by('projectId', draft, project),
  cancelProject: by('projectId', draft),
  submitProject: by('projectId', draft),
  deleteFavourite: by('proCollecId', favourite),
};
