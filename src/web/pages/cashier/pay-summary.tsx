import { chakra } from '@chakra-ui/react';
import type { StandardOrder } from '#generated/hooks/model/standardOrder.ts';
import { Button } from '#web/components/button.tsx';
import { Link } from '#web/components/link.tsx';
import { Money } from '#web/components/price.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { formatAmount } from '#web/money/format-money.ts';
import { paths } from '#web/paths.ts';
import type { PaymentData } from '#web/session/payment-data.ts';
import { methodName } from './method-list.tsx';
import { OrderGoods } from './order-facts.tsx';
import type { PaymentMethod } from './payment-methods.ts';
import type { PaymentNotice } from './payment-notice.ts';

/** A card that stays next to the methods; on a phone its last part sticks to the bottom of the screen. */
const Summary = chakra('section', {
  base: {
    display: { base: 'contents', lg: 'grid' },
    gap: 4,
    padding: 5,
    border: 'line',
    borderRadius: 'base',
    position: 'sticky',
    top: 'calc(var(--header-height) + 16px)',
    '& > dl': { display: 'grid', gap: 1 },
    // Each row by itself: a part number takes the room that its title leaves, and a long one goes below the title.
    '& > dl > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4 },
    '& dt': { color: 'fg.muted' },
    '& dd': { marginInlineStart: 'auto', textAlign: 'end', overflowWrap: 'anywhere' },
    '& [data-act]': {
      display: 'grid',
      gap: 3,
      background: 'bg',
      borderTop: 'line',
      position: { base: 'sticky', lg: 'static' },
      insetBlockEnd: 0,
      zIndex: 1,
      paddingTop: { base: 3, lg: 4 },
      paddingBottom: { base: 'calc(12px + env(safe-area-inset-bottom))', lg: 0 },
      marginInline: { base: -4, lg: 0 },
      paddingInline: { base: 4, lg: 0 },
    },
    '& [data-total]': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 4 },
    '& [data-total] strong': { textStyle: 'figure' },
    '& [data-note]': { display: { base: 'none', lg: 'block' }, color: 'fg.muted', fontSize: 'sm' },
    '& [data-refusal]:empty': { marginBottom: -3 },
    '& [data-refusal]:not(:empty)': {
      padding: 3,
      borderRadius: 'base',
      '& > b': { display: 'block', fontWeight: 'bold' },
      '&[data-refusal=danger]': { color: 'danger', background: 'danger.soft' },
      '&[data-refusal=warning]': { color: 'warning', background: 'warning.soft' },
    },
  },
});

interface PaySummaryProps {
  payment: PaymentData;
  order: StandardOrder | undefined;
  instalment: string | undefined;
  method: PaymentMethod;
  notice: PaymentNotice | undefined;
  /** What the button says while it cannot be pressed. */
  busy: string | undefined;
  onPay: () => void;
}

/** The order's amount in both currencies, what the chosen method takes, and the button that pays it. */
export function PaySummary({ payment, order, instalment, method, notice, busy, onPay }: PaySummaryProps) {
  const { t } = useTexts();
  const amount = formatAmount(method.amount, method.currency);
  const free = method.amount === 0;
  return (
    <Summary aria-labelledby="payment-summary">
      <h2 id="payment-summary">{t('cashier.summary.title')}</h2>
      <dl>
        {order && (
          <div>
            <dt>{t('cashier.result.goods')}</dt>
            <dd>
              <OrderGoods order={order} />
            </dd>
          </div>
        )}
        {instalment && (
          <div>
            <dt>{t('cashier.instalment.title')}</dt>
            <dd>{instalment}</dd>
          </div>
        )}
        <div>
          <dt>{t(instalment ? 'cashier.instalment.dollars' : 'cashier.summary.dollars')}</dt>
          <dd>
            <Money cents={payment.payAmount} currency="USD" />
          </dd>
        </div>
        <div>
          <dt>{t('cashier.summary.yuan')}</dt>
          <dd>
            <Money cents={payment.zhMoney} currency="CNY" />
          </dd>
        </div>
      </dl>
      <div data-act>
        <div data-refusal={notice?.tone ?? ''} role="alert">
          {notice && (
            <>
              <b>{notice.title}</b>
              {notice.text} {notice.orders && <Link to={paths.orders}>{t('cashier.refusal.orders')}</Link>}
            </>
          )}
        </div>
        <div data-total>
          <span>{t('cashier.summary.toPay')}</span>
          <strong>{amount}</strong>
        </div>
        <Button variant="accent" size="large" disabled={busy !== undefined} onClick={onPay}>
          {busy ?? (free ? t('cashier.summary.confirm') : t('cashier.summary.pay', { amount }))}
        </Button>
        {!free && <p data-note>{t(`cashier.summary.${methodName(method.payType)}Note`)}</p>}
      </div>
    </Summary>
  );
}
