import { useQueryClient } from '@tanstack/react-query';
import type { Fields } from '#generated/forms/applyCustomisedOrder.ts';
import { useApplyCustomisedOrder } from '#generated/hooks/custom-apply/custom-apply.ts';
import { getListCustomisedOrdersQueryKey } from '#generated/hooks/orders-customised/orders-customised.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { orderHref } from '#web/paths.ts';
import { openLoginPopup } from '#web/session/login-popup-store.ts';
import { currentSession } from '#web/session/session-store.ts';
import { useNavigateFromHere } from '#web/state/use-navigate-from-here.ts';
import { showMessage } from '#web/toasts/message-store.ts';

/** Sends the application of a member and opens the new order; a visitor is asked to sign in, and nothing is sent. */
export function useApply(): (application: Fields) => Promise<unknown> {
  const { t } = useTexts();
  const queries = useQueryClient();
  const fromHere = useNavigateFromHere();
  const call = useApplyCustomisedOrder({ mutation: { meta: { suppressErrorToast: true } } });
  return async (application) => {
    if (!currentSession()) {
      openLoginPopup();
      return false;
    }
    const go = fromHere();
    const { data: orderNo } = await call.mutateAsync({ data: application });
    showMessage('success', t('customApply.form.done'));
    void queries.invalidateQueries({ queryKey: getListCustomisedOrdersQueryKey() });
    go(orderHref('customised', orderNo));
    return true;
  };
}
