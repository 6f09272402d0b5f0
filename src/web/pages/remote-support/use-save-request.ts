import { useQueryClient } from '@tanstack/react-query';
import type { Fields as NewRequest } from '#generated/forms/addRemoteSupport.ts';
import type { Fields as ChangedRequest } from '#generated/forms/editRemoteSupport.ts';
import {
  invalidateListRemoteSupports,
  useAddRemoteSupport,
  useEditRemoteSupport,
} from '#generated/hooks/remote-support/remote-support.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useNavigateFromHere } from '#web/state/use-navigate-from-here.ts';
import { showMessage } from '#web/toasts/message-store.ts';

interface Saving {
  /** Where a new request is the first of the list. */
  firstPage: string;
  onDone: () => void;
}

const options = { mutation: { meta: { suppressErrorToast: true } } };

/** Books or changes remote support, says so and reads the requests again. The form shows refusals. */
export function useSaveRequest({ firstPage, onDone }: Saving) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const fromHere = useNavigateFromHere();
  const add = useAddRemoteSupport(options);
  const edit = useEditRemoteSupport(options);
  const onSaved = async (message: string, lead?: () => void) => {
    showMessage('success', message);
    await invalidateListRemoteSupports(queries);
    lead?.();
    onDone();
  };
  return {
    add: async (data: NewRequest) => {
      const go = fromHere();
      await add.mutateAsync({ data });
      await onSaved(t('remoteSupport.message.added'), () => go(firstPage));
    },
    edit: async (data: ChangedRequest) => {
      await edit.mutateAsync({ data });
      await onSaved(t('remoteSupport.message.edited'));
    },
  };
}
