import { invoiceTypeNames } from '#generated/enums.ts';
import { InvoiceFlag } from '#generated/hooks/model/invoiceFlag.ts';
import type { InvoiceRecord } from '#generated/hooks/model/invoiceRecord.ts';
import { FileButton } from '#web/components/file-button.tsx';
import { InvoiceState } from '#web/components/invoice-state.tsx';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { InvoicedAmount } from '#web/invoice/invoiced-amount.tsx';
import type { AnyOrder } from '#web/orders/any-order.ts';
import { type Fact, FactList, FactLists } from '#web/orders/facts.tsx';
import { Section } from './section.tsx';

function isRequested(any: AnyOrder): boolean {
  if (any.kind === 'standard') return any.order.invoiceFlag === InvoiceFlag.invoiceApplied;
  return (
    any.kind === 'customised' &&
    any.order.amountListVos.some(({ invoiceFlag }) => invoiceFlag === InvoiceFlag.invoiceApplied)
  );
}

function useInvoiceFacts() {
  const { t } = useTexts();
  return ({ examState, credits, amount, amountZh, invoiceType, invoiceLink, createTime }: InvoiceRecord) => {
    const isCredit = credits !== null;
    const facts: Fact[] = [
      { name: t('orders.invoice.state'), value: <InvoiceState examState={examState} credits={credits} /> },
      { name: t('orders.invoice.type'), value: t(`described.enums.${invoiceTypeNames[invoiceType]}`) },
    ];
    if (amount !== null)
      facts.push({
        name: t('orders.invoice.amount'),
        value: <InvoicedAmount amount={amount} amountZh={amountZh} />,
      });
    facts.push({
      name: t(isCredit ? 'orders.invoice.creditTime' : 'orders.invoice.time'),
      value: formatMoment(createTime),
    });
    if (invoiceLink)
      facts.push({
        name: t('orders.invoice.file'),
        value: (
          <FileButton
            name={t(isCredit ? 'orders.invoice.downloadCredit' : 'orders.invoice.download')}
            path={invoiceLink}
          />
        ),
      });
    return facts;
  };
}

/** The invoices of the order and their state. */
export function Invoices({ order: any }: { order: AnyOrder }) {
  const { t } = useTexts();
  const factsOf = useInvoiceFacts();
  if (any.kind === 'sample') return null;
  const { invoices = [] } = any.order;
  return (
    <Section title={t('orders.detail.invoices')}>
      {invoices.length === 0 ? (
        <p>{t(isRequested(any) ? 'orders.invoice.requested' : 'orders.invoice.none')}</p>
      ) : (
        <FactLists>
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <FactList facts={factsOf(invoice)} />
            </li>
          ))}
        </FactLists>
      )}
    </Section>
  );
}
