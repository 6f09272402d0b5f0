import type { InstalmentGroup } from '#domain/orders/instalment-groups.ts';
import type { Instalment } from '#generated/hooks/model/instalment.ts';
import type { OrderRefund } from '#generated/hooks/model/orderRefund.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { FirstAmount, SecondAmount } from '#web/orders/both-amounts.tsx';
import { Facts } from './order-facts.tsx';
import { RefundRows } from './refund-rows.tsx';
import { useInstalmentNames } from './use-instalment.ts';

type Group = InstalmentGroup<Instalment>;

function Amounts({ usd, yuan }: { usd: number; yuan: number }) {
  return (
    <>
      <strong>
        <FirstAmount usd={usd} yuan={yuan} />
      </strong>{' '}
      <SecondAmount usd={usd} yuan={yuan} />
    </>
  );
}

interface InstalmentFactsProps {
  orderNo: string;
  refunds: readonly OrderRefund[];
  paid: Group | undefined;
  next: Group | undefined;
}

/** Number of a customised order, its refunds, the instalment that was paid and the one that is due next. */
export function InstalmentFacts({ orderNo, refunds, paid, next }: InstalmentFactsProps) {
  const { t } = useTexts();
  const names = useInstalmentNames();
  return (
    <Facts>
      <dt>{t('cashier.page.order')}</dt>
      <dd data-part>{orderNo}</dd>
      <RefundRows refunds={refunds} />
      {paid && (
        <>
          <dt>{t('cashier.instalment.paid')}</dt>
          <dd>{names(paid)}</dd>
          <dt>{t('cashier.instalment.amount')}</dt>
          <dd>
            <Amounts usd={paid.amount} yuan={paid.amountZh} />
          </dd>
        </>
      )}
      {next && (
        <>
          <dt>{t('cashier.instalment.next')}</dt>
          <dd>{names(next)}</dd>
          <dt>{t('cashier.instalment.nextAmount')}</dt>
          <dd>
            <Amounts usd={next.due} yuan={next.dueZh} />
          </dd>
        </>
      )}
    </Facts>
  );
}
