import { chakra } from '@chakra-ui/react';
import { methods } from '#domain/cashier/methods.ts';
import { orderRefundPaidToNames, orderRefundRefundStateNames } from '#generated/enums.ts';
import type { OrderRefund } from '#generated/hooks/model/orderRefund.ts';
import { OrderRefundRefundState as State } from '#generated/hooks/model/orderRefundRefundState.ts';
import { StateBadge } from '#web/components/state-badge.ts';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { formatAmount } from '#web/money/format-money.ts';
import type { AnyOrder } from '#web/orders/any-order.ts';
import { FactList } from './facts.tsx';
import { Section } from './section.tsx';

const List = chakra('ul', {
  base: { display: 'grid', gap: 4, '& > li + li': { paddingTop: 4, borderTop: 'line' } },
});

function Refund({ refund }: { refund: OrderRefund }) {
  const { t } = useTexts();
  const { amount, paidBy, paidTo, refundState, createTime, endTime } = refund;
  const state = t(`described.enums.${orderRefundRefundStateNames[refundState]}`);
  const tone = refundState === State.refundDone ? 'success' : 'info';
  return (
    <li>
      <FactList
        facts={[
          { name: t('orders.refund.amount'), value: formatAmount(amount, methods[paidBy].currency) },
          { name: t('orders.refund.to'), value: t(`described.enums.${orderRefundPaidToNames[paidTo]}`) },
          { name: t('orders.refund.state'), value: <StateBadge tone={tone}>{state}</StateBadge> },
          { name: t('orders.refund.time'), value: formatMoment(endTime ?? createTime) },
        ]}
      />
      {paidTo !== paidBy && <p>{t('orders.refund.instead')}</p>}
    </li>
  );
}

/** What was given back of the payments of an order: how much, to where, and how far it is. */
export function Refunds({ order: any }: { order: AnyOrder }) {
  const { t } = useTexts();
  const refunds = any.kind === 'sample' ? [] : (any.order.refunds ?? []);
  if (refunds.length === 0) return null;
  return (
    <Section title={t('orders.detail.refunds')}>
      <List>
        {refunds.map((refund) => (
          <Refund key={`${refund.createTime} ${refund.paidBy} ${refund.amount}`} refund={refund} />
        ))}
      </List>
    </Section>
  );
}
