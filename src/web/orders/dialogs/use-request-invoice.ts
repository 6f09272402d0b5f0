import { useQueryClient } from '@tanstack/react-query';
import {
  getGetLatestInvoiceQueryKey,
  getListInvoicesQueryKey,
  useApplyInvoice,
} from '#generated/hooks/invoice/invoice.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/toasts/message-store.ts';
import type { OrderDialogProps } from './order-dialog-props.ts';

/** Applies for an invoice; the form shows the message of the shop when it is refused. */
export function useRequestInvoice({ onDone }: OrderDialogProps) {
  const { t } = useTexts();
  const queries = useQueryClient();
  return useApplyInvoice({
    mutation: {
      meta: { suppressErrorToast: true },
      onSuccess: () => {
        showMessage('success', t('orderDialogs.invoice.done'));
        void queries.invalidateQueries({ queryKey: getListInvoicesQueryKey() });
        void queries.invalidateQueries({ queryKey: getGetLatestInvoiceQueryKey() });
        onDone();
      },
    },
  });
}
