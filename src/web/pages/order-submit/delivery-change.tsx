import { chakra } from '@chakra-ui/react';
import { Button } from '#web/components/button.tsx';
import { useLaterText } from '#web/components/later-text.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { ErrorNote, NoteActions } from './error-note.tsx';
import { changedDelivery, type OrderLine } from './order-line.ts';
import type { SubmitError } from './submit-error.ts';
import type { Order } from './use-order.ts';

export type DeliveryError = Extract<SubmitError, { kind: 'deliveryChanged' }>;

/** Asks again: the lines below show what is delivered later by now, and the order is placed with that. */
export function DeliveryChange({ order }: { order: Order }) {
  const { t } = useTexts();
  const { read, running, submit, settle } = order;
  return (
    <ErrorNote title={t('orderSubmit.error.deliveryChanged')} tone="warning">
      <span>{t('orderSubmit.error.deliveryHelp')}</span>
      <NoteActions>
        <Button variant="solid" disabled={read.isFetching || running} onClick={submit}>
          {t('orderSubmit.error.confirmDelivery')}
        </Button>
        <Button onClick={settle}>{t('orderSubmit.error.stay')}</Button>
      </NoteActions>
    </ErrorNote>
  );
}

const Mark = chakra('div', { base: { color: 'danger', fontSize: 'table', fontWeight: 'medium' } });

/** Marks a line that is delivered later than the page showed, with what it showed. */
export function DeliveryMark({ line, error }: { line: OrderLine; error: DeliveryError | undefined }) {
  const { t } = useTexts();
  const laterText = useLaterText();
  const changed = error && changedDelivery(line, error.products, error.shown?.lines);
  if (!changed) return null;
  const { before } = changed;
  const was = (before && laterText(before, before.quantity)) ?? t('orderSubmit.lines.allInStock');
  return <Mark>{t('orderSubmit.lines.deliveryChanged', { was })}</Mark>;
}
