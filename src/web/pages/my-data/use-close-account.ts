import { useQueryClient } from '@tanstack/react-query';
import type { Fields } from '#generated/forms/deleteAccount.ts';
import { invalidateGetClosing, useDeleteAccount } from '#generated/hooks/my-data/my-data.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { leaveMessage } from '#web/messages/message-after-reload.ts';
import { paths } from '#web/paths.ts';
import { clearSession } from '#web/session/session-store.ts';

/** Closes the account, forgets the session and starts again at the home page. The form shows a refusal. */
export function useCloseAccount(): (values: Fields) => Promise<void> {
  const { t } = useTexts();
  const queries = useQueryClient();
  const close = useDeleteAccount({
    mutation: { meta: { suppressErrorToast: true }, onError: () => invalidateGetClosing(queries) },
  });
  return async (values) => {
    await close.mutateAsync({ data: values });
    clearSession();
    leaveMessage('success', t('myData.closing.done'));
    location.assign(paths.home);
  };
}
