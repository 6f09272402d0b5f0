import { chakra } from '@chakra-ui/react';
import { LinkButton } from '#web/components/button.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { paths } from '#web/paths.ts';
import type { AnyOrder } from '../../orders/any-order.ts';
import { rowsOf } from '../../orders/order-rows.ts';
import { Amounts } from './detail/amounts.tsx';
import { Delivery } from './detail/delivery.tsx';
import { LineTable } from './detail/line-table.tsx';
import { OrderColumns } from './detail/order-columns.ts';
import { OrderHead } from './detail/order-head.tsx';
import { Timeline } from './detail/timeline.tsx';
import { exampleOrder } from './example-order.ts';

const Note = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    marginBlock: 4,
    padding: 3,
    background: 'info.soft',
    color: 'info',
    borderRadius: 'base',
  },
});

/** What an order looks like, with made-up data: it belongs to nobody and asks the server for nothing. */
export function ExampleOrderPage() {
  const { t } = useTexts();
  usePageTitle(t('orders.example.title'));
  const order: AnyOrder = { kind: 'standard', order: exampleOrder(t) };
  // The products of the example are in no catalogue, so they lead nowhere.
  const rows = rowsOf(order).map(({ productId: _, ...row }) => row);
  return (
    <PageWidth>
      <Note>
        {t('orders.example.note')}
        <LinkButton size="small" to={paths.orders}>
          {t('orders.example.mine')}
        </LinkButton>
      </Note>
      <OrderHead order={order} />
      <OrderColumns>
        <div>
          <LineTable rows={rows} />
        </div>
        <div>
          <Amounts order={order} />
          <Delivery order={order} />
          <Timeline order={order} />
        </div>
      </OrderColumns>
    </PageWidth>
  );
}
