import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Fields } from '#generated/forms/applyCustomisedOrder.ts';
import { useApplyCustomisedOrder } from '#generated/hooks/custom-apply/custom-apply.ts';
import { getListCustomisedOrdersQueryKey } from '#generated/hooks/orders-customised/orders-customised.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/messages/message-store.ts';
import { orderHref } from '#web/paths.ts';
import { openLoginPopup } from '#web/session/login-popup-store.ts';
import { currentSession } from '#web/session/session-store.ts';

/** Sends the application of a member and opens the new order; a visitor is asked to sign in, and nothing is sent. */
export function useApply(): (application: Fields) => Promise<unknown> {
  const { t } = useTexts();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const call = useApplyCustomisedOrder({
    mutation: {
      meta: { suppressErrorToast: true },
      onSuccess: ({ data: orderNo }) => {
        showMessage('success', t('customApply.form.done'));
        void queries.invalidateQueries({ queryKey: getListCustomisedOrdersQueryKey() });
        navigate(orderHref('customised', orderNo));
      },
    },
  });
  return async (data) => {
    if (currentSession()) return call.mutateAsync({ data });
    openLoginPopup();
    return false;
  };
}
