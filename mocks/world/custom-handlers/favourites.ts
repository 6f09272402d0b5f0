import { type CustomHandlers, callingMember, refused } from '../call.ts';

/** Custom because a product becomes a favourite only once. */
export const favouritesHandlers: CustomHandlers = {
  /** A product that is a favourite stays one. */
  addFavourite(call, { productId }) {
    const { store } = call.world;
    const $owner = callingMember(call).$id;
    if (!store.at('products', productId)) return refused('notFound');
    const known = store.all('favourites').some((one) => one.$owner === $owner && one.productId === productId);
    if (!known) store.add('favourites', ($id) => ({ $id, proCollecId: $id, $owner, productId }));
    return { ok: true };
  },
};
