import { useQueryClient } from '@tanstack/react-query';
import { pageSizes } from '#generated/constants.ts';
import {
  getListAddressesQueryKey,
  type listAddresses,
  useAddAddress,
  useEditAddress,
} from '#generated/hooks/addresses/addresses.ts';
import type { AddAddressForm } from '#generated/hooks/model/addAddressForm.ts';
import type { Address } from '#generated/hooks/model/address.ts';

/** The page of addresses that the order shows. */
export const orderAddresses = { pageNum: 1, pageSize: pageSizes.listAddresses.orderSubmit };

/** Adds or changes an address, reads the list again and returns the id of the address. The form shows refusals. */
export function useSaveAddress(address: Address | undefined, known: readonly Address[]) {
  const queries = useQueryClient();
  const options = { mutation: { meta: { suppressErrorToast: true } } };
  const add = useAddAddress(options);
  const edit = useEditAddress(options);

  const readAnew = async () => {
    await queries.invalidateQueries({ queryKey: getListAddressesQueryKey() });
    const queryKey = getListAddressesQueryKey(orderAddresses);
    return queries.getQueryData<Awaited<ReturnType<typeof listAddresses>>>(queryKey)?.data ?? [];
  };
  return async (fields: AddAddressForm): Promise<number | undefined> => {
    if (address) await edit.mutateAsync({ data: { addressId: address.addressId, ...fields } });
    else await add.mutateAsync({ data: fields });
    const now = await readAnew();
    const isNew = ({ addressId }: Address) => known.every((address) => address.addressId !== addressId);
    return address ? address.addressId : now.find(isNew)?.addressId;
  };
}
