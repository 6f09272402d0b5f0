import {
  type AddressFields,
  addressFields,
  addToAddresses,
  defaultStateOf,
  isDefault,
  nextDefault,
  refuseRegion,
} from '#domain/addresses/address-rules.ts';
import { ownEntries } from '#domain/ownership/own-entry.ts';
import { readIds } from '#domain/wire/read-ids.ts';
import type { Requests } from '#generated/server/handlers.ts';
import { type Call, type CustomHandlers, callingMember } from '../call.ts';
import type { AddressEntry } from '../entries.ts';
import { findOwn, toOwned } from '../own-entry.ts';
import { loadRegionTrees, regionTrees } from './regions.ts';

type Edit = Partial<AddressFields> & Pick<Requests['editAddress'], 'addressId' | 'defaultState'>;

async function editAddress(call: Call, request: Edit) {
  const { addressId, defaultState } = request;
  const found = findOwn(call, 'addresses', 'addressId', addressId);
  if (!found.ok) return found;
  const fields = addressFields(request);
  const refused = refuseRegion(await loadRegionTrees(), fields.country, String(found.entry.country));
  if (refused) return refused;
  call.world.store.change('addresses', found.entry, fields);
  if (isDefault(defaultState)) makeDefault(call, addressId);
  return { ok: true } as const;
}

/** One address is the default one, and only one. */
function makeDefault(call: Call, addressId: number): void {
  for (const address of addressesOf(call)) {
    const defaultState = defaultStateOf(address.addressId === addressId);
    if (address.defaultState !== defaultState)
      call.world.store.change('addresses', address, { defaultState });
  }
}

function addressesOf(call: Call): AddressEntry[] {
  const me = callingMember(call).$id;
  return call.world.store.all('addresses').filter(({ $owner }) => $owner === me);
}

/** Custom because one address per member is the default, regions must be complete, and the region tree is loaded on demand. */
export const addressesHandlers: CustomHandlers = {
  editAddress,

  editAddressByPost: editAddress,

  async addAddress(call, request) {
    const refused = refuseRegion(await loadRegionTrees(), request.country);
    if (refused) return refused;
    const added = addToAddresses(addressesOf(call).length);
    if (!added.ok) return added;
    const $owner = callingMember(call).$id;
    const defaultState = defaultStateOf(added.isDefault);
    call.world.store.add('addresses', ($id) => ({
      ...addressFields(request),
      $id,
      addressId: $id,
      $owner,
      defaultState,
    }));
    return { ok: true };
  },

  /** All or none. */
  deleteAddresses(call, { ids }) {
    const { store } = call.world;
    const found = ownEntries(readIds(ids), callingMember(call).$id, (id) =>
      toOwned(store.find('addresses', 'addressId', id)),
    );
    if (!found.ok) return found;
    for (const { entry } of found.value) store.remove('addresses', entry);
    const left = addressesOf(call).map(({ addressId, defaultState }) => {
      return { id: addressId, isDefault: isDefault(defaultState) };
    });
    const next = nextDefault(left);
    if (next) makeDefault(call, next.id);
    return { ok: true };
  },

  async getRegionTree({ language }) {
    const { default: tree } = await regionTrees[language]();
    return { ok: true, data: tree.regions };
  },
};
