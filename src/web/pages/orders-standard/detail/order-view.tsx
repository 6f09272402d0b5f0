import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { clickTarget } from '#web/theme/media.ts';
import type { AnyOrder } from '../any-order.ts';
import { orderListHref } from '../list-params.ts';
import { StateLabel } from '../state-label.tsx';
import { AfterSales } from './after-sales.tsx';
import { Amounts } from './amounts.tsx';
import { Contracts } from './contracts.tsx';
import { Delivery } from './delivery.tsx';
import { Instalments } from './instalments.tsx';
import { Invoices } from './invoices.tsx';
import { LineTable } from './line-table.tsx';
import { Requirements } from './requirements.tsx';
import { Timeline } from './timeline.tsx';
import { WhereItIs } from './where-it-is.tsx';

const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 4,
    rowGap: 1,
    paddingBottom: 4,
    '& h1': { fontSize: 'xl' },
    '& h1 span': { fontFamily: 'mono', overflowWrap: 'anywhere' },
    '& time': { color: 'fg.muted', fontSize: 'table' },
  },
});

const Back = chakra(Link, { base: { ...clickTarget, marginBlock: 2, fontSize: 'table' } });

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
    columnGap: 8,
    alignItems: 'start',
    marginTop: 4,
    paddingBottom: 10,
  },
});

/** What each kind of order has of its own, in the wide column. */
function OwnSections({ order: any }: { order: AnyOrder }) {
  switch (any.kind) {
    case 'standard':
      return <LineTable order={any} />;
    case 'customised':
      return (
        <>
          <Instalments order={any.order} />
          <Requirements order={any.order} />
        </>
      );
    case 'sample':
      return <LineTable order={any} />;
  }
}

/** An order: where it stands, what it holds, what it costs, where it goes and what happened to it. */
export function OrderView({ order, num }: { order: AnyOrder; num: number | undefined }) {
  const { t } = useTexts();
  const { orderNo, createTime } = order.order;
  return (
    <>
      <Back to={orderListHref({ kind: order.kind, num })}>‹ {t('orders.detail.back')}</Back>
      <Head>
        <h1>
          {t('orders.list.order')} <span>{orderNo}</span>
        </h1>
        <StateLabel order={order} />
        <time dateTime={createTime}>{t('orders.detail.placed', { time: formatMoment(createTime) })}</time>
      </Head>
      <WhereItIs order={order} />
      <Columns>
        <div>
          <OwnSections order={order} />
          <AfterSales order={order} />
          <Contracts order={order} />
        </div>
        <div>
          <Amounts order={order} />
          <Delivery order={order} />
          <Invoices order={order} />
          <Timeline order={order} />
        </div>
      </Columns>
    </>
  );
}
