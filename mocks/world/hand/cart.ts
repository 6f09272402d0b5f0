import { constants } from '#generated/constants.ts';
import { selectCartItemsAnswerLimits } from '#generated/limits.ts';
import { callingMember, type HandHandlers, refused } from '../call.ts';
import { shownBy } from '../engine.ts';
import { cartFlawOf, priceNow, refuseProducts } from '../offers.ts';
import { own } from './own.ts';

const mostChosen = selectCartItemsAnswerLimits.data.maxItems;

/** Quantities follow the product: start, multiple, limit; the price of the moment is remembered. */
export const cartHandlers: HandHandlers = {
  addCartItem(call, { productId, producNum }) {
    const { store } = call.world;
    const $owner = callingMember(call).$id;
    const product = store.at('products', productId);
    if (!product) return refused('notFound');
    const mine = store.all('cartItems').filter((line) => line.$owner === $owner);
    const line = mine.find((one) => one.productId === productId);
    const num = producNum + (line?.num ?? 0);
    const wanted = { product, num, ...(line ? { carId: line.carId } : {}) };
    const flaw = cartFlawOf(wanted);
    if (flaw) return flaw;
    const chosen = { num, $seenPrice: priceNow(wanted) };
    if (line) store.change('cartItems', line, chosen);
    else if (mine.length >= constants.cartMaxItems) return refuseProducts('quantityRefused', [wanted]);
    else store.add('cartItems', ($id) => ({ $id, carId: $id, $owner, productId, ...chosen }));
    return { ok: true };
  },

  /** The new number must be one that the product is sold in. */
  updateCartItem(call, { carId, num }) {
    const found = own(call, 'cartItems', 'carId', carId);
    if (!found.ok) return found;
    const product = call.world.store.at('products', found.entry.productId);
    if (!product) return refused('notFound');
    const wanted = { product, num, carId };
    const flaw = cartFlawOf(wanted);
    if (flaw) return flaw;
    call.world.store.change('cartItems', found.entry, { num, $seenPrice: priceNow(wanted) });
    return { ok: true };
  },

  /** More lines than an answer may hold are refused by the field, each comes once and in the order asked for. */
  selectCartItems(call, { ids }) {
    const carIds = [...new Set(ids.split(',').map(Number))];
    if (ids.split(',').length > mostChosen) {
      const fields = [{ field: 'ids', rule: 'maxItems' as const, limit: mostChosen }];
      return { ok: false, code: 'fieldRefused', params: { fields } } as never;
    }
    const data: unknown[] = [];
    for (const carId of carIds) {
      const found = own(call, 'cartItems', 'carId', carId);
      if (!found.ok) return found;
      data.push(shownBy(call, found.entry));
    }
    return { ok: true, data: data as never };
  },
};
