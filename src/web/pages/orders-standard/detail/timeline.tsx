import { chakra } from '@chakra-ui/react';
import { orderActorNames, orderEventNames, orderEventValues } from '#generated/enums.ts';
import { OrderActor } from '#generated/hooks/model/orderActor.ts';
import type { OrderHistoryEntry } from '#generated/hooks/model/orderHistoryEntry.ts';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import type { AnyOrder } from '#web/orders/any-order.ts';
import { Section } from './section.tsx';

const Events = chakra('ol', {
  base: {
    display: 'grid',
    fontSize: 'table',
    '& li': {
      position: 'relative',
      paddingInlineStart: 5,
      paddingBottom: 3,
      borderInlineStart: '2px solid',
      borderColor: 'line',
      marginInlineStart: '5px',
    },
    '& li:last-of-type': { borderColor: 'transparent', paddingBottom: 0 },
    '& li::before': {
      content: '"" / ""',
      position: 'absolute',
      insetInlineStart: '-6px',
      top: '5px',
      width: '10px',
      height: '10px',
      borderRadius: 'full',
      background: 'line.control',
    },
    '& li:last-of-type::before': { background: 'primary' },
    '& li:last-of-type b': { fontWeight: 'bold' },
    '& b': { display: 'block', fontWeight: 'medium' },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
  },
});

/** The history of an order; one without a recorded history was at least placed. */
function historyOf({ order }: AnyOrder): readonly OrderHistoryEntry[] {
  if (order.history && order.history.length > 0) return order.history;
  return [{ event: orderEventValues.orderPlaced, by: OrderActor.byMember, createTime: order.createTime }];
}

/** What happened to the order, when and by whom, oldest first. */
export function Timeline({ order }: { order: AnyOrder }) {
  const { t } = useTexts();
  return (
    <Section title={t('orders.detail.history')}>
      <Events>
        {historyOf(order).map(({ event, by, createTime }) => (
          <li key={`${event} ${createTime}`}>
            <b>{t(`described.enums.${orderEventNames[event]}`)}</b>
            <small>
              <time dateTime={createTime}>{formatMoment(createTime)}</time> ·{' '}
              {t(`described.enums.${orderActorNames[by]}`)}
            </small>
          </li>
        ))}
      </Events>
    </Section>
  );
}
