import { chakra } from '@chakra-ui/react';
import { readInvoiceInfo } from '#domain/invoice/invoice-info.ts';
import { pageSizes } from '#generated/constants.ts';
import { invoiceTypeNames, objectTypeValues } from '#generated/enums.ts';
import { useListInvoices } from '#generated/hooks/invoice/invoice.ts';
import type { InvoiceRecord } from '#generated/hooks/model/invoiceRecord.ts';
import { LinkButton } from '#web/components/button.tsx';
import { Empty } from '#web/components/empty.tsx';
import { FileButton } from '#web/components/file-button.tsx';
import { InvoiceState } from '#web/components/invoice-state.tsx';
import { Link } from '#web/components/link.tsx';
import { type Column, PagedTable } from '#web/components/paged-table.tsx';
import { usePaging } from '#web/components/use-paging.ts';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { InvoicedAmount } from '#web/invoice/invoiced-amount.tsx';
import { orderHref, paths } from '#web/paths.ts';
import { clickTarget } from '#web/theme/media.ts';

const OrderLink = chakra('span', { base: { '& > a': clickTarget } });

const kinds = {
  [objectTypeValues.standardOrder]: 'standard',
  [objectTypeValues.customisedOrder]: 'customised',
} as const;

function useInvoiceColumns(): readonly Column<InvoiceRecord>[] {
  const { t } = useTexts();
  return [
    {
      key: 'order',
      title: t('profile.invoice.order'),
      cell: ({ orderNo, orderType }) => (
        <OrderLink>
          <Link to={orderHref(kinds[orderType], orderNo)}>{orderNo}</Link>
        </OrderLink>
      ),
    },
    { key: 'time', title: t('profile.invoice.time'), cell: ({ createTime }) => formatMoment(createTime) },
    {
      key: 'company',
      title: t('profile.invoice.company'),
      cell: ({ invoiceInfo }) => readInvoiceInfo(invoiceInfo).name,
    },
    {
      key: 'type',
      title: t('described.fields.invoiceType'),
      cell: ({ invoiceType }) => t(`described.enums.${invoiceTypeNames[invoiceType]}`),
    },
    {
      key: 'state',
      title: t('profile.invoice.state'),
      cell: ({ examState, credits }) => <InvoiceState examState={examState} credits={credits} />,
    },
    {
      key: 'amount',
      title: t('profile.invoice.amount'),
      cell: ({ amount, amountZh }) => <InvoicedAmount amount={amount} amountZh={amountZh} />,
    },
    {
      key: 'file',
      title: t('profile.invoice.file'),
      cell: ({ invoiceLink }) =>
        invoiceLink ? <FileButton name={t('profile.invoice.open')} path={invoiceLink} /> : '–',
    },
  ];
}

/** The invoices that the member has applied for, the last one first. */
export function InvoiceList() {
  const { t } = useTexts();
  const paging = usePaging(pageSizes.listInvoices.invoices, 'invoices');
  const invoices = useListInvoices({ pageNum: paging.page, pageSize: paging.pageSize });
  return (
    <PagedTable
      label={t('profile.invoice.list')}
      query={invoices}
      paging={paging}
      columns={useInvoiceColumns()}
      keyOf={({ id }) => id}
      empty={
        <Empty text={t('profile.invoice.none')}>
          <LinkButton to={paths.orders}>{t('profile.invoice.toOrders')}</LinkButton>
        </Empty>
      }
    />
  );
}
