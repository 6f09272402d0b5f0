import type { OperationId } from '#generated/transport.ts';
import type { Client, Fields } from './client.ts';
import type { World } from './world/call.ts';
import { buyer, startingPassword, startingPayPassword } from './world/start/members.ts';

/** What a test may look up before it sends a request. */
export interface Looking {
  readonly world: World;
  readonly client: Client;
}

type Make = Fields | ((looking: Looking) => Fields | Promise<Fields>);

function orderNo(
  world: World,
  collection: 'standardOrders' | 'customisedOrders',
  state: number,
  index = 0,
): string {
  const orders = world.store.all(collection).filter(({ $owner }) => $owner === buyer);
  const fitting = orders.filter(
    (order) => (order.proOrderState ?? order.orderState) === state && order.assFlag === 0,
  );
  return fitting[index]?.orderNo ?? '';
}

async function pictureCode({ world, client }: Looking) {
  const { loginMark } = (await client.call('getVerifyCode')).data;
  return { loginMark, code: world.store.find('captchas', 'mark', loginMark)?.answer ?? '' };
}

/** Asks for a code and reads it from the mail. */
async function mailedCode(
  { world, client }: Looking,
  operation: OperationId,
  fields: Fields,
): Promise<string> {
  await client.call(operation, fields);
  return world.outbox.mails.at(-1)?.code ?? '';
}

const receiver = { receivingUser: 'Li Lei', receivingPhone: '13800138000', receivingAddress: 'Shenzhen' };
const address = {
  mechanismName: 'Blue Sky',
  contacts: 'Li Lei',
  country: '中国,广东,深圳',
  address: '1 Main Street',
};
const place = { ...address, zipCode: '518000', contactPhone: '13800138000' };
const project = { projectName: 'Meter', phone: '13800138000', projectDescribe: 'A meter' };
const support = {
  remark1: 'Ripple',
  communication: 1,
  communicationRemark: '138',
  languageType: 1,
  remark: 'See file',
};
const contract = 'signed.pdf,/files/signed.pdf';
const invoice = { name: 'Blue Sky', city: 'Shenzhen', tel: '0755', kfhmc: 'Bank', kfhzh: '6217' };
const wish = Object.fromEntries(
  [
    ...[
      'productName',
      'indexRequirement',
      'sizeRequirement',
      'demandQuantity',
      'deliveryCycle',
      'qualityGrade',
    ],
    ...['weight', 'installationMode', 'useEnvironment', 'otherProcessRequirements', 'detailedDescription'],
  ].map((name) => [name, `a ${name}`]),
);
const file = new File(['%PDF-1.7'], 'contract.pdf', { type: 'application/pdf' });
const payment = { discountType: 3, discountAmount: 0, integralNum: 0 };
const scheduled = '2030-01-15';

/** A request of every operation that the starting world answers with code 0 to its first member. */
export const possibleRequests: Record<OperationId, Make> = {
  countUnreadMessages: {},
  listFriendLinks: {},
  getVerifyCode: {},
  logoutMember: {},
  listHotCatalogs: {},
  getCatalogTree: {},
  listProducts: { catalogId: 3, quantity: 100 },
  listColumns: { catalogId: 3 },
  getProduct: { productId: 40 },
  getUsdPrice: { unitPrice: 12.5 },
  countProductFacets: { catalogId: 3 },
  searchAll: { keyWord: '100nF' },
  getBanners: {},
  listNews: { keyWord: 'price' },
  getNewsDetail: { nid: 1 },
  getCompanyProfile: {},
  listSolutions: {},
  getSolution: { schemeId: 1 },
  listHelpEntries: {},
  getHelpEntry: { id: 1 },
  listCartItems: {},
  countCartItems: {},
  addCartItem: { productId: 1, producNum: 100 },
  deleteCartItem: { carId: 1 },
  updateCartItem: { carId: 1, num: 200 },
  selectCartItems: { ids: '2,1' },
  getConsumerDiscount: {},
  getRegionTree: {},
  listAddresses: {},
  addAddress: place,
  getAccount: {},
  editAddress: { addressId: 2, defaultState: 1 },
  editAddressByPost: { addressId: 2, ...place },
  deleteAddresses: { ids: '1,2' },
  listAccountFlow: {},
  listWithdrawals: {},
  sendAccountCode: {},
  getMember: {},
  listDocuments: {},
  listDocumentTypes: {},
  listStandardOrders: { state: 6 },
  listSampleOrders: {},
  listCustomisedOrders: {},
  getLatestInvoice: {},
  listInvoices: {},
  listOrderChats: {},
  listNotices: {},
  markNotice: { messageId: 1 },
  listPointsFlow: {},
  listRemoteSupports: {},
  listProjects: {},
  addRemoteSupport: { ...support, scheduled },
  editRemoteSupport: { supportId: 4, ...support, scheduled },
  cancelRemoteSupport: { supportId: 4 },
  listCommunicationTypes: {},
  listFootprints: {},
  listFavourites: {},
  addFootprint: { productId: 7 },
  deleteFootprint: { footId: 1 },
  addProject: project,
  editProject: { projectId: 4, ...project },
  cancelProject: { projectId: 3 },
  submitProject: { projectId: 4 },
  addFavourite: { productId: 7 },
  deleteFavourite: { proCollecId: 1 },
  uploadFile: { file },
  startTopUp: { payType: 1, amount: 1000 },
  applyWithdrawal: { cashAccount: '13800138000', cashAmount: 1000, cashType: 1 },
  sendRegistrationCode: { mailAddress: 'new@example.com' },
  sendResetCode: { mailAddress: 'buyer@example.com' },
  updateLoginPassword: { oldPassword: startingPassword, password: 'Yellow5sun' },
  updateMember: { mechanismName: 'Blue', provinces: '广东', country: '中国', phone: '13900139000' },
  loginMember: async (looking) => ({
    email: 'buyer@example.com',
    password: startingPassword,
    ...(await pictureCode(looking)),
  }),
  registerMember: async (looking) => ({
    name: 'A',
    surname: 'B',
    phone: '13800138000',
    email: 'new@example.com',
    password: 'Green6tree',
    country: '中国',
    provinces: '广东',
    mechanismName: 'New',
    code: await mailedCode(looking, 'sendRegistrationCode', { mailAddress: 'new@example.com' }),
  }),
  resetPassword: async (looking) => ({
    mail: 'buyer@example.com',
    password: 'Green6tree',
    code: await mailedCode(looking, 'sendResetCode', { mailAddress: 'buyer@example.com' }),
  }),
  setPayPassword: async (looking) => {
    await looking.client.signIn('newcomer@example.com', startingPassword);
    return { payPassword: 'Green6tree', code: await mailedCode(looking, 'sendAccountCode', {}) };
  },
  updatePayPassword: async (looking) => ({
    oldPayPassword: startingPayPassword,
    payPassword: 'Green6tree',
    code: await mailedCode(looking, 'sendAccountCode', {}),
  }),
  applySample: ({ world }) => {
    const offered = ({ customIntegration, stock }: { customIntegration: number; stock: number }) =>
      customIntegration > 0 && stock > 0;
    const product = world.store.all('products').find(offered);
    return { productId: product?.productId, integralNum: product?.customIntegration, ...receiver };
  },
  submitCartOrder: async ({ client }) => {
    const [line] = (await client.call('listCartItems')).data;
    const { carId, productId, productNum, num } = line;
    return {
      discountType: 3,
      integralMoney: 0,
      integralNum: 0,
      ...receiver,
      productInfos: JSON.stringify([{ carId, productId, productNum, num }]),
    };
  },
  submitDirectOrder: async ({ client }) => {
    const { productId, productName, productNum, unitPrice, startBuy } = (
      await client.call('getProduct', { productId: 40 })
    ).data;
    const moneyNum = Math.round(unitPrice * startBuy);
    return {
      discountType: 3,
      integralNum: 0,
      moneyNum,
      num: startBuy,
      productId,
      productName,
      productNum,
      unitPrice,
      ...receiver,
    };
  },
  payStandardOrder: ({ world }) => {
    const no = orderNo(world, 'standardOrders', 1);
    const totalAmount = world.store.find('standardOrders', 'orderNo', no)?.moneyNum;
    return { orderNo: no, payType: 3, totalAmount, payPassword: startingPayPassword, ...payment };
  },
  payCustomisedOrder: ({ world }) => {
    const no = orderNo(world, 'customisedOrders', 4, 2);
    return { orderNo: no, payType: 1, totalAmount: 150_000, ...payment };
  },
  countDocumentDownload: ({ world }) => ({
    tid: world.store.all('documents').find(({ $grade }) => $grade === 0)?.tid,
  }),
  authoriseDocumentDownload: ({ world }) => ({
    tid: world.store.all('documents').find(({ $grade }) => $grade === 1)?.tid,
  }),
  getStandardOrder: ({ world }) => ({ orderNo: orderNo(world, 'standardOrders', 4) }),
  confirmStandardReceipt: ({ world }) => ({ orderNo: orderNo(world, 'standardOrders', 3) }),
  cancelStandardOrder: ({ world }) => ({ orderNo: orderNo(world, 'standardOrders', 2) }),
  applyAfterSales: ({ world }) => ({
    orderType: 1,
    orderNo: orderNo(world, 'standardOrders', 4),
    questionContent: 'Broken',
    serviceType: 2,
  }),
  uploadStandardContract: ({ world }) => ({
    orderNo: orderNo(world, 'standardOrders', 1),
    contractLink: contract,
  }),
  getSampleOrder: ({ world }) => ({ orderNo: world.store.all('sampleOrders')[0]?.orderNo }),
  moveSampleOrder: ({ world }) => ({
    sampleId: world.store.find('sampleOrders', 'orderState', 0)?.sampleId,
    type: 5,
  }),
  getCustomisedOrder: ({ world }) => ({ orderNo: orderNo(world, 'customisedOrders', 4) }),
  listInstalments: ({ world }) => ({ orderNo: orderNo(world, 'customisedOrders', 4) }),
  moveCustomisedOrder: ({ world }) => ({ orderNo: orderNo(world, 'customisedOrders', 0), state: 2 }),
  uploadCustomisedContract: ({ world }) => ({
    orderNo: orderNo(world, 'customisedOrders', 1),
    contractLink: contract,
  }),
  applyCustomisedOrder: { ...wish, ...receiver },
  applyInvoice: ({ world }) => {
    const no = orderNo(world, 'customisedOrders', 5);
    const [paid] = world.store.find('customisedOrders', 'orderNo', no)?.amountListVos ?? [];
    const customizedIds = String(paid?.purchaseId);
    return { orderNo: no, orderType: 2, invoiceType: 1, customizedIds, invoiceInfo: JSON.stringify(invoice) };
  },
  listChatMessages: ({ world }) => ({
    getId: 'service',
    objectId: world.store.all('chatMessages').at(-1)?.objectId,
  }),
  sendChatMessage: ({ world }) => ({
    content: 'Hello',
    getId: 'service',
    objectId: orderNo(world, 'standardOrders', 1),
    objectType: 1,
  }),
};
