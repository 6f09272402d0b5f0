import { forgottenVisits, recordVisit } from '#domain/footprints/visits.ts';
import { requireExisting } from '#domain/ownership/own-entry.ts';
import { type CustomHandlers, callingMember } from '../call.ts';
import { sortEntries } from '../sort-and-page.ts';

/** Custom because the price is kept, and only the latest visits are. */
export const footprintsHandlers: CustomHandlers = {
  addFootprint(call, { productId }) {
    const { store } = call.world;
    const $owner = callingMember(call).$id;
    const found = requireExisting(store.at('products', productId));
    if (!found.ok) return found;
    const product = found.value;
    const recorded = recordVisit({ withdrawn: product.$withdrawn });
    if (!recorded.ok) return recorded;
    const ownFootprints = () => store.all('footprints').filter((entry) => entry.$owner === $owner);
    const visit = { $seenPrice: product.$unitPrice, createTime: call.now.toISOString() };
    const before = ownFootprints().find((entry) => entry.productId === productId);
    if (before) store.change('footprints', before, visit);
    else store.add('footprints', ($id) => ({ $id, footId: $id, $owner, productId, ...visit }));
    for (const forgotten of forgottenVisits(sortEntries(ownFootprints(), '-createTime', call.language)))
      store.remove('footprints', forgotten);
    return { ok: true };
  },
};
