import { isRestorable, keepFavourite } from '#domain/favourites/keep-favourite.ts';
import { requireExisting } from '#domain/ownership/own-entry.ts';
import { type Call, type CustomHandlers, callingMember } from '../call.ts';
import type { FavouriteEntry } from '../entries.ts';
import { findOwn } from '../own-entry.ts';

function ownFavourites(call: Call): FavouriteEntry[] {
  const $owner = callingMember(call).$id;
  return call.world.store.all('favourites').filter((entry) => entry.$owner === $owner);
}

/** What the caller removed of a product, if anything. */
function findRemoved(call: Call, productId: number) {
  const $owner = callingMember(call).$id;
  return call.world.store
    .all('removedFavourites')
    .find((entry) => entry.$owner === $owner && entry.productId === productId);
}

/** Custom because the price is kept and a removal can be undone. */
export const favouritesHandlers: CustomHandlers = {
  addFavourite(call, { productId }) {
    const { store } = call.world;
    const found = requireExisting(store.at('products', productId));
    if (!found.ok) return found;
    const product = found.value;
    const mine = ownFavourites(call);
    const removed = findRemoved(call, productId);
    const known = mine.some((entry) => entry.productId === productId)
      ? { removedAt: null }
      : removed && { removedAt: new Date(removed.$removedAt) };
    const decided = keepFavourite({
      product: { withdrawn: product.$withdrawn },
      known,
      total: mine.length,
      now: call.now,
    });
    if (!decided.ok || decided.effect === 'stays') return decided;
    if (removed) store.remove('removedFavourites', removed);
    if (removed && decided.effect === 'restored') {
      const { $removedAt: _, ...favourite } = removed;
      store.put('favourites', favourite);
      return { ok: true };
    }
    store.add('favourites', ($id) => ({
      $id,
      proCollecId: $id,
      $owner: callingMember(call).$id,
      productId,
      $seenPrice: product.$unitPrice,
      createTime: call.now.toISOString(),
    }));
    return { ok: true };
  },

  deleteFavourite(call, { proCollecId }) {
    const { store } = call.world;
    const found = findOwn(call, 'favourites', 'proCollecId', proCollecId);
    if (!found.ok) return found;
    const { entry } = found;
    store.remove('favourites', entry);
    for (const removed of store.all('removedFavourites'))
      if (!isRestorable({ removedAt: new Date(removed.$removedAt) }, call.now))
        store.remove('removedFavourites', removed);
    store.put('removedFavourites', { ...entry, $removedAt: call.now.toISOString() });
    return { ok: true };
  },
};
