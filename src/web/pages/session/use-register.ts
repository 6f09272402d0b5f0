import type { Fields } from '#generated/forms/registerMember.ts';
import { useRegisterMember } from '#generated/hooks/session/session.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/toasts/message-store.ts';
import { useLoginSoon } from './use-login-soon.ts';

/** Creates the account, confirms it and opens the sign-in page. The form shows a refusal. */
export function useRegister(): (values: Fields) => Promise<unknown> {
  const { t } = useTexts();
  const loginSoon = useLoginSoon();
  const register = useRegisterMember({ mutation: { meta: { suppressErrorToast: true } } });
  return async (values) => {
    await register.mutateAsync({ data: values });
    showMessage('success', t('session.register.done'));
    loginSoon(values.email);
  };
}
