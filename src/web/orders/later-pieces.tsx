import { formatCount, formatDay } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import type { OrderRow } from './order-rows.ts';

/** Which pieces of a line the supplier delivers later, and when; nothing where all of them were in stock. */
export function LaterPieces({ later }: Pick<OrderRow, 'later'>) {
  const { t } = useTexts();
  if (!later) return null;
  return (
    <small>{t('orders.list.later', { shown: formatCount(later.pieces), day: formatDay(later.time) })}</small>
  );
}
