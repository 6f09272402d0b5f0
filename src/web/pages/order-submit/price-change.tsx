import { useTexts } from '#web/i18n/texts-context.ts';
import { ChangeActions } from './change-actions.tsx';
import { ErrorNote } from './error-note.tsx';
import { FigureChanges, useFiguresSince } from './figure-changes.tsx';
import type { SubmitError } from './submit-error.ts';
import type { Order } from './use-order.ts';

interface PriceChangeProps {
  error: Extract<SubmitError, { kind: 'priceChanged' }>;
  order: Order;
}

/** Shows old and new figures and asks again; it orders at the figures that the page now shows. */
export function PriceChange({ error, order }: PriceChangeProps) {
  const { t } = useTexts();
  const { checking, changed, amount } = useFiguresSince(error, order);
  const confirm = t('orderSubmit.error.confirmNew', { amount });
  return (
    <ErrorNote title={t('orderSubmit.error.priceChanged')} tone="warning">
      <FigureChanges changed={changed} />
      <ChangeActions order={order} checking={checking} confirm={confirm} />
    </ErrorNote>
  );
}
