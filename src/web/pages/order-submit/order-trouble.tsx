import { Button, LinkButton } from '#web/components/button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { PriceChange } from './price-change.tsx';
import { TroubleNote } from './trouble-note.tsx';
import type { Order } from './use-order.ts';

function ToOrders() {
  const { t } = useTexts();
  return (
    <div data-actions>
      <LinkButton to={paths.orders}>{t('orderSubmit.page.toOrders')}</LinkButton>
    </div>
  );
}

/** Why the last attempt placed no order, where that is no matter of one section; address and points say so at their place. */
export function OrderTrouble({ order }: { order: Order }) {
  const { t } = useTexts();
  const { trouble, running, submit } = order;
  if (!trouble) return null;
  switch (trouble.kind) {
    case 'noAddress':
    case 'points':
    case 'gone':
      return null;
    case 'priceChanged':
      return <PriceChange trouble={trouble} order={order} />;
    case 'lines':
      return (
        <TroubleNote title={t(`orderSubmit.trouble.${trouble.code}`)}>
          <span>{t('orderSubmit.trouble.linesHelp')}</span>
        </TroubleNote>
      );
    case 'unknown':
      return (
        <TroubleNote title={t('orderSubmit.trouble.unknown')} tone="warning">
          <span>{t('orderSubmit.trouble.unknownHelp')}</span>
          <div data-actions>
            <Button disabled={running} onClick={submit}>
              {t('orderSubmit.trouble.again')}
            </Button>
          </div>
        </TroubleNote>
      );
    case 'sentBefore':
      return (
        <TroubleNote title={t('orderSubmit.trouble.sentBefore')} tone="warning">
          <span>{t('orderSubmit.trouble.sentBeforeHelp')}</span>
          <ToOrders />
        </TroubleNote>
      );
    case 'refused':
      return <TroubleNote title={t('orderSubmit.trouble.refused', { reason: trouble.text })} />;
  }
}
