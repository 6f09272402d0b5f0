import { useTexts } from '#web/i18n/texts-context.ts';
import type { AnyOrder } from '#web/orders/any-order.ts';
import { FactList, FactLists } from '#web/orders/facts.tsx';
import { useRefundFacts } from '#web/orders/refund-facts.tsx';
import { Section } from './section.tsx';

/** What was given back of the payments of an order: how much, to where, and how far it is. */
export function Refunds({ order: any }: { order: AnyOrder }) {
  const { t } = useTexts();
  const factsOf = useRefundFacts();
  const refunds = any.kind === 'sample' ? [] : (any.order.refunds ?? []);
  if (refunds.length === 0) return null;
  return (
    <Section title={t('orders.detail.refunds')}>
      <FactLists>
        {refunds.map((refund) => (
          <li key={`${refund.createTime} ${refund.paidBy} ${refund.amount}`}>
            <FactList facts={factsOf(refund)} />
          </li>
        ))}
      </FactLists>
    </Section>
  );
}
