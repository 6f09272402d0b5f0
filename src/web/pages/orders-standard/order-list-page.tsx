import { chakra } from '@chakra-ui/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pageSizes } from '#generated/constants.ts';
import { PageWidth } from '#web/components/page-width.ts';
import { Tabs } from '#web/components/tabs.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { useSession } from '#web/session/session-store.ts';
import { SignInFirst } from '#web/session/sign-in-first.tsx';
import { useHydrated } from '#web/state/use-hydrated.ts';
import { ListSkeleton } from './list/list-skeleton.tsx';
import { OrderList } from './list/order-list.tsx';
import { OrderSearch } from './list/order-search.tsx';
import { StatusNav } from './list/status-nav.tsx';
import { type OrderListParams, orderKinds, orderListHref, parseListParams } from './list-params.ts';

const Title = chakra('h1', { base: { fontSize: '2xl', paddingBlock: { base: 3, md: 5 } } });
const Room = chakra('div', { base: { minHeight: '70dvh', paddingBottom: 10 } });

const labels = {
  standard: 'orders.kind.standard',
  customised: 'orders.kind.customised',
  sample: 'orders.kind.sample',
} as const;

/** Rows of the skeleton before the browser has taken over: who is signed in is not known yet. */
const skeletonRows = pageSizes.listStandardOrders.orderList;

function KindContent({ params, hydrated }: { params: OrderListParams; hydrated: boolean }) {
  return (
    <>
      <StatusNav params={params} />
      <OrderSearch params={params} />
      {hydrated ? <OrderList params={params} /> : <ListSkeleton rows={skeletonRows} />}
    </>
  );
}

/** The orders of the member: a tab for each kind, a filter by status, five on a page; all of it is in the address. */
export function OrderListPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const params = parseListParams(query);
  const hydrated = useHydrated();
  const session = useSession();
  usePageTitle(t('orders.list.title'));
  if (hydrated && !session)
    return <SignInFirst title={t('orders.list.signIn')} text={t('orders.list.signInHelp')} />;
  return (
    <PageWidth>
      <Room>
        <Title>{t('orders.list.title')}</Title>
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
            content: () => <KindContent params={params} hydrated={hydrated} />,
          }))}
        />
      </Room>
    </PageWidth>
  );
}
