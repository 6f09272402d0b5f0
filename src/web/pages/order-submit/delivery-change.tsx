import { chakra } from '@chakra-ui/react';
import { useLaterText } from '#web/components/later-text.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { ChangeActions } from './change-actions.tsx';
import { ErrorNote } from './error-note.tsx';
import { FigureChanges, useFiguresSince } from './figure-changes.tsx';
import { isNamed, type OrderLine } from './order-line.ts';
import { sentDelivery } from './sent-order.ts';
import type { SubmitError } from './submit-error.ts';
import type { Order } from './use-order.ts';

export type DeliveryError = Extract<SubmitError, { kind: 'deliveryChanged' }>;

/**
 * Asks again: the lines below show what is delivered later by now, and the order is placed with that. What it costs may have changed as
 * well, as the shop compares amounts only once the delivery is agreed.
 */
export function DeliveryChange({ error, order }: { error: DeliveryError; order: Order }) {
  const { t } = useTexts();
  const { checking, changed, amount } = useFiguresSince(error, order);
  const confirm = t('orderSubmit.error.confirmDelivery', { amount });
  return (
    <ErrorNote title={t('orderSubmit.error.deliveryChanged')} tone="warning">
      <span>{t('orderSubmit.error.deliveryHelp')}</span>
      {changed.length > 0 && (
        <>
          <span>{t('orderSubmit.error.pricesToo')}</span>
          <FigureChanges changed={changed} />
        </>
      )}
      <ChangeActions order={order} checking={checking} confirm={confirm} />
    </ErrorNote>
  );
}

const Mark = chakra('div', { base: { color: 'danger', fontSize: 'table', fontWeight: 'medium' } });

/** Marks a line that is delivered later than the order said, with what it said. */
export function DeliveryMark({ line, error }: { line: OrderLine; error: DeliveryError | undefined }) {
  const { t } = useTexts();
  const laterText = useLaterText();
  const before = error && sentDelivery(error.sent.request, line);
  if (!before || !error.products.some((named) => isNamed(line, named))) return null;
  const was = laterText(before, before.quantity) ?? t('orderSubmit.lines.allInStock');
  return <Mark>{t('orderSubmit.lines.deliveryChanged', { was })}</Mark>;
}
