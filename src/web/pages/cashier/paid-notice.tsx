import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { constants } from '#generated/constants.ts';
import { LinkButton } from '#web/components/button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths, paySuccessHref } from '#web/paths.ts';
import { OrderNotice } from './order-notice.tsx';
import { orderHref } from './order-standing.ts';

/** Closes the cashier's window, or goes on to the result page where scripts may not close it. */
function useClosingWindow(orderNo: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => {
      window.close();
      if (!window.closed) navigate(paySuccessHref(orderNo), { replace: true });
    }, constants.balanceWindowCloseDelay);
    return () => clearTimeout(timer);
  }, [navigate, orderNo]);
}

/** Confirms a payment from a balance until the window closes by itself. */
export function PaidNotice({ orderNo }: { orderNo: string }) {
  const { t } = useTexts();
  useClosingWindow(orderNo);
  return (
    <OrderNotice
      tone="success"
      title={t('cashier.paid.title')}
      text={
        window.opener
          ? t('cashier.paid.closing', { count: constants.balanceWindowCloseDelay / 1000 })
          : t('cashier.paid.leading')
      }
    >
      <LinkButton to={orderHref(orderNo)}>{t('cashier.paid.order')}</LinkButton>
    </OrderNotice>
  );
}

/** The order is already paid, or can no longer be paid: nothing to do here. */
export function SettledNotice({ orderNo, standing }: { orderNo: string; standing: 'paid' | 'closed' }) {
  const { t } = useTexts();
  const paid = standing === 'paid';
  return (
    <OrderNotice
      tone={paid ? 'success' : 'neutral'}
      title={paid ? t('cashier.paid.already') : t('cashier.paid.closed')}
      text={paid ? t('cashier.paid.alreadyText') : t('cashier.paid.closedText')}
    >
      <LinkButton variant="solid" to={orderHref(orderNo)}>
        {t('cashier.paid.order')}
      </LinkButton>
      <LinkButton to={paths.home}>{t('cashier.paid.home')}</LinkButton>
    </OrderNotice>
  );
}
