import { Button } from '#web/components/button.tsx';
import { focusNearAfter } from '#web/components/return-focus.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { NoteActions } from './error-note.tsx';
import type { Order } from './use-order.ts';

interface ChangeActionsProps {
  order: Order;
  /** The order is being read again. */
  checking: boolean;
  confirm: string;
}

/** Orders what the page now shows, or does not; the question goes with its answer. */
export function ChangeActions({ order, checking, confirm }: ChangeActionsProps) {
  const { t } = useTexts();
  const { running, submit, settle } = order;
  return (
    <NoteActions>
      <Button variant="solid" disabled={checking || running} onClick={focusNearAfter(submit)}>
        {checking ? t('orderSubmit.error.checking') : confirm}
      </Button>
      <Button onClick={focusNearAfter(settle)}>{t('orderSubmit.error.stay')}</Button>
    </NoteActions>
  );
}
