import { constants } from '#generated/constants.ts';
import { type CustomHandlers, callingMember, refused } from '../call.ts';
import { currentUnitPrice, refuseProducts, validateCartLine } from '../line-requests.ts';
import { findOwn } from '../own-entry.ts';

/** Custom because quantities follow the product, and the price at the time of the change is stored. */
export const cartHandlers: CustomHandlers = {
  addCartItem(call, { productId, producNum }) {
    const { store } = call.world;
    const $owner = callingMember(call).$id;
    const product = store.at('products', productId);
    if (!product) return refused('notFound');
    const mine = store.all('cartItems').filter((line) => line.$owner === $owner);
    const line = mine.find((one) => one.productId === productId);
    const num = producNum + (line?.num ?? 0);
    const wanted = { product, num, ...(line ? { carId: line.carId } : {}) };
    const rejection = validateCartLine(wanted);
    if (rejection) return rejection;
    const chosen = { num, $seenPrice: currentUnitPrice(wanted) };
    if (line) store.change('cartItems', line, chosen);
    else if (mine.length >= constants.cartMaxItems) return refuseProducts('quantityRefused', [wanted]);
    else store.add('cartItems', ($id) => ({ $id, carId: $id, $owner, productId, ...chosen }));
    return { ok: true };
  },

  /** The new number must be one that the product is sold in. */
  updateCartItem(call, { carId, num }) {
    const found = findOwn(call, 'cartItems', 'carId', carId);
    if (!found.ok) return found;
    const product = call.world.store.at('products', found.entry.productId);
    if (!product) return refused('notFound');
    const wanted = { product, num, carId };
    const rejection = validateCartLine(wanted);
    if (rejection) return rejection;
    call.world.store.change('cartItems', found.entry, { num, $seenPrice: currentUnitPrice(wanted) });
    return { ok: true };
  },
};
