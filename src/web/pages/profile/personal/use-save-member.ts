import { useQueryClient } from '@tanstack/react-query';
import type { Fields } from '#generated/forms/updateMember.ts';
import type { Member } from '#generated/hooks/model/member.ts';
import { invalidateGetMember, useUpdateMember } from '#generated/hooks/profile/profile.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { updateSessionUser } from '#web/session/session-store.ts';
import { showMessage } from '#web/toasts/message-store.ts';

/** Saves the personal data, says so, and lets the greetings know. The form shows a refusal. */
export function useSaveMember(stored: Member): (values: Fields) => Promise<void> {
  const { t } = useTexts();
  const queries = useQueryClient();
  const update = useUpdateMember({
    mutation: { meta: { suppressErrorToast: true }, onSettled: () => invalidateGetMember(queries) },
  });
  return async (values) => {
    // An empty path removes the picture; a form leaves out what is empty.
    const removed = stored.headImage !== undefined && values.headImage === undefined;
    await update.mutateAsync({ data: removed ? { ...values, headImage: '' } : values });
    updateSessionUser({ ...values, headImage: values.headImage });
    showMessage('success', t('profile.message.changed'));
  };
}
