import { asList, asObject, isObject } from '#description/json.ts';
import type { Caller } from '../caller.ts';
import type { Cast } from './cast.ts';
import { Closed, must } from './closed.ts';
import { nextProduct, type Orderable } from './products.ts';
import { memberOf, paramsOf, type Recipe, textOf } from './recipe.ts';

const receiver = {
  receivingUser: 'Story Teller',
  receivingPhone: '13800138000',
  receivingAddress: '1 Story Street, Shenzhen',
};
const noDiscount = { discountType: 3, integralNum: 0 };

/** Puts the smallest quantity of a new product into the cart and answers the line. */
async function cartLine(cast: Cast, caller: Caller): Promise<Orderable & { readonly carId: number }> {
  const product = await nextProduct(cast);
  const { productId, num } = product;
  await must(caller, 'addCartItem', { productId, producNum: num });
  const lines = asList(asObject((await must(caller, 'listCartItems')).json).data).filter(isObject);
  const line = lines.find((one) => one.productId === productId);
  if (!line) throw new Closed('the cart does not show the product that was just put in');
  return { ...product, carId: Number(line.carId) };
}

function directOrder(product: Orderable) {
  return { ...product, ...noDiscount, ...receiver };
}

/** Payment from the balance of yuan, which takes a payment password; without one, online. */
function payment(payPassword: string | undefined) {
  const way = payPassword === undefined ? { payType: 1 } : { payType: 3, payPassword };
  return { ...noDiscount, discountAmount: 0, ...way };
}

/** Places an order that awaits payment; answers its number and its amount in US cents. */
export async function placeOrder(
  cast: Cast,
  caller: Caller,
): Promise<{ orderNo: string; totalAmount: number }> {
  const placed = await must(caller, 'submitDirectOrder', directOrder(await nextProduct(cast)));
  return { orderNo: textOf(placed), totalAmount: Number(paramsOf(placed).usMoney) };
}

/** A customised order that awaits payment, added by the shop's desk, and what is due of it. */
async function dueOrder(cast: Cast) {
  const { caller, email = '' } = memberOf(cast);
  const orderNo = await cast.target.backstage.deskAdds?.('CustomisedOrder', email);
  if (orderNo === undefined) throw new Closed('no customised order of the member awaits payment');
  // The refusal of another amount tells the right one.
  const asked = await caller.call('payCustomisedOrder', { ...payment(undefined), orderNo, totalAmount: 0 });
  return { orderNo, totalAmount: Number(paramsOf(asked).usMoney) };
}

/** The document of the next turn in a list of documents. */
async function documentOf(cast: Cast, downloadGrade: number, caller: Caller) {
  const { json } = await must(cast.visitor, 'listDocuments', { downloadGrade, pageSize: 20 });
  const document = cast.ledger.turn(
    `documents ${downloadGrade}`,
    asList(asObject(json).data).filter(isObject),
  );
  if (!document) throw new Closed('the target lists no document');
  return { caller, fields: { tid: Number(document.tid) } };
}

/** The cart, orders and payments; products, quantities and amounts that fit together. */
export const shopRecipes: Readonly<Record<string, Recipe>> = {
  addCartItem: async (cast) => {
    const { productId, num } = await nextProduct(cast);
    return { caller: memberOf(cast).caller, fields: { productId, producNum: num } };
  },
  deleteCartItem: async (cast) => {
    const { caller } = memberOf(cast);
    return { caller, fields: { carId: (await cartLine(cast, caller)).carId } };
  },
  updateCartItem: async (cast) => {
    const { caller } = memberOf(cast);
    const { carId, num } = await cartLine(cast, caller);
    return { caller, fields: { carId, num: num * 2 } };
  },
  selectCartItems: async (cast) => {
    const { caller } = memberOf(cast);
    const lines = [await cartLine(cast, caller), await cartLine(cast, caller)];
    return { caller, fields: { ids: lines.map(({ carId }) => carId).join(',') } };
  },
  submitCartOrder: async (cast) => {
    const { caller } = memberOf(cast);
    const { carId, productId, productNum, num } = await cartLine(cast, caller);
    const productInfos = JSON.stringify([{ carId, productId, productNum, num }]);
    return { caller, fields: { ...noDiscount, integralMoney: 0, productInfos, ...receiver } };
  },
  submitDirectOrder: async (cast) => ({
    caller: memberOf(cast).caller,
    fields: directOrder(await nextProduct(cast)),
  }),
  payStandardOrder: async (cast) => {
    const { caller, payPassword } = memberOf(cast);
    return { caller, fields: { ...(await placeOrder(cast, caller)), ...payment(payPassword) } };
  },
  payCustomisedOrder: async (cast) => {
    const { caller, payPassword } = memberOf(cast);
    return { caller, fields: { ...(await dueOrder(cast)), ...payment(payPassword) } };
  },
  countDocumentDownload: (cast) => documentOf(cast, 2, cast.visitor),
  authoriseDocumentDownload: (cast) => documentOf(cast, 2, memberOf(cast).caller),
};
