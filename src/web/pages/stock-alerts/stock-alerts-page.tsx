import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { pageSizes } from '#generated/constants.ts';
import type { StockAlert } from '#generated/hooks/model/stockAlert.ts';
import {
  getListStockAlertsQueryKey,
  useDeleteStockAlert,
  useListStockAlerts,
} from '#generated/hooks/stock-alerts/stock-alerts.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { Empty } from '#web/components/empty.tsx';
import { MemberPage } from '#web/components/member-page.tsx';
import { type Column, PagedTable } from '#web/components/paged-table.tsx';
import { focusNearAfter } from '#web/components/return-focus.ts';
import { Stock } from '#web/components/stock.tsx';
import { usePaging } from '#web/components/use-paging.ts';
import { VisitedPart } from '#web/favourites/visited-part.tsx';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { useRunningKeys } from '#web/state/use-running-keys.ts';
import { showMessage } from '#web/toasts/message-store.ts';

const rowHeight = '81px';

/** Deletes a request and says so. */
function useDeleteAlert() {
  const { t } = useTexts();
  const queries = useQueryClient();
  const { running, run } = useRunningKeys<number>();
  const call = useDeleteStockAlert({
    mutation: {
      onSuccess: () => showMessage('success', t('stockAlerts.list.deleted')),
      onSettled: () => queries.invalidateQueries({ queryKey: getListStockAlertsQueryKey() }),
    },
  });
  return {
    leaving: running,
    // The error policy has said why it failed.
    remove: (alertId: number) =>
      void run(alertId, () => call.mutateAsync({ data: { alertId } }).catch(() => undefined)),
  };
}

function useColumns(): Column<StockAlert>[] {
  const { t } = useTexts();
  const { leaving, remove } = useDeleteAlert();
  return [
    {
      key: 'part',
      title: t('stockAlerts.list.part'),
      cell: ({ params }) => <VisitedPart product={params} name={params.productName} />,
    },
    { key: 'model', title: t('stockAlerts.list.model'), cell: ({ params }) => params.productNum },
    {
      key: 'stock',
      title: t('stockAlerts.list.stock'),
      cell: ({ params }) => <Stock product={{ ...params, withdrawn: false }} />,
    },
    {
      key: 'since',
      title: t('stockAlerts.list.since'),
      cell: ({ createTime }) => formatMoment(createTime),
    },
    {
      key: 'actions',
      title: t('favourites.product.actions'),
      align: 'end',
      cell: ({ alertId, params }) => (
        <Button
          size="small"
          variant="ghost"
          aria-label={t('stockAlerts.list.deleteOf', { name: params.productNum })}
          disabled={leaving.has(alertId)}
          onClick={focusNearAfter(() => remove(alertId))}
        >
          {t('stockAlerts.list.delete')}
        </Button>
      ),
    },
  ];
}

function AlertList() {
  const { t } = useTexts();
  const paging = usePaging(pageSizes.listStockAlerts.stockAlerts);
  const { page: pageNum, pageSize } = paging;
  const list = useListStockAlerts({ pageNum, pageSize }, { query: { placeholderData: keepPreviousData } });
  return (
    <PagedTable
      label={t('stockAlerts.list.label')}
      columns={useColumns()}
      keyOf={({ alertId }) => alertId}
      query={list}
      paging={paging}
      rowHeight={rowHeight}
      failure={t('stockAlerts.list.failed')}
      empty={
        <Empty text={t('stockAlerts.list.empty')}>
          <LinkButton variant="solid" to={paths.products}>
            {t('stockAlerts.list.browse')}
          </LinkButton>
        </Empty>
      }
    />
  );
}

/** The products for which the member asked for a back-in-stock alert. */
export function StockAlertsPage() {
  const { t } = useTexts();
  return (
    <MemberPage
      area="stockAlerts"
      title={t('stockAlerts.list.title')}
      signInHelp={t('stockAlerts.list.help')}
    >
      <AlertList />
    </MemberPage>
  );
}
