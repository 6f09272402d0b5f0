import { constants } from '#generated/constants.ts';
import { uploadFileFormLimits } from '#generated/limits.ts';
import { type Call, callingMember, type HandHandlers, refused } from '../call.ts';
import type { AddressEntry } from '../entries.ts';
import { own } from './own.ts';
import { refusedRegion } from './regions.ts';

function addressesOf(call: Call): AddressEntry[] {
  const me = callingMember(call).$id;
  return call.world.store.all('addresses').filter(({ $owner }) => $owner === me);
}

/** One address is the default one, and only one. */
function makeDefault(call: Call, addressId: number): void {
  for (const address of addressesOf(call)) {
    const defaultState = address.addressId === addressId ? 1 : 0;
    if (address.defaultState !== defaultState)
      call.world.store.change('addresses', address, { defaultState });
  }
}

type AddressFields = Readonly<Record<string, unknown>> & {
  readonly addressId: number;
  readonly defaultState?: 1;
};

async function editAddress(call: Call, { addressId, defaultState, ...fields }: AddressFields) {
  const refusal = await refusedRegion(fields.country);
  if (refusal) return refusal;
  const found = own(call, 'addresses', 'addressId', addressId);
  if (!found.ok) return found;
  call.world.store.change('addresses', found.entry, fields);
  if (defaultState === 1) makeDefault(call, addressId);
  return { ok: true } as const;
}

/** What a member keeps, where keeping it changes more than one entry. */
export const keptHandlers: HandHandlers = {
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
      const found = own(call, 'addresses', 'addressId', id);
      if (!found.ok) return found;
      gone.push(found.entry);
    }
    for (const address of gone) call.world.store.remove('addresses', address);
    const left = addressesOf(call);
    const newest = left.at(-1);
    if (newest && !left.some(({ defaultState }) => defaultState === 1)) makeDefault(call, newest.addressId);
    return { ok: true };
  },

  /** A product that is a favourite stays one. */
  addFavourite(call, { productId }) {
    const { store } = call.world;
    const $owner = callingMember(call).$id;
    if (!store.at('products', productId)) return refused('notFound');
    const known = store.all('favourites').some((one) => one.$owner === $owner && one.productId === productId);
    if (!known) store.add('favourites', ($id) => ({ $id, proCollecId: $id, $owner, productId }));
    return { ok: true };
  },

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

  /** The file is gone as soon as it is looked at: only its path is kept, by the calls that carry it. */
  uploadFile(call, { file }) {
    const { name, size } = file as unknown as File;
    if (size > uploadFileFormLimits.file.maxBytes) return refused('fileTooLarge');
    const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0].toLowerCase();
    if (!extension) return refused('fileTypeRefused');
    return { ok: true, data: `/files/mock/${callingMember(call).$id}-${call.now.getTime()}${extension}` };
  },
};
