import { Fragment } from 'react';
import type { OrderRefund } from '#generated/hooks/model/orderRefund.ts';
import { useRefundFacts } from '#web/orders/refund-facts.tsx';

/** The refunds of an order, as rows of its facts. */
export function RefundRows({ refunds }: { refunds: readonly OrderRefund[] }) {
  const factsOf = useRefundFacts();
  return refunds.flatMap((refund) =>
    factsOf(refund).map(({ name, value }) => (
      <Fragment key={`${refund.createTime} ${refund.paidBy} ${refund.amount} ${name}`}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Fragment>
    )),
  );
}
