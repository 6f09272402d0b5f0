import { Button, LinkButton } from '#web/components/button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { DeliveryChange } from './delivery-change.tsx';
import { ErrorNote, NoteActions } from './error-note.tsx';
import { PriceChange } from './price-change.tsx';
import type { Order } from './use-order.ts';

function ToOrders() {
  const { t } = useTexts();
  return (
    <NoteActions>
      <LinkButton to={paths.orders}>{t('orderSubmit.page.toOrders')}</LinkButton>
    </NoteActions>
  );
}

/** Why the last attempt placed no order, where that does not belong to one section; address and points say so at their place. */
export function OrderError({ order }: { order: Order }) {
  const { t } = useTexts();
  const { error, running, submit } = order;
  if (!error) return null;
  switch (error.kind) {
    case 'noAddress':
    case 'points':
    case 'gone':
      return null;
    case 'priceChanged':
      return <PriceChange error={error} order={order} />;
    case 'deliveryChanged':
      return <DeliveryChange error={error} order={order} />;
    case 'lines':
      return (
        <ErrorNote title={t(`orderSubmit.error.${error.code}`)}>
          <span>{t('orderSubmit.error.linesHelp')}</span>
        </ErrorNote>
      );
    case 'unknown':
      return (
        <ErrorNote title={t('orderSubmit.error.unknown')} tone="warning">
          <span>{t('orderSubmit.error.unknownHelp')}</span>
          <NoteActions>
            <Button disabled={running} onClick={submit}>
              {t('orderSubmit.error.again')}
            </Button>
          </NoteActions>
        </ErrorNote>
      );
    case 'sentBefore':
      return (
        <ErrorNote title={t('orderSubmit.error.sentBefore')} tone="warning">
          <span>{t('orderSubmit.error.sentBeforeHelp')}</span>
          <ToOrders />
        </ErrorNote>
      );
    case 'refused':
      return <ErrorNote title={t('orderSubmit.error.refused', { reason: error.text })} />;
  }
}
