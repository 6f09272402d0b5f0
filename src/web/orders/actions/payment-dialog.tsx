import { Flex } from '@chakra-ui/react';
import { useCallback } from 'react';
import { Button } from '#web/components/button.tsx';
import { CashierLink } from '#web/components/cashier-link.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import type { PaymentData } from '#web/session/payment-data.ts';
import { usePaymentNews } from '#web/session/payment-news.ts';

interface PaymentDialogProps {
  payment: PaymentData;
  /** Called when the payment is finished, or may be: the orders are to be read again. */
  onFinished: () => void;
  onClose: () => void;
}

/** Asks, while the cashier is open in another tab, whether the payment is finished; closes by itself when the cashier says so. */
export function PaymentDialog({ payment, onFinished, onClose }: PaymentDialogProps) {
  const { t } = useTexts();
  const { orderNo } = payment;
  const finish = useCallback(() => {
    onFinished();
    onClose();
  }, [onFinished, onClose]);
  usePaymentNews(orderNo, finish);
  return (
    <Dialog title={t('orders.paying.title')} onClose={finish}>
      <p>{t('orders.paying.text', { orderNo })}</p>
      <Flex justify="flex-end" wrap="wrap" gap={3} marginTop={4}>
        <CashierLink payment={payment} variant="outline">
          {t('orders.paying.again')}
        </CashierLink>
        <Button variant="solid" onClick={finish}>
          {t('orders.paying.finished')}
        </Button>
      </Flex>
    </Dialog>
  );
}
