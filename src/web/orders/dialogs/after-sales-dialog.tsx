import { orderKindOf } from '#domain/payment/order-kind.ts';
import { applyAfterSalesFormOrderTypeValues as orderTypes } from '#generated/enums.ts';
import { applyAfterSalesForm } from '#generated/forms/applyAfterSales.ts';
import { useApplyAfterSales } from '#generated/hooks/orders-standard/orders-standard.ts';
import { Button } from '#web/components/button.tsx';
import { ApiForm } from '#web/forms/api-form.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/toasts/message-store.ts';
import { OrderDialog } from './order-dialog.tsx';
import type { OrderDialogProps } from './order-dialog-props.ts';

function useRequestAfterSales({ onDone }: OrderDialogProps) {
  const { t } = useTexts();
  return useApplyAfterSales({
    mutation: {
      meta: { suppressErrorToast: true },
      onSuccess: () => {
        showMessage('success', t('orderDialogs.afterSales.done'));
        onDone();
      },
    },
  });
}

/** Asks the shop to take goods back or to exchange them. */
export function AfterSalesDialog(props: OrderDialogProps) {
  const { t } = useTexts();
  const { orderNo, onClose } = props;
  const request = useRequestAfterSales(props);
  const kind = orderKindOf(orderNo) === 'customised' ? 'customisedOrder' : 'standardOrder';
  return (
    <OrderDialog orderNo={orderNo} title={t('orderDialogs.afterSales.title')} onClose={onClose} width={520}>
      <ApiForm
        form={applyAfterSalesForm}
        fixed={{ orderNo, orderType: orderTypes[kind] }}
        help={{ questionContent: t('orderDialogs.afterSales.help') }}
        onSubmit={(data) => request.mutateAsync({ data })}
        submitLabel={t('orderDialogs.afterSales.submit')}
        buttons={
          <Button size="large" onClick={onClose}>
            {t('orderDialogs.dialog.cancel')}
          </Button>
        }
      />
    </OrderDialog>
  );
}
