import { afterSalesRecordDecisionNames, applyAfterSalesFormServiceTypeNames } from '#generated/enums.ts';
import { StateBadge, type StateTone } from '#web/components/state-badge.ts';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import type { AnyOrder } from '#web/orders/any-order.ts';
import { FactList } from '#web/orders/facts.tsx';
import { Section } from './section.tsx';

const tones = {
  afterSalesUndecided: 'info',
  afterSalesAccepted: 'info',
  afterSalesCompleted: 'success',
  afterSalesRefused: 'danger',
} as const satisfies Record<string, StateTone>;

/** What was asked for after the delivery, and what the shop decided. */
export function AfterSales({ order: any }: { order: AnyOrder }) {
  const { t } = useTexts();
  const requests = any.kind === 'sample' ? [] : (any.order.afterSales ?? []);
  if (requests.length === 0) return null;
  return (
    <Section title={t('orders.detail.afterSales')}>
      {requests.map(({ serviceType, questionContent, createTime, decision, decisionTime, reply }) => {
        const state = afterSalesRecordDecisionNames[decision];
        return (
          <FactList
            key={createTime}
            facts={[
              {
                name: t('orders.service.type'),
                value: t(`described.enums.${applyAfterSalesFormServiceTypeNames[serviceType]}`),
              },
              { name: t('orders.service.time'), value: formatMoment(createTime) },
              { name: t('orders.service.question'), value: questionContent },
              {
                name: t('orders.service.decision'),
                value: (
                  <>
                    <StateBadge tone={tones[state]}>{t(`described.enums.${state}`)}</StateBadge>{' '}
                    {decisionTime && formatMoment(decisionTime)}
                  </>
                ),
              },
              ...(reply ? [{ name: t('orders.service.reply'), value: reply }] : []),
            ]}
          />
        );
      })}
    </Section>
  );
}
