import { pageSizes } from '#generated/constants.ts';
import { ListCustomisedOrdersState } from '#generated/hooks/model/listCustomisedOrdersState.ts';
import { ListSampleOrdersState } from '#generated/hooks/model/listSampleOrdersState.ts';
import { ListStandardOrdersState } from '#generated/hooks/model/listStandardOrdersState.ts';
import type { TotalParams } from '#generated/hooks/model/totalParams.ts';
import { useListCustomisedOrders } from '#generated/hooks/orders-customised/orders-customised.ts';
import { useListSampleOrders } from '#generated/hooks/orders-sample/orders-sample.ts';
import { useListStandardOrders } from '#generated/hooks/orders-standard/orders-standard.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { Pager } from '#web/components/pager.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import type { AnyOrder } from '#web/orders/any-order.ts';
import { OrderCard } from '#web/orders/order-card.tsx';
import { type OrderListParams, orderListHref, searchFields } from '../list-params.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { NoOrders } from './no-orders.tsx';

interface ListProps {
  params: OrderListParams;
}

/** The value of `num` as a value of the enum of a kind. */
function stateOf<State extends number>(states: Readonly<Record<string, State>>, { num }: OrderListParams) {
  const state = Object.values(states).find((value) => value === num);
  return state === undefined ? {} : { state };
}

const quiet = { query: { staleTime: 0, meta: { suppressErrorToast: true } } };

function pageOf(params: OrderListParams, pageSize: number) {
  return { ...searchFields(params), pageNum: params.page, pageSize };
}

interface OrderCardsProps<Order> {
  params: OrderListParams;
  pageSize: number;
  query: {
    readonly data: { readonly data: readonly Order[]; readonly params: TotalParams } | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  toAny: (order: Order) => AnyOrder;
}

/** A page of orders, whatever their kind. */
function OrderCards<Order>({ params, pageSize, query, toAny }: OrderCardsProps<Order>) {
  const { t } = useTexts();
  return (
    <Loaded
      query={query}
      skeleton={<ListSkeleton rows={pageSize} />}
      empty={<NoOrders params={params} />}
      failure={t('orders.message.loadFailed')}
    >
      {({ data, params: { totalDataCounts } }) => (
        <>
          {data.map(toAny).map((any) => (
            <OrderCard key={any.order.orderNo} order={any} num={params.num} />
          ))}
          <Pager
            page={params.page}
            pageSize={pageSize}
            total={totalDataCounts}
            hrefOf={(page) => orderListHref({ ...params, page })}
          />
        </>
      )}
    </Loaded>
  );
}

function StandardOrders({ params }: ListProps) {
  const pageSize = pageSizes.listStandardOrders.orderList;
  const fields = { ...pageOf(params, pageSize), ...stateOf(ListStandardOrdersState, params) };
  const query = useListStandardOrders(fields, quiet);
  return (
    <OrderCards
      params={params}
      pageSize={pageSize}
      query={query}
      toAny={(order) => ({ kind: 'standard', order })}
    />
  );
}

function CustomisedOrders({ params }: ListProps) {
  const pageSize = pageSizes.listCustomisedOrders.orderList;
  const fields = { ...pageOf(params, pageSize), ...stateOf(ListCustomisedOrdersState, params) };
  const query = useListCustomisedOrders(fields, quiet);
  return (
    <OrderCards
      params={params}
      pageSize={pageSize}
      query={query}
      toAny={(order) => ({ kind: 'customised', order })}
    />
  );
}

function SampleOrders({ params }: ListProps) {
  const pageSize = pageSizes.listSampleOrders.orderList;
  const fields = { ...pageOf(params, pageSize), ...stateOf(ListSampleOrdersState, params) };
  const query = useListSampleOrders(fields, quiet);
  return (
    <OrderCards
      params={params}
      pageSize={pageSize}
      query={query}
      toAny={(order) => ({ kind: 'sample', order })}
    />
  );
}

const lists = { standard: StandardOrders, customised: CustomisedOrders, sample: SampleOrders };

/** The orders that the address asks for. */
export function OrderList({ params }: ListProps) {
  const List = lists[params.kind];
  return <List params={params} />;
}
