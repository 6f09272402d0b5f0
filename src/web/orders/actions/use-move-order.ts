import { MoveCustomisedOrderFormState } from '#generated/hooks/model/moveCustomisedOrderFormState.ts';
import { MoveSampleOrderFormType } from '#generated/hooks/model/moveSampleOrderFormType.ts';
import { useMoveCustomisedOrder } from '#generated/hooks/orders-customised/orders-customised.ts';
import { useMoveSampleOrder } from '#generated/hooks/orders-sample/orders-sample.ts';
import {
  useCancelStandardOrder,
  useConfirmStandardReceipt,
} from '#generated/hooks/orders-standard/orders-standard.ts';
import { failureText } from '#web/api/failure-text.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/toasts/message-store.ts';
import type { AnyOrder } from '../any-order.ts';
import { useOrdersChanged } from './use-orders-changed.ts';

export type OrderMove = 'cancel' | 'confirmReceipt';

const options = { mutation: { meta: { suppressErrorToast: true } } };

/** The call of each kind that cancels an order or confirms its receipt. */
function useMoveCall() {
  const confirmStandard = useConfirmStandardReceipt(options);
  const cancelStandard = useCancelStandardOrder(options);
  const moveCustomised = useMoveCustomisedOrder(options);
  const moveSample = useMoveSampleOrder(options);
  const isRunning = [confirmStandard, cancelStandard, moveCustomised, moveSample].some(
    ({ isPending }) => isPending,
  );
  const send = ({ kind, order }: AnyOrder, move: OrderMove): Promise<unknown> => {
    const isCancel = move === 'cancel';
    switch (kind) {
      case 'standard': {
        const { orderNo } = order;
        return (isCancel ? cancelStandard : confirmStandard).mutateAsync({ data: { orderNo } });
      }
      case 'customised': {
        const { confirmReceipt, cancelOrder } = MoveCustomisedOrderFormState;
        const state = isCancel ? cancelOrder : confirmReceipt;
        return moveCustomised.mutateAsync({ data: { orderNo: order.orderNo, state } });
      }
      case 'sample': {
        const { confirmReceipt, cancelOrder } = MoveSampleOrderFormType;
        const type = isCancel ? cancelOrder : confirmReceipt;
        return moveSample.mutateAsync({ data: { sampleId: order.sampleId, type } });
      }
    }
  };
  return { send, isRunning };
}

/** Cancels an order or confirms its receipt, and reports the result. A refusal means that the order has moved on: it is read again. */
export function useMoveOrder(order: AnyOrder) {
  const { t } = useTexts();
  const refresh = useOrdersChanged(order);
  const { send, isRunning } = useMoveCall();
  const handleError = (move: OrderMove, error: unknown) => {
    const text = move === 'cancel' ? 'orders.message.cancelFailed' : 'orders.message.receiptFailed';
    showMessage(
      'warning',
      failureText(error, t, (reason) => t(text, { reason })),
    );
  };
  const move = async (name: OrderMove): Promise<void> => {
    try {
      await send(order, name);
      showMessage('success', t(name === 'cancel' ? 'orders.message.cancelled' : 'orders.message.received'));
    } catch (error) {
      handleError(name, error);
    }
    refresh();
  };
  return { move, isRunning };
}
