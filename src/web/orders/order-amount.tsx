import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { type AnyOrder, isCalledOff } from './any-order.ts';
import { FirstAmount, SecondAmount } from './both-amounts.tsx';

const Amounts = chakra('span', {
  base: {
    display: 'inline-grid',
    justifyItems: 'end',
    '& strong': { fontSize: 'lg', fontWeight: 'bold', whiteSpace: 'nowrap' },
    '& small': { color: 'fg.muted', fontSize: 'sm', whiteSpace: 'nowrap' },
  },
});

/** An amount in both currencies, the one of the payment or of the visitor's choice first. */
function BothAmounts(amounts: ComponentProps<typeof FirstAmount>) {
  return (
    <Amounts>
      <strong>
        <FirstAmount {...amounts} />
      </strong>
      <small>
        <SecondAmount {...amounts} />
      </small>
    </Amounts>
  );
}

/** The whole amount of an order: money in both currencies, points of a sample, or that it is not set. */
export function OrderAmount({ order: any }: { order: AnyOrder }) {
  const { t } = useTexts();
  switch (any.kind) {
    case 'standard': {
      const { moneyNum, moneyNumZh, paidIn } = any.order;
      return <BothAmounts usd={moneyNum} yuan={moneyNumZh} paidIn={paidIn} />;
    }
    case 'customised': {
      const { amountListVos, totalAmount, totalAmountZh } = any.order;
      if (amountListVos.length === 0)
        return (
          <Amounts>
            <small>{t(isCalledOff(any) ? 'orders.amount.neverSet' : 'orders.amount.notSet')}</small>
          </Amounts>
        );
      return <BothAmounts usd={totalAmount} yuan={totalAmountZh} />;
    }
    case 'sample': {
      const { integralNum } = any.order;
      return (
        <Amounts>
          <strong>
            {t('orders.amount.points', { count: integralNum, shown: formatCount(integralNum) })}
          </strong>
        </Amounts>
      );
    }
  }
}
