import { chakra } from '@chakra-ui/react';
import type { StandardOrder } from '#generated/hooks/model/standardOrder.ts';
import type { StandardOrderPaidIn } from '#generated/hooks/model/standardOrderPaidIn.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { FirstAmount, SecondAmount } from '#web/orders/both-amounts.tsx';

export const Facts = chakra('dl', {
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
    '& dt': { color: 'fg.muted' },
    '& dd': { textAlign: 'end', overflowWrap: 'anywhere' },
    '& [data-part]': { textStyle: 'part' },
    '& strong': { fontSize: 'lg', fontWeight: 'bold' },
  },
});

const PartNumber = chakra('span', { base: { textStyle: 'part' } });
const Others = chakra('span', { base: { whiteSpace: 'nowrap' } });

/** What was ordered, in short: the first part number and how many others. */
export function OrderGoods({ order }: { order: StandardOrder }) {
  const { t } = useTexts();
  const others = order.lines.length - 1;
  return (
    <>
      <PartNumber>{order.productNum}</PartNumber>
      {others > 0 && ' '}
      {others > 0 && <Others>{t('cashier.result.more', { count: others })}</Others>}
    </>
  );
}

/** The amount of an order in the currency in which it was paid, or in the chosen one with the approximate amount in the other. */
function Amount({ order, paidIn }: Pick<OrderFactsProps, 'order' | 'paidIn'>) {
  const amounts = { usd: order.moneyNum, yuan: order.moneyNumZh, paidIn };
  return (
    <>
      <strong>
        <FirstAmount {...amounts} />
      </strong>
      {paidIn === undefined && ' '}
      {paidIn === undefined && <SecondAmount {...amounts} />}
    </>
  );
}

interface OrderFactsProps {
  order: StandardOrder;
  amountTitle: string;
  /** The currency of the payment; undefined where the amount is not one that was paid. */
  paidIn?: StandardOrderPaidIn | undefined;
}

/** Number, goods and amount of an order. */
export function OrderFacts({ order, amountTitle, paidIn }: OrderFactsProps) {
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
        <Amount order={order} paidIn={paidIn} />
      </dd>
    </Facts>
  );
}
