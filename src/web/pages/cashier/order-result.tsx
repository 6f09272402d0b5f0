import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { parseStoredFile } from '#domain/orders/stored-file.ts';
import type { OrderRefund } from '#generated/hooks/model/orderRefund.ts';
import type { StandardOrder } from '#generated/hooks/model/standardOrder.ts';
import { useOpenFile } from '#web/api/use-open-file.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { orderRouteTypes, paths } from '#web/paths.ts';
import { writePaymentData } from '#web/session/payment-data.ts';
import { announcePayment } from '#web/session/payment-news.ts';
import { Facts, OrderFacts } from './order-facts.tsx';
import { OrderNotice } from './order-notice.tsx';
import { orderHref, standingOf } from './order-standing.ts';
import type { PaymentReturn, UnpaidReturn } from './payment-return.ts';
import { RefundRows } from './refund-rows.tsx';

/** The order is paid: links to the order, the home page and the contract, if there is one. */
function PaidResult({ order }: { order: StandardOrder }) {
  const { t } = useTexts();
  const contract = parseStoredFile(order.systemContract);
  const { open, isOpening } = useOpenFile();
  const { orderNo } = order;
  useEffect(() => announcePayment(orderNo), [orderNo]);
  return (
    <OrderNotice
      tone="success"
      title={t('cashier.paid.title')}
      text={t('cashier.result.successText')}
      facts={<OrderFacts order={order} amountTitle={t('cashier.result.amount')} paidIn={order.paidIn} />}
    >
      <LinkButton variant="solid" to={orderHref(order.orderNo)}>
        {t('cashier.paid.order')}
      </LinkButton>
      <LinkButton to={paths.home}>{t('cashier.paid.home')}</LinkButton>
      {contract && (
        <Button disabled={isOpening} onClick={() => open(contract.path)}>
          <Download size={16} aria-hidden="true" />
          {t('cashier.paid.contract')}
        </Button>
      )}
    </OrderNotice>
  );
}

function ClosedResult({ order }: { order: StandardOrder }) {
  const { t } = useTexts();
  return (
    <OrderNotice
      tone="neutral"
      title={t('cashier.paid.closed')}
      text={t('cashier.result.orderClosedText')}
      facts={<OrderFacts order={order} amountTitle={t('cashier.summary.toPay')} />}
    >
      <LinkButton variant="solid" to={orderHref(order.orderNo)}>
        {t('cashier.paid.order')}
      </LinkButton>
      <LinkButton to={paths.home}>{t('cashier.paid.home')}</LinkButton>
    </OrderNotice>
  );
}

/** The order was already paid or closed when this money arrived. */
function RefundedResult({ orderNo, refunds }: { orderNo: string; refunds: readonly OrderRefund[] }) {
  const { t } = useTexts();
  return (
    <OrderNotice
      tone="success"
      title={t('cashier.result.refunded')}
      text={t('cashier.result.refundedText')}
      facts={
        <Facts>
          <dt>{t('cashier.page.order')}</dt>
          <dd data-part>{orderNo}</dd>
          <RefundRows refunds={refunds} />
        </Facts>
      }
    >
      <LinkButton variant="solid" to={orderHref(orderNo)}>
        {t('cashier.paid.order')}
      </LinkButton>
    </OrderNotice>
  );
}

/** The way back to the cashier, with the current amounts of the order. */
function useBackToCashier({ orderNo, moneyNum, moneyNumZh }: StandardOrder) {
  const navigate = useNavigate();
  return () => {
    writePaymentData({
      payAmount: moneyNum,
      zhMoney: moneyNumZh,
      orderNo,
      pageName: 'paySuccess',
      orderType: orderRouteTypes.standard,
    });
    navigate(paths.cashier);
  };
}

/** No payment of the order is in progress: it can be paid now. */
function UnpaidResult({ order, outcome }: { order: StandardOrder; outcome: UnpaidReturn | 'visited' }) {
  const { t } = useTexts();
  const back = useBackToCashier(order);
  return (
    <OrderNotice
      tone={outcome === 'declined' ? 'danger' : 'neutral'}
      title={t(`cashier.result.${outcome}`)}
      text={t(`cashier.result.${outcome}Text`)}
      facts={<OrderFacts order={order} amountTitle={t('cashier.summary.toPay')} />}
    >
      <Button variant="accent" onClick={back}>
        {t(outcome === 'visited' ? 'cashier.result.payNow' : 'cashier.result.cashier')}
      </Button>
      <LinkButton to={orderHref(order.orderNo)}>{t('cashier.paid.order')}</LinkButton>
    </OrderNotice>
  );
}

interface WaitingProps {
  order: StandardOrder;
  late: boolean;
  checking: boolean;
  onCheck: () => void;
}

/** A payment may be in progress. The wait for it is limited: after a while the order can be paid again. */
function WaitingResult({ order, late, checking, onCheck }: WaitingProps) {
  const { t } = useTexts();
  const back = useBackToCashier(order);
  return (
    <OrderNotice
      tone="info"
      title={late ? t('cashier.result.late') : t('cashier.result.waiting')}
      text={late ? t('cashier.result.lateText') : t('cashier.result.waitingText')}
      facts={<OrderFacts order={order} amountTitle={t('cashier.summary.toPay')} />}
    >
      {late && (
        <Button variant="solid" disabled={checking} onClick={onCheck}>
          {checking ? t('cashier.result.checking') : t('cashier.result.again')}
        </Button>
      )}
      {late && <Button onClick={back}>{t('cashier.result.payNow')}</Button>}
      <LinkButton to={orderHref(order.orderNo)}>{t('cashier.paid.order')}</LinkButton>
    </OrderNotice>
  );
}

/** The result of the payment of a standard order. The state of the order decides; the URL only says how the member came back. */
export function OrderResult({ outcome, ...waiting }: WaitingProps & { outcome: PaymentReturn }) {
  const { order } = waiting;
  const standing = standingOf(order);
  const { orderNo, refunds = [] } = order;
  if (outcome === 'refunded' && refunds.length > 0)
    return <RefundedResult orderNo={orderNo} refunds={refunds} />;
  switch (standing) {
    case 'paid':
      return <PaidResult order={order} />;
    case 'closed':
      return <ClosedResult order={order} />;
    case 'awaiting':
      return outcome === 'returned' || outcome === 'refunded' ? (
        <WaitingResult {...waiting} />
      ) : (
        <UnpaidResult order={order} outcome={outcome} />
      );
  }
}
