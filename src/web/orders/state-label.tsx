import type { OrderScreen } from '#domain/orders/offered-actions.ts';
import { StateBadge } from '#web/components/state-badge.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { type AnyOrder, stateLabelOf, stateNameOf } from './any-order.ts';
import { stateTones } from './state-tone.ts';

interface StateLabelProps {
  order: AnyOrder;
  /** A screen with words of its own. */
  screen?: OrderScreen | undefined;
}

/** The state of an order, in one word and its tone. */
export function StateLabel({ order, screen }: StateLabelProps) {
  const { t } = useTexts();
  const tone = stateTones[stateNameOf(order)];
  return <StateBadge tone={tone}>{t(`described.enums.${stateLabelOf(order, screen)}`)}</StateBadge>;
}
