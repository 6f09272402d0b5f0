import { chakra } from '@chakra-ui/react';
import { type InstalmentGroup, instalmentGroups } from '#domain/orders/instalment-groups.ts';
import { customisedActions } from '#domain/orders/offered-actions.ts';
import type { CustomisedOrder } from '#generated/hooks/model/customisedOrder.ts';
import { CustomisedOrderOrderState } from '#generated/hooks/model/customisedOrderOrderState.ts';
import type { Instalment } from '#generated/hooks/model/instalment.ts';
import { InstalmentAmountState } from '#generated/hooks/model/instalmentAmountState.ts';
import { InvoiceFlag } from '#generated/hooks/model/invoiceFlag.ts';
import { StateBadge } from '#web/components/state-badge.ts';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { isCalledOff } from '#web/orders/any-order.ts';
import { FirstAmount, SecondAmount } from '#web/orders/both-amounts.tsx';
import { Section } from './section.tsx';

const Plan = chakra('ol', {
  base: {
    display: 'grid',
    border: 'line',
    borderRadius: 'base',
    fontSize: 'table',
    '& > li': { display: 'grid', gap: 1, padding: 3, borderInlineStart: '3px solid transparent' },
    '& > li + li': { borderTop: 'line' },
    '& > li[data-next]': { borderInlineStartColor: 'accent', background: 'accent.soft' },
    '& [data-line]': {
      display: 'grid',
      // On a phone the amounts are below the state, in columns of their own width: those of all lines are in one line.
      gridTemplateColumns: { base: 'minmax(0, 1fr) 84px 104px', md: 'minmax(0, 1fr) 152px 96px 112px' },
      columnGap: { base: 2, md: 4 },
      alignItems: 'baseline',
    },
    '& [data-line] > data': { textAlign: 'end' },
    '& [data-line] > span': { gridRow: { base: 'span 2', md: 'auto' } },
    '& [data-line] > span ~ span': {
      gridColumn: { base: '2 / span 2', md: 'auto' },
      gridRow: 'auto',
      textAlign: { base: 'end', md: 'start' },
    },
    '& [data-sum]': { fontWeight: 'bold' },
    '& ul [data-line]': { color: 'fg.muted', paddingInlineStart: 4 },
  },
});

function InstalmentState({ instalment }: { instalment: Instalment }) {
  const { t } = useTexts();
  const { amountState, amountTime, invoiceFlag } = instalment;
  if (amountState === InstalmentAmountState.unpaid) return t('described.enums.unpaid');
  return (
    <>
      {amountTime ? t('orders.plan.paidAt', { time: formatMoment(amountTime) }) : t('described.enums.paid')}
      {invoiceFlag === InvoiceFlag.invoiceApplied && ` · ${t('orders.plan.invoiced')}`}
    </>
  );
}

function Line({ instalment }: { instalment: Instalment }) {
  const { nameOfMoney, amount, amountZh } = instalment;
  return (
    <div data-line>
      <span>{nameOfMoney}</span>
      <span>
        <InstalmentState instalment={instalment} />
      </span>
      <FirstAmount usd={amount} yuan={amountZh} />
      <SecondAmount usd={amount} yuan={amountZh} />
    </div>
  );
}

interface GroupProps {
  group: InstalmentGroup<Instalment>;
  /** Whether the order is over, so that nothing more is to be paid. */
  isOver: boolean;
}

function GroupState({ group, isOver }: GroupProps) {
  const { t } = useTexts();
  if (group.isPaid) return <StateBadge tone="success">{t('described.enums.paid')}</StateBadge>;
  if (isOver) return <StateBadge tone="neutral">{t('described.enums.unpaid')}</StateBadge>;
  if (group.isNext) return <StateBadge tone="warning">{t('orders.plan.next')}</StateBadge>;
  return <StateBadge tone="neutral">{t('orders.plan.later')}</StateBadge>;
}

function Group({ group, index, isOver }: GroupProps & { index: number }) {
  const { t } = useTexts();
  const { instalments, amount, amountZh, isFirst } = group;
  const isNext = group.isNext && !isOver;
  const [only] = instalments;
  const title = isFirst ? t('orders.plan.first') : t('orders.plan.payment', { number: index + 1 });
  return (
    <li data-next={isNext || undefined} aria-current={isNext ? 'step' : undefined}>
      <div data-line data-sum>
        <span>{title}</span>
        <span>
          <GroupState group={group} isOver={isOver} />
        </span>
        <FirstAmount usd={amount} yuan={amountZh} />
        <SecondAmount usd={amount} yuan={amountZh} />
      </div>
      {only && (
        <ul>
          {instalments.map((instalment) => (
            <li key={instalment.purchaseId}>
              <Line instalment={instalment} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The payments of a customised order: the first ones together with their sum, the next one to pay marked. None follow where it was called off. */
export function Instalments({ order }: { order: CustomisedOrder }) {
  const { t } = useTexts();
  const isPayable = customisedActions(order).includes('pay');
  const groups = instalmentGroups(order.amountListVos).map((group) => {
    return { ...group, isNext: group.isNext && isPayable };
  });
  const isAgreed = order.orderState === CustomisedOrderOrderState.settingUp;
  const isOver = isCalledOff({ kind: 'customised', order });
  if (groups.length === 0 && isOver) return null;
  return (
    <Section title={t('orders.detail.instalments')}>
      {groups.length === 0 ? (
        <p>{t(isAgreed ? 'orders.plan.beingSet' : 'orders.plan.none')}</p>
      ) : (
        <Plan>
          {groups.map((group, index) => (
            <Group key={group.instalments[0]?.purchaseId} group={group} index={index} isOver={isOver} />
          ))}
        </Plan>
      )}
    </Section>
  );
}
