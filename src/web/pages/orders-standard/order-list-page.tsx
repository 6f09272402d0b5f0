import { useNavigate, useSearchParams } from 'react-router-dom';
import { pageSizes } from '#generated/constants.ts';
import { MemberPage } from '#web/components/member-page.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { ListSkeleton } from './list/list-skeleton.tsx';
import { OrderList } from './list/order-list.tsx';
import { OrderSearch } from './list/order-search.tsx';
import { StatusNav } from './list/status-nav.tsx';
import { type OrderListParams, orderKinds, orderListHref, parseListParams } from './list-params.ts';

const labels = {
  standard: 'orders.kind.standard',
  customised: 'orders.kind.customised',
  sample: 'orders.kind.sample',
} as const;

/** Rows of the skeleton before the browser has taken over: who is signed in is not known yet. */
const skeletonRows = pageSizes.listStandardOrders.orderList;

interface OrderTabsProps {
  params: OrderListParams;
  hydrated: boolean;
}

/** A tab for each kind, with the filters of the list; before the browser has taken over without orders. */
function OrderTabs({ params, hydrated }: OrderTabsProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  return (
    <Tabs
      label={t('orders.kind.label')}
      open={params.kind}
      onOpen={(key) => {
        const kind = orderKinds.find((known) => known === key);
        const { keyWord, startDate, endDate } = params;
        navigate(orderListHref({ keyWord, startDate, endDate, ...(kind ? { kind } : undefined) }), {
          replace: true,
        });
      }}
      tabs={orderKinds.map((kind) => ({
        key: kind,
        label: t(labels[kind]),
        content: () => (
          <>
            <StatusNav params={params} />
            <OrderSearch params={params} />
            {hydrated ? <OrderList params={params} /> : <ListSkeleton rows={skeletonRows} />}
          </>
        ),
      }))}
    />
  );
}

/** The orders of the member: a tab for each kind, a filter by status, five on a page; all of it is in the address. */
export function OrderListPage() {
  const { t } = useTexts();
  const [query] = useSearchParams();
  const params = parseListParams(query);
  return (
    <MemberPage
      area="orders"
      title={t('orders.list.title')}
      signInTitle={t('orders.list.signIn')}
      signInHelp={t('orders.list.signInHelp')}
      skeleton={<OrderTabs params={params} hydrated={false} />}
    >
      <OrderTabs params={params} hydrated />
    </MemberPage>
  );
}
