import { chakra } from '@chakra-ui/react';
import { Button, LinkButton } from '#web/components/button.tsx';
import { CashierLink } from '#web/components/cashier-link.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import type { PlacedOrder } from './order-entry.ts';
import { paymentOf } from './use-cashier.ts';

const Content = chakra('div', {
  base: {
    display: 'grid',
    gap: 3,
    textAlign: 'start',
    '& > p': { overflowWrap: 'anywhere' },
    '& > p + p': { color: 'fg.muted', fontSize: 'table' },
    '& footer': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 3, marginTop: 2 },
  },
});

interface FinishedDialogProps {
  order: PlacedOrder;
  /** Whether the cashier could be opened; a blocked window cannot have paid anything. */
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * Asks whether the payment is finished: yes leads to the orders, no opens the cashier once more. Where the browser blocked the
 * cashier there is nothing to ask: it says so and opens it by a click, which no browser blocks.
 */
export function FinishedDialog({ order, opened, onOpen, onClose }: FinishedDialogProps) {
  const { t } = useTexts();
  const { orderNo } = order;
  const openCashier = () => {
    onOpen();
    onClose();
  };
  return (
    <Dialog
      title={t(opened ? 'orderSubmit.placed.askTitle' : 'orderSubmit.placed.blockedTitle')}
      onClose={onClose}
    >
      <Content>
        <p>{t(opened ? 'orderSubmit.placed.askText' : 'orderSubmit.placed.blockedText', { orderNo })}</p>
        <p>{t('orderSubmit.placed.later')}</p>
        <footer>
          {opened ? (
            <LinkButton variant="solid" to={paths.orders} onClick={onClose}>
              {t('orderSubmit.placed.finished')}
            </LinkButton>
          ) : (
            <Button onClick={onClose}>{t('orderSubmit.placed.payLater')}</Button>
          )}
          <CashierLink
            payment={paymentOf(order)}
            variant={opened ? 'outline' : 'accent'}
            onOpen={openCashier}
          >
            {t(opened ? 'orderSubmit.placed.unfinished' : 'orderSubmit.placed.pay')}
          </CashierLink>
        </footer>
      </Content>
    </Dialog>
  );
}
