import type { Fields } from '#generated/forms/resetPassword.ts';
import { useResetPassword as useResetCall } from '#generated/hooks/session/session.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/toasts/message-store.ts';
import { useLoginSoon } from './use-login-soon.ts';

/** Sets the new password, confirms it and opens the sign-in page. The form shows a refusal. */
export function useResetPassword(): (values: Fields) => Promise<unknown> {
  const { t } = useTexts();
  const loginSoon = useLoginSoon();
  const reset = useResetCall({ mutation: { meta: { suppressErrorToast: true } } });
  return async (values) => {
    await reset.mutateAsync({ data: values });
    showMessage('success', t('session.reset.done'));
    loginSoon(values.mail);
  };
}
