import { asList, asObject, isObject } from '#description/json.ts';
import {
  downloadGradeValues,
  payOrderFormDiscountAmountValues,
  payOrderFormPayTypeValues,
  standardOrderDiscountTypeValues,
} from '#generated/enums.ts';
import type { Caller } from '../caller.ts';
import type { Fields } from '../exchange.ts';
import { callOrSkip, PreconditionUnmet } from '../precondition.ts';
import { awaitedProduct, backorderedProduct, nextProduct, type Orderable } from './products.ts';
import { memberOf, paramsOf, type Recipe, textOf } from './recipe.ts';
import type { ShopActors, ShopMember } from './shop-actors.ts';
import { shopHooks } from './shop-hooks.ts';

const receiver = {
  receivingUser: 'Story Teller',
  receivingPhone: '13800138000',
  receivingAddress: '1 Story Street, Shenzhen',
};
const noDiscount = { discountType: standardOrderDiscountTypeValues.noDiscount, integralNum: 0 };

export type CartLine = Orderable & { readonly carId: number };

/** Puts the smallest quantity of a product into the cart and returns the line. */
export async function cartLine(actors: ShopActors, caller: Caller, chosen?: Orderable): Promise<CartLine> {
  const product = chosen ?? (await nextProduct(actors));
  const { productId, num } = product;
  await callOrSkip(caller, 'addCartItem', { productId, producNum: num });
  const lines = asList(asObject((await callOrSkip(caller, 'listCartItems')).json).data).filter(isObject);
  const line = lines.find((entry) => entry.productId === productId);
  if (!line) throw new PreconditionUnmet('the cart does not show the product that was just added');
  return { ...product, carId: Number(line.carId) };
}

/** An order of one line of the cart. */
export function cartOrder(line: CartLine): Fields {
  const { carId, productId, productNum, num, backorderWeeks, backordered } = line;
  // What is undefined is not written.
  const productInfos = JSON.stringify([{ carId, productId, productNum, num, backorderWeeks, backordered }]);
  return { ...noDiscount, integralMoney: 0, productInfos, ...receiver };
}

/** The fields of an order of one product without the cart, without a discount. */
export function directOrder(product: Orderable): Fields {
  return { ...product, ...noDiscount, ...receiver };
}

/** Payment from the balance in yuan, which takes a payment password; without one, online. */
export function payment(payPassword: string | undefined) {
  const way =
    payPassword === undefined
      ? { payType: payOrderFormPayTypeValues.cardOrAlipay }
      : { payType: payOrderFormPayTypeValues.yuanBalance, payPassword };
  return { ...noDiscount, discountAmount: payOrderFormDiscountAmountValues.nothing, ...way };
}

/** Places an order that awaits payment; returns its number and its amount in US cents. */
export async function placeOrder(
  actors: ShopActors,
  caller: Caller,
): Promise<{ orderNo: string; totalAmount: number }> {
  const placed = await callOrSkip(caller, 'submitDirectOrder', directOrder(await nextProduct(actors)));
  return { orderNo: textOf(placed), totalAmount: Number(paramsOf(placed).usMoney) };
}

/** A customised order of a member that awaits payment, created by the back office, and the amount due. */
export async function dueOrder(actors: ShopActors, { caller, email = '' }: ShopMember) {
  const orderNo = await shopHooks(actors.target).adminCreate?.('CustomisedOrder', email);
  if (orderNo === undefined) throw new PreconditionUnmet('no customised order of the member awaits payment');
  // The refusal of a wrong amount carries the right one.
  const asked = await caller.call('payCustomisedOrder', { ...payment(undefined), orderNo, totalAmount: 0 });
  return { orderNo, totalAmount: Number(paramsOf(asked).usMoney) };
}

/** The document of the next turn in a list of documents. */
async function documentOf(actors: ShopActors, downloadGrade: number, caller: Caller) {
  const { json } = await callOrSkip(actors.visitor, 'listDocuments', { downloadGrade, pageSize: 20 });
  const document = actors.ledger.turn(
    `documents ${downloadGrade}`,
    asList(asObject(json).data).filter(isObject),
  );
  if (!document) throw new PreconditionUnmet('the target lists no document');
  return { caller, fields: { tid: Number(document.tid) } };
}

/** The cart, orders and payments; products, quantities and amounts that fit together. */
export const shopRecipes: Readonly<Record<string, Recipe>> = {
  addCartItem: async (actors) => {
    const { productId, num } = await nextProduct(actors);
    return { caller: memberOf(actors).caller, fields: { productId, producNum: num } };
  },
  addStockAlert: async (actors) => ({
    caller: memberOf(actors).caller,
    fields: { productId: await awaitedProduct(actors) },
  }),
  deleteCartItem: async (actors) => {
    const { caller } = memberOf(actors);
    return { caller, fields: { carId: (await cartLine(actors, caller)).carId } };
  },
  updateCartItem: async (actors) => {
    const { caller } = memberOf(actors);
    const { carId, num } = await cartLine(actors, caller);
    return { caller, fields: { carId, num: num * 2 } };
  },
  selectCartItems: async (actors) => {
    const { caller } = memberOf(actors);
    const lines = [await cartLine(actors, caller), await cartLine(actors, caller)];
    return { caller, fields: { ids: lines.map(({ carId }) => carId).join(',') } };
  },
  submitCartOrder: async (actors) => {
    const { caller } = memberOf(actors);
    // A product that is delivered later shows all that an order can say.
    return { caller, fields: cartOrder(await cartLine(actors, caller, await backorderedProduct(actors))) };
  },
  submitDirectOrder: async (actors) => ({
    caller: memberOf(actors).caller,
    fields: directOrder(await nextProduct(actors)),
  }),
  payStandardOrder: async (actors) => {
    const { caller, payPassword } = memberOf(actors);
    return { caller, fields: { ...(await placeOrder(actors, caller)), ...payment(payPassword) } };
  },
  payCustomisedOrder: async (actors) => {
    const { caller, payPassword } = memberOf(actors);
    return { caller, fields: { ...(await dueOrder(actors, memberOf(actors))), ...payment(payPassword) } };
  },
  listPartnerOffers: async (actors) => {
    if (actors.target.partnerKey === undefined)
      throw new PreconditionUnmet('the target has given no key of a partner');
    const { productNum, num } = await nextProduct(actors);
    const later = await backorderedProduct(actors);
    const others = [later?.productNum, 'NO-SUCH-PART'].filter((name) => name !== undefined);
    const parts = JSON.stringify([
      { productNum, quantity: num },
      ...others.map((productNum) => ({ productNum })),
    ]);
    return { caller: actors.visitor, fields: { parts } };
  },
  getDocumentPreview: (actors) => documentOf(actors, downloadGradeValues.freeDownload, actors.visitor),
  countDocumentDownload: (actors) => documentOf(actors, downloadGradeValues.freeDownload, actors.visitor),
  authoriseDocumentDownload: (actors) =>
    documentOf(actors, downloadGradeValues.freeDownload, memberOf(actors).caller),
};
