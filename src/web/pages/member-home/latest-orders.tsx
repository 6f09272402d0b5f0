import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OrderKind } from '#domain/payment/order-kind.ts';
import { pageSizes } from '#generated/constants.ts';
import { useListCustomisedOrders } from '#generated/hooks/orders-customised/orders-customised.ts';
import { useListSampleOrders } from '#generated/hooks/orders-sample/orders-sample.ts';
import { useListStandardOrders } from '#generated/hooks/orders-standard/orders-standard.ts';
import { LinkButton } from '#web/components/button.tsx';
import { Empty } from '#web/components/empty.tsx';
import { Link } from '#web/components/link.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { Tabs } from '#web/components/tabs.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import type { AnyOrder } from '#web/orders/any-order.ts';
import { OrderCard } from '#web/orders/order-card.tsx';
import { orderRouteTypes, ordersHref, paths } from '#web/paths.ts';
import { BoxFrame } from './home-box.tsx';
import { quiet } from './quiet.ts';

/** As high while the orders are read as with them, so that the page does not jump much. */
const Room = chakra('div', { base: { minHeight: { base: '560px', md: '300px' } } });

const kinds = ['standard', 'sample', 'customised'] as const satisfies readonly OrderKind[];

interface OrdersProps<Order> {
  kind: OrderKind;
  query: {
    readonly data: { readonly data: readonly Order[] } | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  toAny: (order: Order) => AnyOrder;
}

/** The latest orders of a kind. */
function Orders<Order>({ kind, query, toAny }: OrdersProps<Order>) {
  const { t } = useTexts();
  const isCustomised = kind === 'customised';
  return (
    <Loaded
      query={query}
      skeleton={
        <Room>
          <Skeleton height="280px" marginTop={3} />
        </Room>
      }
      failure={t('orders.message.loadFailed')}
      empty={
        <Empty text={t(`orders.empty.${kind}`)}>
          <LinkButton to={isCustomised ? paths.customApply : paths.products}>
            {t(isCustomised ? 'orders.empty.apply' : 'orders.empty.browse')}
          </LinkButton>
        </Empty>
      }
    >
      {({ data }) => (
        <Room>
          {data.map(toAny).map((any) => (
            <OrderCard key={any.order.orderNo} order={any} screen="memberHome" />
          ))}
        </Room>
      )}
    </Loaded>
  );
}

function StandardOrders() {
  const query = useListStandardOrders(
    { pageNum: 1, pageSize: pageSizes.listStandardOrders.memberHome },
    quiet,
  );
  return <Orders kind="standard" query={query} toAny={(order) => ({ kind: 'standard', order })} />;
}

function SampleOrders() {
  const query = useListSampleOrders({ pageNum: 1, pageSize: pageSizes.listSampleOrders.memberHome }, quiet);
  return <Orders kind="sample" query={query} toAny={(order) => ({ kind: 'sample', order })} />;
}

function CustomisedOrders() {
  const pageSize = pageSizes.listCustomisedOrders.memberHome;
  const query = useListCustomisedOrders({ pageNum: 1, pageSize }, quiet);
  return <Orders kind="customised" query={query} toAny={(order) => ({ kind: 'customised', order })} />;
}

const contents: Record<OrderKind, () => React.ReactNode> = {
  standard: () => <StandardOrders />,
  sample: () => <SampleOrders />,
  customised: () => <CustomisedOrders />,
};

/** The latest orders of each kind; the address says which tab is open. */
export function LatestOrders() {
  const { t } = useTexts();
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const open = kinds.find((kind) => String(orderRouteTypes[kind]) === search.get('type')) ?? 'standard';
  const title = t('memberHome.orders.title');
  const show = (key: string) => {
    const kind = kinds.find((known) => known === key) ?? 'standard';
    setSearch(kind === 'standard' ? {} : { type: String(orderRouteTypes[kind]) }, { replace: true });
  };
  return (
    <BoxFrame aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <Link to={ordersHref(open)} aria-label={t('memberHome.box.allOf', { title })}>
          {t('memberHome.box.all')}
        </Link>
      </header>
      <Tabs
        label={t('orders.kind.label')}
        open={open}
        onOpen={show}
        tabs={kinds.map((kind) => ({ key: kind, label: t(`orders.kind.${kind}`), content: contents[kind] }))}
      />
    </BoxFrame>
  );
}
