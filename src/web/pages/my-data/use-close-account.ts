import { useQueryClient } from '@tanstack/react-query';
import type { Fields } from '#generated/forms/deleteAccount.ts';
import { invalidateGetClosing, useDeleteAccount } from '#generated/hooks/my-data/my-data.ts';
import { forgetDraftsOf } from '#web/forms/draft-place.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { storeInvoiceDraft } from '#web/invoice/invoice-draft.ts';
import { paths } from '#web/paths.ts';
import { clearSession, currentSession } from '#web/session/session-store.ts';
import { leaveMessage } from '#web/toasts/message-after-reload.ts';

/** Removes what this browser keeps of the member: invoice data and what was typed into forms. */
function forgetMember(): void {
  const owner = currentSession()?.user.email;
  if (owner === undefined) return;
  storeInvoiceDraft(owner, undefined);
  forgetDraftsOf(owner);
}

/** Closes the account, forgets the member and starts again at the home page. The form shows a refusal. */
export function useCloseAccount(): (values: Fields) => Promise<void> {
  const { t } = useTexts();
  const queries = useQueryClient();
  const close = useDeleteAccount({
    mutation: { meta: { suppressErrorToast: true }, onError: () => invalidateGetClosing(queries) },
  });
  return async (values) => {
    await close.mutateAsync({ data: values });
    forgetMember();
    clearSession();
    leaveMessage('success', t('myData.closing.done'));
    location.assign(paths.home);
  };
}
