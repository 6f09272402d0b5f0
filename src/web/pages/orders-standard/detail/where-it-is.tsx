import { chakra } from '@chakra-ui/react';
import { nextStepActors } from '#domain/orders/next-step.ts';
import { ChatButton } from '#web/chat/chat-button.tsx';
import { StateBadge, type StateTone } from '#web/components/state-badge.ts';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { BuyAgain } from '#web/orders/actions/buy-again.tsx';
import { OrderActions } from '#web/orders/actions/order-actions.tsx';
import { type AnyOrder, nextStepOf } from '#web/orders/any-order.ts';

const Standing = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 6,
    rowGap: 3,
    padding: 4,
    background: 'bg.subtle',
    borderRadius: 'base',
    '& > div:first-of-type': { flex: '1 1 360px', display: 'grid', gap: 1, justifyItems: 'start' },
    '& > div:first-of-type > p': { fontSize: 'lg', fontWeight: 'medium' },
    '& > div:first-of-type > small': { color: 'fg.muted', fontSize: 'table' },
  },
});

const tones = { member: 'warning', shop: 'info', nobody: 'neutral' } as const satisfies Record<
  string,
  StateTone
>;
const actorTexts = {
  member: 'orders.detail.yourTurn',
  shop: 'orders.detail.ourTurn',
  nobody: 'orders.detail.noTurn',
} as const;

/** When an unpaid order closes by itself. */
function Deadline({ order: any }: { order: AnyOrder }) {
  const { t } = useTexts();
  if (any.kind !== 'standard' || any.order.payBefore === undefined || nextStepOf(any) !== 'pay') return null;
  return <small>{t('orders.detail.payBefore', { time: formatMoment(any.order.payBefore) })}</small>;
}

/** The progress of the order: who has to act, what happens next in one sentence, and what the member can do. */
export function WhereItIs({ order }: { order: AnyOrder }) {
  const { t } = useTexts();
  const step = nextStepOf(order);
  const actor = nextStepActors[step];
  return (
    <Standing aria-label={t('orders.detail.standing')}>
      <div>
        <StateBadge tone={tones[actor]}>{t(actorTexts[actor])}</StateBadge>
        <p role="status">{t(`orders.nextStep.${step}`)}</p>
        <Deadline order={order} />
      </div>
      <OrderActions order={order} size="base">
        {order.kind === 'standard' && <BuyAgain orderNo={order.order.orderNo} size="base" />}
        <ChatButton orderNo={order.order.orderNo} size="base" />
      </OrderActions>
    </Standing>
  );
}
