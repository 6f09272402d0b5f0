import { useSearchParams } from 'react-router-dom';
import { codes } from '#generated/constants.ts';
import { useGetCustomisedOrder } from '#generated/hooks/orders-customised/orders-customised.ts';
import { useGetSampleOrder } from '#generated/hooks/orders-sample/orders-sample.ts';
import { useGetStandardOrder } from '#generated/hooks/orders-standard/orders-standard.ts';
import { ApiError } from '#web/api/api-error.ts';
import { LinkButton } from '#web/components/button.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { MemberPage } from '#web/components/member-page.tsx';
import { NoticePage } from '#web/components/notice-page.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { paths } from '#web/paths.ts';
import type { AnyOrder } from '../../orders/any-order.ts';
import { DetailSkeleton } from './detail/detail-skeleton.tsx';
import { OrderView } from './detail/order-view.tsx';
import { type OrderDetailParams, parseDetailParams } from './detail-params.ts';

/** No order of this number, or one of another member: the page does not reveal which. */
function UnknownOrder() {
  const { t } = useTexts();
  usePageTitle(t('orders.detail.unknown'));
  return (
    <NoticePage mark="404" title={t('orders.detail.unknown')} text={t('orders.detail.unknownHelp')}>
      <LinkButton variant="solid" to={paths.orders}>
        {t('orders.empty.all')}
      </LinkButton>
    </NoticePage>
  );
}

const unreadable: readonly number[] = [codes.notFound, codes.fieldRefused];
const quiet = { query: { staleTime: 0, meta: { suppressErrorToast: true } } };

interface DetailProps<Order> {
  query: {
    readonly data: { readonly data: Order } | undefined;
    readonly isError: boolean;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  toAny: (order: Order) => AnyOrder;
  num: number | undefined;
}

/** An order of any kind, once it is loaded. */
function Detail<Order>({ query, toAny, num }: DetailProps<Order>) {
  const { t } = useTexts();
  const { error } = query;
  if (error instanceof ApiError && unreadable.includes(error.code)) return <UnknownOrder />;
  return (
    <Loaded query={query} skeleton={<DetailSkeleton />} failure={t('orders.message.orderFailed')}>
      {({ data }) => <OrderView order={toAny(data)} num={num} />}
    </Loaded>
  );
}

function StandardDetail({ orderNo, num }: OrderDetailParams) {
  const query = useGetStandardOrder({ orderNo }, quiet);
  return <Detail query={query} num={num} toAny={(order) => ({ kind: 'standard', order })} />;
}

function CustomisedDetail({ orderNo, num }: OrderDetailParams) {
  const query = useGetCustomisedOrder({ orderNo }, quiet);
  return <Detail query={query} num={num} toAny={(order) => ({ kind: 'customised', order })} />;
}

function SampleDetail({ orderNo, num }: OrderDetailParams) {
  const query = useGetSampleOrder({ orderNo }, quiet);
  return <Detail query={query} num={num} toAny={(order) => ({ kind: 'sample', order })} />;
}

const details = { standard: StandardDetail, customised: CustomisedDetail, sample: SampleDetail };

/** One order of the member, in the layout of its kind. */
export function OrderDetailPage() {
  const { t } = useTexts();
  const [query] = useSearchParams();
  const params = parseDetailParams(query);
  if (!params) return <UnknownOrder />;
  const KindDetail = details[params.kind];
  return (
    <MemberPage
      area="orders"
      title={t('orders.detail.title', { orderNo: params.orderNo })}
      ownHeading
      signInTitle={t('orders.list.signIn')}
      signInHelp={t('orders.list.signInHelp')}
      skeleton={<DetailSkeleton />}
    >
      <KindDetail {...params} />
    </MemberPage>
  );
}
