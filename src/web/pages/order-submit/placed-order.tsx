import { chakra } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { constants } from '#generated/constants.ts';
import type { StandardOrderPaidIn } from '#generated/hooks/model/standardOrderPaidIn.ts';
import { LinkButton } from '#web/components/button.tsx';
import { CashierLink } from '#web/components/cashier-link.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { FirstAmount, SecondAmount } from '#web/orders/both-amounts.tsx';
import { paths } from '#web/paths.ts';
import { FinishedDialog } from './finished-dialog.tsx';
import type { PlacedOrder } from './order-entry.ts';
import { paymentOf } from './use-cashier.ts';
import { type Payment, usePayment } from './use-payment.ts';

const Placed = chakra('section', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: 4,
    paddingY: 16,
    textAlign: 'center',
    '& > svg': { color: 'success' },
    '& > p': { color: 'fg.muted', maxWidth: 'text' },
    '& dl': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 10, rowGap: 3 },
    '& dt': { textStyle: 'label' },
    '& dd': { fontSize: 'xl', fontWeight: 'bold' },
    '& dd[data-part]': { textStyle: 'part', fontSize: 'lg', lineHeight: '25px' },
    '& [data-yuan]': { fontSize: 'body', fontWeight: 'normal', marginInlineStart: 2 },
    '& [data-actions]': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 3 },
  },
});

interface PlacedOrderProps {
  order: PlacedOrder;
  /** Whether the cashier opened; undefined on the way back to an order that was placed before. */
  opened: boolean | undefined;
}

/** Asks after two seconds whether the payment is finished, once, right after the order. */
function useAsked(just: boolean): [boolean, () => void] {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!just) return;
    const timer = setTimeout(() => setAsked(true), constants.orderDialogDelay);
    return () => clearTimeout(timer);
  }, [just]);
  return [asked, () => setAsked(false)];
}

/** The total of the order: what was paid in its currency, or what is to be paid in both. */
function Total({
  order,
  payment,
  paidIn,
}: {
  order: PlacedOrder;
  payment: Payment;
  paidIn: StandardOrderPaidIn | undefined;
}) {
  const { t } = useTexts();
  const amounts = { usd: order.usMoney, yuan: order.zhMoney, paidIn };
  const paid = payment === 'paid' && paidIn !== undefined;
  const total = paid ? t('orderSubmit.placed.amountPaid') : t('orderSubmit.placed.total');
  return (
    <div>
      <dt>{payment === 'open' ? t('orderSubmit.placed.amount') : total}</dt>
      <dd>
        <FirstAmount {...amounts} />
        {paidIn === undefined && (
          <span data-yuan>
            <SecondAmount {...amounts} />
          </span>
        )}
      </dd>
    </div>
  );
}

/** What to do next, as far as the payment is known. */
function useNextStepText(opened: boolean | undefined, payment: Payment): string {
  const { t } = useTexts();
  switch (payment) {
    case 'paid':
      return t('orderSubmit.placed.paid');
    case 'closed':
      return t('orderSubmit.placed.closed');
    case 'open':
      if (opened === undefined) return t('orderSubmit.placed.before');
      return t(opened ? 'orderSubmit.placed.opened' : 'orderSubmit.placed.blocked');
  }
}

/** The placed order: its number, what is to be paid, and the way to the cashier. */
export function PlacedOrderView({ order, opened }: PlacedOrderProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { payment, order: read } = usePayment(order.orderNo);
  const isOpen = payment === 'open';
  const [reached, setReached] = useState(opened);
  const nextStepText = useNextStepText(reached, payment);
  const [asked, close] = useAsked(opened !== undefined);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo?.(0, 0);
  }, []);
  return (
    <Placed aria-label={t('orderSubmit.placed.title')}>
      <CircleCheck size={40} aria-hidden="true" />
      <h1 ref={heading} tabIndex={-1}>
        {t('orderSubmit.placed.title')}
      </h1>
      <dl>
        <div>
          <dt>{t('orderSubmit.placed.number')}</dt>
          <dd data-part>{order.orderNo}</dd>
        </div>
        <Total order={order} payment={payment} paidIn={read?.paidIn} />
      </dl>
      <p role="status">{nextStepText}</p>
      <div data-actions>
        {isOpen && (
          <CashierLink
            payment={paymentOf(order)}
            variant={reached ? 'outline' : 'accent'}
            onOpen={() => setReached(true)}
          >
            {t('orderSubmit.placed.pay')}
          </CashierLink>
        )}
        <LinkButton to={paths.orders}>{t('orderSubmit.placed.orders')}</LinkButton>
        <LinkButton variant="ghost" to={paths.products}>
          {t('orderSubmit.placed.continue')}
        </LinkButton>
      </div>
      {asked && isOpen && (
        <FinishedDialog
          order={order}
          opened={reached === true}
          onOpen={() => setReached(true)}
          onClose={close}
        />
      )}
    </Placed>
  );
}
