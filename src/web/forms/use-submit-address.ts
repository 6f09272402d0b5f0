import { useQueryClient } from '@tanstack/react-query';
import {
  invalidateListAddresses,
  useAddAddress,
  useEditAddress,
} from '#generated/hooks/addresses/addresses.ts';
import type { AddAddressForm } from '#generated/hooks/model/addAddressForm.ts';
import type { Address } from '#generated/hooks/model/address.ts';

/** Changes an address, or adds one where there is none, and reads the lists again. The form shows refusals. */
export function useSubmitAddress(address: Address | undefined): (fields: AddAddressForm) => Promise<void> {
  const queries = useQueryClient();
  const options = { mutation: { meta: { suppressErrorToast: true } } };
  const add = useAddAddress(options);
  const edit = useEditAddress(options);
  return async (fields) => {
    if (address) await edit.mutateAsync({ data: { addressId: address.addressId, ...fields } });
    else await add.mutateAsync({ data: fields });
    await invalidateListAddresses(queries);
  };
}
