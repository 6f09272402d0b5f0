import { useQueryClient } from '@tanstack/react-query';
import { pageSizes } from '#generated/constants.ts';
import { getListAddressesQueryKey, type listAddresses } from '#generated/hooks/addresses/addresses.ts';
import type { AddAddressForm } from '#generated/hooks/model/addAddressForm.ts';
import type { Address } from '#generated/hooks/model/address.ts';
import { useSubmitAddress } from '#web/forms/use-submit-address.ts';

/** The page of addresses that the order shows. */
export const orderAddresses = { pageNum: 1, pageSize: pageSizes.listAddresses.orderSubmit };

/** Adds or changes an address and returns its id. The form shows refusals. */
export function useSaveAddress(address: Address | undefined, known: readonly Address[]) {
  const queries = useQueryClient();
  const submit = useSubmitAddress(address);
  return async (fields: AddAddressForm): Promise<number | undefined> => {
    await submit(fields);
    const queryKey = getListAddressesQueryKey(orderAddresses);
    const now = queries.getQueryData<Awaited<ReturnType<typeof listAddresses>>>(queryKey)?.data ?? [];
    const isNew = ({ addressId }: Address) => known.every((address) => address.addressId !== addressId);
    return address ? address.addressId : now.find(isNew)?.addressId;
  };
}
