import { isInvoiceable } from '#domain/invoice/decide-application.ts';
import { orderKindOf } from '#domain/payment/order-kind.ts';
import { applyInvoiceFormOrderTypeValues as orderTypes } from '#generated/enums.ts';
import { applyInvoiceForm } from '#generated/forms/applyInvoice.ts';
import { useGetLatestInvoice } from '#generated/hooks/invoice/invoice.ts';
import type { Instalment } from '#generated/hooks/model/instalment.ts';
import { useListInstalments } from '#generated/hooks/orders-customised/orders-customised.ts';
import { Button } from '#web/components/button.tsx';
import { Empty } from '#web/components/empty.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { focusFirst } from '#web/components/return-focus.ts';
import { Skeleton } from '#web/components/skeleton.ts';
import { ApiForm } from '#web/forms/api-form.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { readInvoiceDraft } from '#web/invoice/invoice-draft.ts';
import { startOfInvoice } from '#web/invoice/start-of-invoice.ts';
import { formatAmount } from '#web/money/format-money.ts';
import { useSession } from '#web/session/session-store.ts';
import { OrderDialog } from './order-dialog.tsx';
import type { OrderDialogProps } from './order-dialog-props.ts';
import { useRequestInvoice } from './use-request-invoice.ts';

const half = ['name', 'num', 'city', 'tel', 'kfhmc', 'kfhzh'].map((field) => `invoiceInfo.${field}`);

interface InvoiceFormProps extends OrderDialogProps {
  /** Those of a customised order that can be invoiced. */
  instalments?: readonly Instalment[];
}

function InvoiceForm(props: InvoiceFormProps) {
  const { orderNo, instalments, onClose } = props;
  const { t } = useTexts();
  const latest = useGetLatestInvoice({ query: { gcTime: 0, meta: { suppressErrorToast: true } } });
  const request = useRequestInvoice(props);
  const owner = useSession()?.user.email;
  if (latest.isPending) return <FormSkeleton />;
  const fixed = instalments
    ? { orderNo, orderType: orderTypes.customisedOrder }
    : { orderNo, orderType: orderTypes.standardOrder, customizedIds: undefined };
  const [first, ...others] = instalments ?? [];
  const ticked = first && others.length === 0 ? { customizedIds: String(first.purchaseId) } : {};
  const boxes = instalments?.map(({ purchaseId, nameOfMoney, amount }) => ({
    value: String(purchaseId),
    label: nameOfMoney,
    detail: formatAmount(amount, 'USD'),
  }));
  return (
    <div ref={focusFirst}>
      <ApiForm
        form={applyInvoiceForm}
        initial={{ ...startOfInvoice(latest.data?.data, readInvoiceDraft(owner)), ...ticked }}
        fixed={fixed}
        {...(boxes ? { choices: { customizedIds: boxes } } : {})}
        half={half}
        onSubmit={(data) => request.mutateAsync({ data })}
        submitLabel={t('orderDialogs.invoice.submit')}
        buttons={
          <Button size="large" onClick={onClose}>
            {t('orderDialogs.dialog.cancel')}
          </Button>
        }
      />
    </div>
  );
}

function FormSkeleton() {
  return <Skeleton height="360px" />;
}

function CustomisedInvoice(props: OrderDialogProps) {
  const { t } = useTexts();
  const instalments = useListInstalments({ orderNo: props.orderNo });
  return (
    <Loaded query={instalments} skeleton={<FormSkeleton />}>
      {({ data }) => {
        const billable = data.filter(isInvoiceable);
        if (billable.length === 0) return <Empty text={t('orderDialogs.invoice.nothing')} />;
        return <InvoiceForm {...props} instalments={billable} />;
      }}
    </Loaded>
  );
}

/** Applies for the invoice of an order, or of ticked instalments of a customised one. */
export function InvoiceDialog(props: OrderDialogProps) {
  const { t } = useTexts();
  const { orderNo, onClose } = props;
  const isCustomised = orderKindOf(orderNo) === 'customised';
  return (
    <OrderDialog orderNo={orderNo} title={t('orderDialogs.invoice.title')} onClose={onClose} width={680}>
      {isCustomised ? <CustomisedInvoice {...props} /> : <InvoiceForm {...props} />}
    </OrderDialog>
  );
}
