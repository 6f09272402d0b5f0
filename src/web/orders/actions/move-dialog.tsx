import { Flex } from '@chakra-ui/react';
import { useCallback } from 'react';
import type { StandardOrder } from '#generated/hooks/model/standardOrder.ts';
import { StandardOrderProOrderState } from '#generated/hooks/model/standardOrderProOrderState.ts';
import { useGetStandardOrder } from '#generated/hooks/orders-standard/orders-standard.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePaymentNews } from '#web/session/payment-news.ts';
import { useOneAtATime } from '#web/state/use-one-at-a-time.ts';
import type { AnyOrder } from '../any-order.ts';
import { type OrderMove, useMoveOrder } from './use-move-order.ts';

/**
 * What a cancelled standard order gives back. The order is read when the question is asked and when the member comes back to it: a list
 * may be old, and the order paid in another tab, where its payment would be given back.
 */
function StandardCancelText({ order }: { order: StandardOrder }) {
  const { t } = useTexts();
  const { orderNo } = order;
  const { data, refetch } = useGetStandardOrder(
    { orderNo },
    {
      query: { staleTime: 0, refetchOnWindowFocus: 'always', meta: { suppressErrorToast: true } },
      request: { silent: true },
    },
  );
  const readAgain = useCallback(() => void refetch(), [refetch]);
  usePaymentNews(orderNo, readAgain);
  const { proOrderState } = data?.data ?? order;
  return t(
    proOrderState === StandardOrderProOrderState.awaitingPayment
      ? 'orders.ask.cancelUnpaid'
      : 'orders.ask.cancelPaid',
  );
}

function CancelText({ kind, order }: AnyOrder) {
  const { t } = useTexts();
  switch (kind) {
    case 'standard':
      return <StandardCancelText order={order} />;
    case 'customised':
      return t('orders.ask.cancelCustomised');
    case 'sample':
      return t('orders.ask.cancelSample');
  }
}

interface MoveDialogProps {
  order: AnyOrder;
  move: OrderMove;
  onClose: () => void;
}

/** Asks before an order is cancelled or its receipt confirmed, which cannot be undone, and says what follows from it. */
export function MoveDialog({ order, move, onClose }: MoveDialogProps) {
  const { t } = useTexts();
  const { move: send, isRunning } = useMoveOrder(order);
  const isCancel = move === 'cancel';
  const { orderNo } = order.order;
  const once = useOneAtATime();
  const answer = () =>
    once(async () => {
      await send(move);
      onClose();
    });
  return (
    <Dialog
      title={t(isCancel ? 'orders.ask.cancelTitle' : 'orders.ask.receiptTitle', { orderNo })}
      onClose={onClose}
    >
      <p aria-live="polite">{isCancel ? <CancelText {...order} /> : t('orders.ask.receiptText')}</p>
      <Flex justify="flex-end" wrap="wrap" gap={3} marginTop={4}>
        <Button onClick={onClose}>{t('orders.ask.keep')}</Button>
        <Button variant="solid" disabled={isRunning} onClick={answer}>
          {t(isCancel ? 'orders.ask.cancel' : 'orders.ask.receipt')}
        </Button>
      </Flex>
    </Dialog>
  );
}
