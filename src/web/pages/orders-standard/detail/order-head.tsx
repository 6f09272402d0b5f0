import { chakra } from '@chakra-ui/react';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import type { AnyOrder } from '#web/orders/any-order.ts';
import { StateLabel } from '#web/orders/state-label.tsx';

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

/** Number, state and date of an order. */
export function OrderHead({ order }: { order: AnyOrder }) {
  const { t } = useTexts();
  const { orderNo, createTime } = order.order;
  return (
    <Head>
      <h1 tabIndex={-1}>
        {t('orders.list.order')} <span>{orderNo}</span>
      </h1>
      <StateLabel order={order} />
      <time dateTime={createTime}>{t('orders.detail.placed', { time: formatMoment(createTime) })}</time>
    </Head>
  );
}
