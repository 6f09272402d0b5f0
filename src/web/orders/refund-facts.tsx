import { chakra } from '@chakra-ui/react';
import { methods } from '#domain/cashier/methods.ts';
import { orderRefundPaidToNames, orderRefundRefundStateNames } from '#generated/enums.ts';
import type { OrderRefund } from '#generated/hooks/model/orderRefund.ts';
import { OrderRefundRefundState as State } from '#generated/hooks/model/orderRefundRefundState.ts';
import { StateBadge, type StateTone } from '#web/components/state-badge.ts';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { formatAmount } from '#web/money/format-money.ts';
import type { Fact } from './facts.tsx';

const tones: Readonly<Record<State, StateTone>> = {
  [State.refundPending]: 'info',
  [State.refundDone]: 'success',
  [State.creditedToBalance]: 'success',
};

const Note = chakra('small', { base: { display: 'block', color: 'fg.muted' } });

/** Facts of a refund: how much, to where, how far it is, and since when. */
export function useRefundFacts(): (refund: OrderRefund) => readonly Fact[] {
  const { t } = useTexts();
  return ({ amount, paidBy, paidTo, refundState, createTime, endTime }) => [
    {
      name: t('orders.refund.amount'),
      value: <strong>{formatAmount(amount, methods[paidBy].currency)}</strong>,
    },
    {
      name: t('orders.refund.to'),
      value: (
        <>
          {t(`described.enums.${orderRefundPaidToNames[paidTo]}`)}
          {paidTo !== paidBy && <Note>{t('orders.refund.instead')}</Note>}
        </>
      ),
    },
    {
      name: t('orders.refund.state'),
      value: (
        <StateBadge tone={tones[refundState]}>
          {t(`described.enums.${orderRefundRefundStateNames[refundState]}`)}
        </StateBadge>
      ),
    },
    { name: t('orders.refund.time'), value: formatMoment(endTime ?? createTime) },
  ];
}
