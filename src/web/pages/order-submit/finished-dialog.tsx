import { chakra } from '@chakra-ui/react';
import { LinkButton } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { CashierLink } from './cashier-link.tsx';
import type { PlacedOrder } from './order-entry.ts';

const Content = chakra('div', {
  base: {
    display: 'grid',
    gap: 3,
    textAlign: 'start',
    '& > p': { overflowWrap: 'anywhere' },
    '& > p + p': { color: 'ink.muted', fontSize: 'table' },
    '& footer': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 3, marginTop: 2 },
  },
});

interface FinishedDialogProps {
  order: PlacedOrder;
  onClose: () => void;
}

/** Asks whether the payment is finished: yes leads to the orders, no opens the cashier once more. */
export function FinishedDialog({ order, onClose }: FinishedDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog title={t('orderSubmit.placed.askTitle')} onClose={onClose}>
      <Content>
        <p>{t('orderSubmit.placed.askText', { orderNo: order.orderNo })}</p>
        <p>{t('orderSubmit.placed.later')}</p>
        <footer>
          <CashierLink order={order} kind="plain" onOpen={onClose}>
            {t('orderSubmit.placed.unfinished')}
          </CashierLink>
          <LinkButton kind="mask" to={paths.orders} onClick={onClose}>
            {t('orderSubmit.placed.finished')}
          </LinkButton>
        </footer>
      </Content>
    </Dialog>
  );
}
