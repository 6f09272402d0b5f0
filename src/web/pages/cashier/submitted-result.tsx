import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { type InstalmentGroup, instalmentGroups } from '#domain/orders/instalment-groups.ts';
import { parseStoredFile } from '#domain/orders/stored-file.ts';
import { constants } from '#generated/constants.ts';
import type { CustomisedOrder } from '#generated/hooks/model/customisedOrder.ts';
import type { Instalment } from '#generated/hooks/model/instalment.ts';
import { useGetCustomisedOrder } from '#generated/hooks/orders-customised/orders-customised.ts';
import { useOpenFile } from '#web/api/use-open-file.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { usePaymentData } from '#web/session/payment-data.ts';
import { announcePayment } from '#web/session/payment-news.ts';
import { InstalmentFacts } from './instalment-facts.tsx';
import { OrderNotice } from './order-notice.tsx';
import { orderHref } from './order-standing.ts';
import type { PaymentReturn } from './payment-return.ts';

type Group = InstalmentGroup<Instalment>;

interface SubmittedResultProps {
  orderNo: string;
  outcome: PaymentReturn;
}

/** The payment that this tab has made, else the latest one. */
function latestPayment(groups: readonly Group[], purchaseId: number | undefined): Group | undefined {
  const ofTab = groups.find(({ instalments }) => instalments.some((one) => one.purchaseId === purchaseId));
  return ofTab ?? groups.findLast(({ isPaid }) => isPaid);
}

/** The order, read again for a limited time while the payment that this tab has made is not confirmed. */
function usePaidInstalment(orderNo: string, outcome: PaymentReturn) {
  const payment = usePaymentData();
  const purchaseId = payment?.orderNo === orderNo ? payment.purchaseId : undefined;
  const groupsOf = (order: CustomisedOrder | undefined) => instalmentGroups(order?.amountListVos ?? []);
  const { data } = useGetCustomisedOrder(
    { orderNo },
    {
      query: {
        staleTime: 0,
        meta: { suppressErrorToast: true },
        refetchInterval: ({ state }) => {
          const isOpen =
            outcome === 'returned' && !latestPayment(groupsOf(state.data?.data), purchaseId)?.isPaid;
          const looks = state.dataUpdateCount + state.errorUpdateCount;
          return isOpen && looks < constants.paymentPollRounds ? constants.paymentPoll : false;
        },
      },
      request: { silent: true },
    },
  );
  const groups = groupsOf(data?.data);
  const latest = latestPayment(groups, purchaseId);
  const paid = latest?.isPaid ? latest : undefined;
  return { order: data?.data, paid, next: groups.find(({ isNext }) => isNext) };
}

function ContractButton({ order }: { order: CustomisedOrder }) {
  const { t } = useTexts();
  const contract = parseStoredFile(order.backContract ?? order.frontContract);
  const { open, isOpening } = useOpenFile();
  if (!contract) return null;
  return (
    <Button disabled={isOpening} onClick={() => open(contract.path)}>
      <Download size={16} aria-hidden="true" />
      {t('cashier.paid.contract')}
    </Button>
  );
}

/** What is said after a payment, or on a visit without one. */
function useOutcomeTexts(outcome: PaymentReturn, isPaid: boolean, hasNext: boolean) {
  const { t } = useTexts();
  if (outcome === 'visited')
    return [t('cashier.result.instalments'), t('cashier.result.instalmentsText')] as const;
  if (outcome !== 'returned')
    return [t(`cashier.result.${outcome}`), t(`cashier.result.${outcome}Text`)] as const;
  if (!isPaid) return [t('cashier.result.submitted'), t('cashier.result.submittedText')] as const;
  return [
    t('cashier.paid.title'),
    t(hasNext ? 'cashier.instalment.moreText' : 'cashier.instalment.lastText'),
  ] as const;
}

const tones = {
  returned: 'success',
  refunded: 'success',
  declined: 'danger',
  cancelled: 'neutral',
  closed: 'neutral',
  visited: 'neutral',
} as const;

/** The payment of an instalment: what was paid, the contract, and what is due next. */
export function SubmittedResult({ orderNo, outcome }: SubmittedResultProps) {
  const { t } = useTexts();
  const isOfTab = usePaymentData()?.orderNo === orderNo;
  const { order, paid, next } = usePaidInstalment(orderNo, outcome);
  const [title, text] = useOutcomeTexts(outcome, paid !== undefined, next !== undefined);
  const isReturned = outcome === 'returned';
  const isRefunded = outcome === 'refunded';
  const isPaid = isReturned && paid !== undefined;
  const hasFailed = outcome === 'declined' || outcome === 'cancelled' || outcome === 'closed';
  useEffect(() => {
    if (isPaid) announcePayment(orderNo);
  }, [isPaid, orderNo]);
  return (
    <OrderNotice
      tone={tones[outcome]}
      title={title}
      text={text}
      facts={
        order && (
          <InstalmentFacts
            orderNo={orderNo}
            refunds={isRefunded ? (order.refunds ?? []) : []}
            paid={hasFailed || isRefunded ? undefined : paid}
            next={next}
          />
        )
      }
    >
      {isOfTab && hasFailed && (
        <LinkButton variant="accent" to={paths.cashier}>
          {t('cashier.result.cashier')}
        </LinkButton>
      )}
      <LinkButton variant="solid" to={orderHref(orderNo)}>
        {t('cashier.paid.order')}
      </LinkButton>
      {!hasFailed && !isRefunded && <LinkButton to={paths.home}>{t('cashier.paid.home')}</LinkButton>}
      {order && <ContractButton order={order} />}
    </OrderNotice>
  );
}
