import { orderKindOf } from '#domain/payment/order-kind.ts';
import { uploadCustomisedContractForm } from '#generated/forms/uploadCustomisedContract.ts';
import { uploadStandardContractForm } from '#generated/forms/uploadStandardContract.ts';
import { useUploadCustomisedContract } from '#generated/hooks/orders-customised/orders-customised.ts';
import { useUploadStandardContract } from '#generated/hooks/orders-standard/orders-standard.ts';
import { Button } from '#web/components/button.tsx';
import { ApiForm } from '#web/forms/api-form.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/toasts/message-store.ts';
import { OrderDialog } from './order-dialog.tsx';
import type { OrderDialogProps } from './order-dialog-props.ts';

function useSendContract({ orderNo, onDone }: OrderDialogProps) {
  const { t } = useTexts();
  const mutation = {
    meta: { suppressErrorToast: true },
    onSuccess: () => {
      showMessage('success', t('orderDialogs.contract.done'));
      onDone();
    },
  };
  const customised = useUploadCustomisedContract({ mutation });
  const standard = useUploadStandardContract({ mutation });
  return orderKindOf(orderNo) === 'customised'
    ? { form: uploadCustomisedContractForm, send: customised.mutateAsync }
    : { form: uploadStandardContractForm, send: standard.mutateAsync };
}

/** Sends the signed contract of an order: the file goes first, then its name and path are recorded. */
export function ContractDialog(props: OrderDialogProps) {
  const { t } = useTexts();
  const { orderNo, onClose } = props;
  const { form, send } = useSendContract(props);
  return (
    <OrderDialog orderNo={orderNo} title={t('orderDialogs.contract.title')} onClose={onClose} width={520}>
      <ApiForm
        form={form}
        fixed={{ orderNo }}
        onSubmit={(data) => send({ data })}
        submitLabel={t('orderDialogs.contract.submit')}
        buttons={
          <Button size="large" onClick={onClose}>
            {t('orderDialogs.dialog.cancel')}
          </Button>
        }
      />
    </OrderDialog>
  );
}
