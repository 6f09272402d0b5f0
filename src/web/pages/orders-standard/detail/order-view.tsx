import { chakra } from '@chakra-ui/react';
import { Link } from '#web/components/link.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import type { AnyOrder } from '#web/orders/any-order.ts';
import { OrderMoney } from '#web/orders/order-money.tsx';
import { rowsOf } from '#web/orders/order-rows.ts';
import { clickTarget } from '#web/theme/media.ts';
import { orderListHref } from '../list-params.ts';
import { AfterSales } from './after-sales.tsx';
import { Amounts } from './amounts.tsx';
import { Contracts } from './contracts.tsx';
import { Delivery } from './delivery.tsx';
import { Documents } from './documents.tsx';
import { Instalments } from './instalments.tsx';
import { Invoices } from './invoices.tsx';
import { LineTable } from './line-table.tsx';
import { OrderColumns } from './order-columns.ts';
import { OrderHead } from './order-head.tsx';
import { Refunds } from './refunds.tsx';
import { Requirements } from './requirements.tsx';
import { Timeline } from './timeline.tsx';
import { WhereItIs } from './where-it-is.tsx';

const Back = chakra(Link, {
  base: { ...clickTarget, marginBlock: 2, fontSize: 'table', _print: { display: 'none' } },
});

/** Nothing but buttons. */
const OnScreen = chakra('div', { base: { _print: { display: 'none' } } });

/** What each kind of order has of its own, in the wide column. */
function OwnSections({ order: any }: { order: AnyOrder }) {
  switch (any.kind) {
    case 'standard':
      return <LineTable rows={rowsOf(any)} />;
    case 'customised':
      return (
        <>
          <Instalments order={any.order} />
          <Requirements order={any.order} />
        </>
      );
    case 'sample':
      return <LineTable rows={rowsOf(any)} />;
  }
}

/** An order: its progress, what it holds, what it costs, where it goes and what happened to it. */
export function OrderView({ order, num }: { order: AnyOrder; num: number | undefined }) {
  const { t } = useTexts();
  return (
    <OrderMoney order={order}>
      <Back to={orderListHref({ kind: order.kind, num })}>‹ {t('orders.detail.back')}</Back>
      <OrderHead order={order} />
      <WhereItIs order={order} />
      <OrderColumns>
        <div>
          <OwnSections order={order} />
          <AfterSales order={order} />
          <Contracts order={order} />
          <OnScreen>
            <Documents order={order} />
          </OnScreen>
        </div>
        <div>
          <Amounts order={order} />
          <Refunds order={order} />
          <Delivery order={order} />
          <Invoices order={order} />
          <Timeline order={order} />
        </div>
      </OrderColumns>
    </OrderMoney>
  );
}
