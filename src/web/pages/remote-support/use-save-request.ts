import { useQueryClient } from '@tanstack/react-query';
import type { Fields as NewRequest } from '#generated/forms/addRemoteSupport.ts';
import type { Fields as ChangedRequest } from '#generated/forms/editRemoteSupport.ts';
import {
  invalidateListRemoteSupports,
  useAddRemoteSupport,
  useEditRemoteSupport,
} from '#generated/hooks/remote-support/remote-support.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/messages/message-store.ts';

const options = { mutation: { meta: { suppressErrorToast: true } } };

/** Books or changes remote support, says so and reads the requests again. The form shows refusals. */
export function useSaveRequest(onDone: () => void) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const add = useAddRemoteSupport(options);
  const edit = useEditRemoteSupport(options);
  const saved = async (message: string) => {
    showMessage('success', message);
    await invalidateListRemoteSupports(queries);
    onDone();
  };
  return {
    add: async (data: NewRequest) => {
      await add.mutateAsync({ data });
      await saved(t('remoteSupport.message.added'));
    },
    edit: async (data: ChangedRequest) => {
      await edit.mutateAsync({ data });
      await saved(t('remoteSupport.message.edited'));
    },
  };
}
