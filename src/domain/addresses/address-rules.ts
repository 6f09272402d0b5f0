import { constants } from '#generated/constants.ts';
import { type addressDefaultStateNames, addressDefaultStateValues } from '#generated/enums.ts';
import { isWholeRegion, type Region } from './region-path.ts';

/** A value of `defaultState`. */
export type DefaultState = keyof typeof addressDefaultStateNames;

/** Whether an address, or a request for one, says that it is the default one. */
export function isDefault(state: DefaultState | undefined): boolean {
  return state === addressDefaultStateValues.isDefault;
}

/** The `defaultState` of an address that is the default one, or is not. */
export function defaultStateOf(isDefaultOne: boolean): DefaultState {
  return isDefaultOne ? addressDefaultStateValues.isDefault : addressDefaultStateValues.notDefault;
}

const fieldNames = ['mechanismName', 'contacts', 'country', 'address', 'zipCode', 'contactPhone'] as const;

/** The fields that a member writes into an address. */
export type AddressFields = Readonly<Record<(typeof fieldNames)[number], string>>;

/** The written fields of a request, trimmed; those that it does not carry stay as they are. */
export function addressFields(request: Partial<AddressFields>): Partial<AddressFields> {
  const found = fieldNames.flatMap((name) => {
    const value = request[name];
    return value === undefined ? [] : [[name, value.trim()]];
  });
  return Object.fromEntries(found);
}

interface RegionRefusal {
  readonly ok: false;
  readonly code: 'fieldRefused';
  readonly params: { readonly fields: { readonly field: 'country'; readonly rule: 'region' }[] };
}

/** Refuses a region that an address cannot have, see {@link isWholeRegion}; undefined without one or where it can have it. */
export function refuseRegion(
  trees: readonly (readonly Region[])[],
  country: string | undefined,
  storedCountry?: string,
): RegionRefusal | undefined {
  if (country === undefined || isWholeRegion(trees, country, storedCountry)) return undefined;
  return { ok: false, code: 'fieldRefused', params: { fields: [{ field: 'country', rule: 'region' }] } };
}

/**
 * Decides whether a member with this many addresses may add one: `notOffered` at `constants.maxAddresses`. The first address becomes
 * the default one.
 */
export function addToAddresses(
  addresses: number,
): { readonly ok: true; readonly isDefault: boolean } | { readonly ok: false; readonly code: 'notOffered' } {
  return addresses >= constants.maxAddresses
    ? { ok: false, code: 'notOffered' }
    : { ok: true, isDefault: addresses === 0 };
}

/** The address that becomes the default one after a deletion: the newest that is left, unless the default one is still there. */
export function nextDefault<Address extends { readonly id: number; readonly isDefault: boolean }>(
  left: readonly Address[],
): Address | undefined {
  if (left.some(({ isDefault }) => isDefault)) return undefined;
  return left.toSorted((a, b) => b.id - a.id)[0];
}
