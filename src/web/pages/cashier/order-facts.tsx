import { chakra } from '@chakra-ui/react';
import type { StandardOrder } from '#generated/hooks/model/standardOrder.ts';
import { Price } from '#web/components/price.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 6,
    rowGap: 2,
    width: 'full',
    marginTop: 3,
    paddingBlock: 4,
    borderBlock: 'line',
    textAlign: 'start',
    '& dt': { color: 'ink.muted' },
    '& dd': { textAlign: 'end', overflowWrap: 'anywhere' },
    '& [data-part]': { textStyle: 'part' },
    '& strong': { fontSize: 'lg', fontWeight: 'bold' },
  },
});

const Others = chakra('span', { base: { whiteSpace: 'nowrap' } });

/** What was ordered, in short: the first part number and how many others. */
export function OrderGoods({ order }: { order: StandardOrder }) {
  const { t } = useTexts();
  const others = order.lines.length - 1;
  return (
    <>
      <span data-part>{order.productNum}</span>
      {others > 0 && ' '}
      {others > 0 && <Others>{t('cashier.result.more', { count: others })}</Others>}
    </>
  );
}

/** Number, goods and amount of an order. */
export function OrderFacts({ order, amountTitle }: { order: StandardOrder; amountTitle: string }) {
  const { t } = useTexts();
  return (
    <Facts>
      <dt>{t('cashier.page.order')}</dt>
      <dd data-part>{order.orderNo}</dd>
      <dt>{t('cashier.result.goods')}</dt>
      <dd>
        <OrderGoods order={order} />
      </dd>
      <dt>{amountTitle}</dt>
      <dd>
        <strong>
          <Price cents={order.moneyNum} />
        </strong>{' '}
        <Price cents={order.moneyNumZh} currency="CNY" approximate />
      </dd>
    </Facts>
  );
}
