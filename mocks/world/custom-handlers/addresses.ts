import { constants } from '#generated/constants.ts';
import { type Call, type CustomHandlers, callingMember, refused } from '../call.ts';
import type { AddressEntry } from '../entries.ts';
import { findOwn } from '../own-entry.ts';
import { refusedRegion, regionTrees } from '../regions.ts';

async function editAddress(call: Call, { addressId, defaultState, ...fields }: AddressFields) {
  const found = findOwn(call, 'addresses', 'addressId', addressId);
  if (!found.ok) return found;
  const refusal = await refusedRegion(fields.country, String(found.entry.country));
  if (refusal) return refusal;
  call.world.store.change('addresses', found.entry, fields);
  if (defaultState === 1) makeDefault(call, addressId);
  return { ok: true } as const;
}

/** One address is the default one, and only one. */
function makeDefault(call: Call, addressId: number): void {
  for (const address of addressesOf(call)) {
    const defaultState = address.addressId === addressId ? 1 : 0;
    if (address.defaultState !== defaultState)
      call.world.store.change('addresses', address, { defaultState });
  }
}

function addressesOf(call: Call): AddressEntry[] {
  const me = callingMember(call).$id;
  return call.world.store.all('addresses').filter(({ $owner }) => $owner === me);
}

type AddressFields = Readonly<Record<string, unknown>> & {
  readonly addressId: number;
  readonly defaultState?: 1;
};

/** Custom because one address per member is the default, regions must be complete, and the region tree is loaded on demand. */
export const addressesHandlers: CustomHandlers = {
  editAddress,

  editAddressByPost: editAddress,

  /** The first address is the default one; there is a limit. */
  async addAddress(call, request) {
    const refusal = await refusedRegion(request.country);
    if (refusal) return refusal;
    const kept = addressesOf(call).length;
    if (kept >= constants.maxAddresses) return refused('notOffered');
    const $owner = callingMember(call).$id;
    const defaultState = kept === 0 ? 1 : 0;
    call.world.store.add('addresses', ($id) => ({ $id, addressId: $id, $owner, ...request, defaultState }));
    return { ok: true };
  },

  /** All or none; the newest of the rest becomes the default one where that is gone. */
  deleteAddresses(call, { ids }) {
    const gone: AddressEntry[] = [];
    for (const id of new Set(ids.split(',').map(Number))) {
      const found = findOwn(call, 'addresses', 'addressId', id);
      if (!found.ok) return found;
      gone.push(found.entry);
    }
    for (const address of gone) call.world.store.remove('addresses', address);
    const left = addressesOf(call);
    const newest = left.at(-1);
    if (newest && !left.some(({ defaultState }) => defaultState === 1)) makeDefault(call, newest.addressId);
    return { ok: true };
  },

  async getRegionTree({ language }) {
    const { default: tree } = await regionTrees[language]();
    return { ok: true, data: tree.regions };
  },
};
