import { useQueryClient } from '@tanstack/react-query';
import { actions } from '#generated/actions.ts';
import {
  invalidateListAddresses,
  useDeleteAddresses,
  useEditAddress,
} from '#generated/hooks/addresses/addresses.ts';
import type { Address } from '#generated/hooks/model/address.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useOneAtATime } from '#web/state/use-one-at-a-time.ts';
import { showMessage } from '#web/toasts/message-store.ts';

/** Deletes an address or makes it the default one, says so and reads the list again. */
export function useChangeAddress({ addressId }: Pick<Address, 'addressId'>) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const optionsWith = (text: string) => ({
    mutation: {
      onSuccess: () => {
        showMessage('success', text);
      },
      onSettled: () => invalidateListAddresses(queries),
    },
  });
  const remove = useDeleteAddresses(optionsWith(t('profile.message.deleted')));
  const edit = useEditAddress(optionsWith(t('profile.message.changed')));
  const { defaultState } = actions.Address.setDefaultAddress.sets;
  const once = useOneAtATime();
  // The error policy has said why it failed.
  const nothing = () => undefined;
  return {
    isRunning: remove.isPending || edit.isPending,
    remove: () => once(() => remove.mutateAsync({ data: { ids: String(addressId) } }).catch(nothing)),
    makeDefault: () => once(() => edit.mutateAsync({ data: { addressId, defaultState } }).catch(nothing)),
  };
}
