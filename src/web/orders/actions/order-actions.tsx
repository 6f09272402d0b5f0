import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { OrderAction, OrderScreen } from '#domain/orders/offered-actions.ts';
import { Button } from '#web/components/button.tsx';
import { CashierLink } from '#web/components/cashier-link.tsx';
import { useOpenPageDialog } from '#web/components/page-dialogs.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { ShownPart } from '#web/lazy-part.tsx';
import { type AnyOrder, actionsOf, paymentOf } from '../any-order.ts';
import { afterSalesDialog, contractDialog, invoiceDialog } from '../dialogs/order-dialog-parts.ts';
import { MoveDialog } from './move-dialog.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { useOrdersChanged } from './use-orders-changed.ts';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    '& > *': { flexGrow: { base: 1, md: 0 } },
    _print: { display: 'none' },
  },
});

/** What the order waits for stands out. A standard order does not wait for a contract, it may have one. */
function isUrgent(action: OrderAction, { kind }: AnyOrder): boolean {
  return action === 'confirmReceipt' || (action === 'uploadContract' && kind === 'customised');
}

const actionTexts = {
  confirmReceipt: 'orders.action.confirmReceipt',
  uploadContract: 'orders.action.uploadContract',
  requestAfterSales: 'orders.action.afterSales',
  applyInvoice: 'orders.action.invoice',
  cancel: 'orders.action.cancel',
} as const satisfies Record<Exclude<OrderAction, 'pay'>, string>;

interface ActionDialogProps {
  order: AnyOrder;
  action: OrderAction;
  onClose: () => void;
}

/** The dialog of the action that was chosen. */
function ActionDialog({ order, action, onClose }: ActionDialogProps) {
  const refresh = useOrdersChanged(order);
  const payment = paymentOf(order);
  const { orderNo } = order.order;
  const onDone = () => {
    refresh();
    onClose();
  };
  switch (action) {
    case 'pay':
      return payment && <PaymentDialog payment={payment} onFinished={refresh} onClose={onClose} />;
    case 'cancel':
    case 'confirmReceipt':
      return <MoveDialog order={order} move={action} onClose={onClose} />;
    case 'requestAfterSales':
      return <ShownPart part={afterSalesDialog} with={{ orderNo, onClose, onDone }} />;
    case 'applyInvoice':
      return <ShownPart part={invoiceDialog} with={{ orderNo, onClose, onDone }} />;
    case 'uploadContract':
      return <ShownPart part={contractDialog} with={{ orderNo, onClose, onDone }} />;
  }
}

interface OrderActionsProps {
  order: AnyOrder;
  size?: 'small' | 'base';
  /** A screen that offers less. */
  screen?: OrderScreen | undefined;
  /** Further links and buttons, after the actions. */
  children?: ReactNode;
}

/** A button for each action that is offered on the order, and the dialog that it opens. */
export function OrderActions({ order, size = 'small', screen, children }: OrderActionsProps) {
  const { t } = useTexts();
  const openDialog = useOpenPageDialog();
  const open = (action: OrderAction) =>
    openDialog((close) => <ActionDialog order={order} action={action} onClose={close} />);
  const payment = paymentOf(order);
  const { orderNo } = order.order;
  return (
    <Row role="group" aria-label={t('orders.action.label', { orderNo })}>
      {actionsOf(order, screen).map((action) =>
        action === 'pay' ? (
          payment && (
            <CashierLink
              key={action}
              payment={payment}
              variant="accent"
              size={size}
              onOpen={() => open('pay')}
            >
              {t('orders.action.pay')}
            </CashierLink>
          )
        ) : (
          <Button
            key={action}
            size={size}
            variant={isUrgent(action, order) ? 'solid' : 'outline'}
            onClick={() => open(action)}
          >
            {t(actionTexts[action])}
          </Button>
        ),
      )}
      {children}
    </Row>
  );
}
