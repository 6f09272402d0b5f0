import { LinkButton } from '#web/components/button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { usePaymentData } from '#web/session/payment-data.ts';
import { OrderNotice } from './order-notice.tsx';
import { orderHref } from './order-standing.ts';
import type { PaymentReturn } from './payment-return.ts';

interface SubmittedResultProps {
  orderNo: string;
  outcome: PaymentReturn;
}

/** The payment of an instalment: one of several, so only the order itself shows what it settled. */
export function SubmittedResult({ orderNo, outcome }: SubmittedResultProps) {
  const { t } = useTexts();
  const again = usePaymentData()?.orderNo === orderNo;
  const order = (
    <LinkButton variant="solid" to={orderHref(orderNo)}>
      {t('cashier.paid.order')}
    </LinkButton>
  );
  if (outcome === 'returned' || outcome === 'visited') {
    const isReturned = outcome === 'returned';
    return (
      <OrderNotice
        tone={isReturned ? 'success' : 'neutral'}
        title={t(isReturned ? 'cashier.result.submitted' : 'cashier.result.instalments')}
        text={t(isReturned ? 'cashier.result.submittedText' : 'cashier.result.instalmentsText')}
      >
        {order}
        <LinkButton to={paths.home}>{t('cashier.paid.home')}</LinkButton>
      </OrderNotice>
    );
  }
  return (
    <OrderNotice
      tone={outcome === 'declined' ? 'danger' : outcome === 'credited' ? 'success' : 'neutral'}
      title={t(`cashier.result.${outcome}`)}
      text={t(`cashier.result.${outcome}Text`)}
    >
      {again && outcome !== 'credited' && (
        <LinkButton variant="accent" to={paths.cashier}>
          {t('cashier.result.cashier')}
        </LinkButton>
      )}
      {order}
    </OrderNotice>
  );
}
