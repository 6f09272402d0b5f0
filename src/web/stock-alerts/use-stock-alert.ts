import { useQueryClient } from '@tanstack/react-query';
import type { AddStockAlertForm } from '#generated/hooks/model/addStockAlertForm.ts';
import { getListStockAlertsQueryKey, useAddStockAlert } from '#generated/hooks/stock-alerts/stock-alerts.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useSession } from '#web/session/session-store.ts';
import { showMessage } from '#web/toasts/message-store.ts';

/** Asks for a mail when a product is back in stock, and says that it will come. */
export function useStockAlert() {
  const { t } = useTexts();
  const session = useSession();
  const queries = useQueryClient();
  const call = useAddStockAlert({
    mutation: {
      onSuccess: () => {
        showMessage('success', t(session ? 'catalogue.alert.done' : 'catalogue.alert.confirm'));
        void queries.invalidateQueries({ queryKey: getListStockAlertsQueryKey() });
      },
    },
  });
  return {
    ask: (data: AddStockAlertForm) => call.mutateAsync({ data }),
    running: call.isPending,
  };
}
