import { useQueryClient } from '@tanstack/react-query';
import type { Fields as ConfirmFields } from '#generated/forms/confirmSecondFactor.ts';
import type { Fields as ProofFields } from '#generated/forms/deleteSecondFactor.ts';
import type { Fields as StartFields } from '#generated/forms/startSecondFactor.ts';
import {
  invalidateGetSecondFactor,
  useConfirmSecondFactor as useConfirmCall,
  useDeleteSecondFactor as useDeleteCall,
  useResetRecoveryCodes as useResetCall,
  useStartSecondFactor as useStartCall,
} from '#generated/hooks/account-security/account-security.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/toasts/message-store.ts';

const meta = { suppressErrorToast: true };

/** Options of a call after which the state is read again. The form shows a refusal. */
function useChange() {
  const queries = useQueryClient();
  return { mutation: { meta, onSuccess: () => invalidateGetSecondFactor(queries) } };
}

/** Makes a secret for the app. */
export function useStartSecondFactor() {
  const start = useStartCall({ mutation: { meta } });
  return async (values: StartFields) => (await start.mutateAsync({ data: values })).data;
}

/** Switches the second factor on and returns the recovery codes. */
export function useConfirmSecondFactor() {
  const { t } = useTexts();
  const confirm = useConfirmCall(useChange());
  return async (values: ConfirmFields) => {
    const { data } = await confirm.mutateAsync({ data: values });
    showMessage('success', t('security.setUp.done'));
    return data;
  };
}

/** Switches the second factor off. */
export function useDeleteSecondFactor() {
  const { t } = useTexts();
  const remove = useDeleteCall(useChange());
  return async (values: ProofFields) => {
    await remove.mutateAsync({ data: values });
    showMessage('success', t('security.off.done'));
  };
}

/** Replaces the recovery codes and returns the new ones. */
export function useResetRecoveryCodes() {
  const reset = useResetCall(useChange());
  return async (values: ProofFields) => (await reset.mutateAsync({ data: values })).data;
}
