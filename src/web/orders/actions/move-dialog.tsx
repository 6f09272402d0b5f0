import { Flex } from '@chakra-ui/react';
import { StandardOrderProOrderState } from '#generated/hooks/model/standardOrderProOrderState.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useOneAtATime } from '#web/state/use-one-at-a-time.ts';
import type { AnyOrder } from '../any-order.ts';
import { type OrderMove, useMoveOrder } from './use-move-order.ts';

/** What a cancelled order gives back. */
function useCancelText({ kind, order }: AnyOrder): string {
  const { t } = useTexts();
  switch (kind) {
    case 'standard':
      return order.proOrderState === StandardOrderProOrderState.awaitingPayment
        ? t('orders.ask.cancelUnpaid')
        : t('orders.ask.cancelPaid');
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
  const cancelText = useCancelText(order);
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
      <p>{isCancel ? cancelText : t('orders.ask.receiptText')}</p>
      <Flex justify="flex-end" wrap="wrap" gap={3} marginTop={4}>
        <Button onClick={onClose}>{t('orders.ask.keep')}</Button>
        <Button variant="solid" disabled={isRunning} onClick={answer}>
          {t(isCancel ? 'orders.ask.cancel' : 'orders.ask.receipt')}
        </Button>
      </Flex>
    </Dialog>
  );
}
