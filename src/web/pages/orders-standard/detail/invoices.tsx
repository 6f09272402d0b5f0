import { invoiceTypeNames } from '#generated/enums.ts';
import { InvoiceFlag } from '#generated/hooks/model/invoiceFlag.ts';
import { FileButton } from '#web/components/file-button.tsx';
import { InvoiceState } from '#web/components/invoice-state.tsx';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import type { AnyOrder } from '#web/orders/any-order.ts';
import { FactList } from './facts.tsx';
import { Section } from './section.tsx';

function isRequested(any: AnyOrder): boolean {
  if (any.kind === 'standard') return any.order.invoiceFlag === InvoiceFlag.invoiceApplied;
  return (
    any.kind === 'customised' &&
    any.order.amountListVos.some(({ invoiceFlag }) => invoiceFlag === InvoiceFlag.invoiceApplied)
  );
}

/** The invoices of the order and their state. */
export function Invoices({ order: any }: { order: AnyOrder }) {
  const { t } = useTexts();
  if (any.kind === 'sample') return null;
  const { invoices = [] } = any.order;
  return (
    <Section title={t('orders.detail.invoices')}>
      {invoices.length === 0 && (
        <p>{t(isRequested(any) ? 'orders.invoice.requested' : 'orders.invoice.none')}</p>
      )}
      {invoices.map(({ id, examState, invoiceType, invoiceLink, createTime }) => {
        return (
          <FactList
            key={id}
            facts={[
              {
                name: t('orders.invoice.state'),
                value: <InvoiceState examState={examState} />,
              },
              {
                name: t('orders.invoice.type'),
                value: t(`described.enums.${invoiceTypeNames[invoiceType]}`),
              },
              { name: t('orders.invoice.time'), value: formatMoment(createTime) },
              ...(invoiceLink
                ? [
                    {
                      name: t('orders.invoice.file'),
                      value: <FileButton name={t('orders.invoice.download')} path={invoiceLink} />,
                    },
                  ]
                : []),
            ]}
          />
        );
      })}
    </Section>
  );
}
