import { type CustomHandlers, callingMember, refused } from '../call.ts';

/** Custom because a second visit moves the entry to the top. */
export const footprintsHandlers: CustomHandlers = {
  /** A second visit moves the entry to the top. */
  addFootprint(call, { productId }) {
    const { store } = call.world;
    const $owner = callingMember(call).$id;
    if (!store.at('products', productId)) return refused('notFound');
    const known = store.all('footprints').find((one) => one.$owner === $owner && one.productId === productId);
    const createTime = call.now.toISOString();
    if (known) store.change('footprints', known, { createTime });
    else store.add('footprints', ($id) => ({ $id, footId: $id, $owner, productId, createTime }));
    return { ok: true };
  },
};
