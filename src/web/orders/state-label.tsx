import { StateBadge } from '#web/components/state-badge.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { type AnyOrder, stateNameOf } from './any-order.ts';
import { stateTones } from './state-tone.ts';

/** The state of an order, in one word and its tone. */
export function StateLabel({ order }: { order: AnyOrder }) {
  const { t } = useTexts();
  const name = stateNameOf(order);
  return <StateBadge tone={stateTones[name]}>{t(`described.enums.${name}`)}</StateBadge>;
}
