import { useQueryClient } from '@tanstack/react-query';
import type { Fields } from '#generated/forms/setPayPassword.ts';
import { useSetPayPassword } from '#generated/hooks/passwords/passwords.ts';
import { invalidateGetAccount } from '#generated/hooks/wallet/wallet.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/toasts/message-store.ts';

/** Sets the first payment password, says so and reads the account again. The form shows a refusal. */
export function useSetPassword(): (values: Fields) => Promise<void> {
  const { t } = useTexts();
  const queries = useQueryClient();
  const set = useSetPayPassword({
    mutation: { meta: { suppressErrorToast: true }, onSettled: () => invalidateGetAccount(queries) },
  });
  return async (values) => {
    await set.mutateAsync({ data: values });
    showMessage('success', t('cashier.setPassword.done'));
  };
}
