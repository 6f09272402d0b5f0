import type { OrderKind } from '#domain/payment/order-kind.ts';
import type { ChargeType } from './session/charge-type.ts';

/** Links are made here and only in the canonical spelling; the router itself matches without regard to case. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  resetPassword: '/modifyPsd',
  cart: '/shopcar',
  submitOrder: '/submit/order',
  cashier: '/payPage',
  paySuccess: '/pay',
  sampleOrderPage: '/order',
  orders: '/all/order',
  orderDetail: '/order/orderDetail',
  memberCentre: '/membercenter',
  memberDetail: '/memberCenterDetail',
  security: '/member/security',
  memberData: '/member/data',
  messages: '/mine/message',
  balance: '/balance/MyBalance',
  topUp: '/cash/charge',
  projects: '/myProject/MyProject',
  footprints: '/footPrint/all',
  stockAlerts: '/stockAlerts',
  favourites: '/collection/all',
  remoteSupport: '/remote/technology',
  products: '/goodsCenter',
  product: '/GoodsDetails',
  compare: '/compare',
  customApply: '/customized/apply',
  documents: '/tgshare',
  help: '/service',
  about: '/aboutUs',
  contact: '/contactUs',
  news: '/news',
  newsDetail: '/newsDetail',
  solutions: '/solution',
  search: '/searchAll',
} as const;

function withQuery(path: string, query: Record<string, string | number>): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${path}?${search}`;
}

export const categoryHref = (catalogId: number) => withQuery(paths.products, { id: catalogId });
export const productHref = (productId: number) => withQuery(paths.product, { id: productId });
/** Where the page of a part that cannot be bought says what there is instead. */
export const alternativesHash = '#alternatives';
export const alternativesHref = (productId: number) => productHref(productId) + alternativesHash;
/** The application for a product with a part of the catalogue and a quantity filled in: the shop replies with a price. */
export const quoteHref = (part: string, quantity: number) => withQuery(paths.customApply, { part, quantity });
export const newsHref = (nid: number) => withQuery(paths.newsDetail, { nid });
export const helpHref = (id: number) => withQuery(paths.help, { id });
/** A technical document alone. */
export const documentHref = (tid: number) => withQuery(paths.documents, { tid });
/** The solutions page with the solution at this place of the list, from 0, shown first. */
export const solutionHref = (index: number) => withQuery(paths.solutions, { index });
export const searchHref = (searchType: number | string, keyWord: string) =>
  withQuery(paths.search, { id: searchType, keyWord });
/** Top-up (`cz`) or withdrawal (`tx`). */
export const chargeHref = (type: ChargeType) => withQuery(paths.topUp, { type });
export const memberDetailHref = (tab: 0 | 1 | 2 | 3 | 4) => withQuery(paths.memberDetail, { i: tab });
/** The order page for chosen lines of the cart. */
export const settleHref = (carIds: readonly number[]) =>
  withQuery(paths.submitOrder, { carIds: carIds.join(',') });
/** The order page for one product, without the cart. */
export const buyNowHref = (productId: number, quantity: number) =>
  withQuery(paths.submitOrder, { carIds: productId, num: 1, number: quantity });
/** The kinds of orders as the routes and the data of a payment number them; no call does. */
export const orderRouteTypes = { standard: 0, customised: 1, sample: 2 } as const satisfies Record<
  OrderKind,
  number
>;
/** The detail of an order; `num` is the filter of the list that it was opened from. */
export const orderHref = (kind: OrderKind, orderNo: string, num?: number) =>
  withQuery(paths.orderDetail, {
    id: orderNo,
    ...(num === undefined ? undefined : { num }),
    type: orderRouteTypes[kind],
  });
/** The list of orders of a kind; `num` is its status filter. */
export const ordersHref = (kind: OrderKind, num?: number) =>
  withQuery(paths.orders, { type: orderRouteTypes[kind], ...(num === undefined ? undefined : { num }) });
/** The list of sample orders. */
export const sampleOrdersHref = ordersHref('sample');
/** Where a payment of an order ends that was made without leaving the shop. */
export const paySuccessHref = (orderNo: string) => withQuery(paths.paySuccess, { orderNo, result: 'paid' });
