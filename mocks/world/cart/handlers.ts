import { addToLine, chooseQuantity } from '#domain/cart/cart-lines.ts';
import { requireExisting } from '#domain/ownership/own-entry.ts';
import { type CustomHandlers, callingMember } from '../call.ts';
import { findOwn } from '../own-entry.ts';
import { offeredProduct } from './offered-product.ts';

/** Custom because quantities follow the product, and the price at the time of the change is stored. */
export const cartHandlers: CustomHandlers = {
  addCartItem(call, { productId, producNum: added }) {
    const { store } = call.world;
    const $owner = callingMember(call).$id;
    const found = requireExisting(store.at('products', productId));
    if (!found.ok) return found;
    const mine = store.all('cartItems').filter((line) => line.$owner === $owner);
    const line = mine.find((one) => one.productId === productId);
    const chosen = addToLine({ product: offeredProduct(found.value), added, line, lines: mine.length });
    if (!chosen.ok) return chosen;
    const { num, seenPrice: $seenPrice } = chosen.value;
    if (line) store.change('cartItems', line, { num, $seenPrice });
    else store.add('cartItems', ($id) => ({ $id, carId: $id, $owner, productId, num, $seenPrice }));
    return { ok: true };
  },

  updateCartItem(call, { carId, num }) {
    const found = findOwn(call, 'cartItems', 'carId', carId);
    if (!found.ok) return found;
    const product = requireExisting(call.world.store.at('products', found.entry.productId));
    if (!product.ok) return product;
    const chosen = chooseQuantity({ product: offeredProduct(product.value), num, carId });
    if (!chosen.ok) return chosen;
    const { seenPrice: $seenPrice } = chosen.value;
    call.world.store.change('cartItems', found.entry, { num, $seenPrice });
    return { ok: true };
  },
};
