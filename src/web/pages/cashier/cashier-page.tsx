import { useState } from 'react';
import { useGetStandardOrder } from '#generated/hooks/orders-standard/orders-standard.ts';
import { useGetAccount } from '#generated/hooks/wallet/wallet.ts';
import { LinkButton } from '#web/components/button.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { NoticePage } from '#web/components/notice-page.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { orderRouteTypes, paths } from '#web/paths.ts';
import type { PaymentData } from '#web/session/payment-data.ts';
import { useSession } from '#web/session/session-store.ts';
import { SignInFirst } from '#web/session/sign-in-first.tsx';
import { useHydrated } from '#web/state/use-hydrated.ts';
import { OrderHead } from './order-head.tsx';
import { standingOf } from './order-standing.ts';
import { PaidNotice, SettledNotice } from './paid-notice.tsx';
import { Columns, PaymentForm } from './payment-form.tsx';
import type { PayType } from './payment-methods.ts';
import { useInstalment } from './use-instalment.ts';
import { useRestoredPayment } from './use-restored-payment.ts';

function PaymentFormSkeleton() {
  return (
    <Columns>
      <Skeleton height="392px" />
      <Skeleton height="260px" />
    </Columns>
  );
}

/** The cashier without an order to pay: leads to where one can be chosen. */
function NoPayment() {
  const { t } = useTexts();
  return (
    <NoticePage title={t('cashier.page.nothingTitle')} text={t('cashier.page.nothingText')}>
      <LinkButton variant="solid" to={paths.orders}>
        {t('cashier.page.orders')}
      </LinkButton>
      <LinkButton to={paths.home}>{t('cashier.page.home')}</LinkButton>
    </NoticePage>
  );
}

/** The order as the server has it, if it can be read: a member who returns to a paid order is not asked to pay again. */
function useOrder({ orderNo, orderType }: PaymentData) {
  const enabled = orderType === orderRouteTypes.standard;
  const order = useGetStandardOrder(
    { orderNo },
    { query: { enabled, staleTime: 0, meta: { suppressErrorToast: true } }, request: { silent: true } },
  );
  return { isPending: enabled && !order.isFetched, order: order.data?.data };
}

function Cashier({ payment }: { payment: PaymentData }) {
  const account = useGetAccount({ query: { staleTime: 0 } });
  const { isPending, order } = useOrder(payment);
  const instalment = useInstalment(payment);
  const standing = order ? standingOf(order) : instalment.settled;
  const [paid, setPaid] = useState(false);
  const [chosen, setChosen] = useState<PayType>();
  const { orderNo } = payment;
  if (paid) return <PaidNotice orderNo={orderNo} />;
  if (standing === 'paid' || standing === 'closed') {
    return <SettledNotice orderNo={orderNo} standing={standing} />;
  }
  return (
    <>
      <OrderHead payment={payment} />
      {isPending || instalment.isPending ? (
        <PaymentFormSkeleton />
      ) : (
        <Loaded query={account} skeleton={<PaymentFormSkeleton />}>
          {({ data }) => (
            <PaymentForm
              // What was begun for one instalment is not continued for the next.
              key={instalment.due?.purchaseId}
              account={data}
              order={order}
              due={instalment.due}
              payment={instalment.payment}
              isReading={instalment.isReading}
              chosen={chosen}
              onChoose={setChosen}
              onPaid={() => setPaid(true)}
            />
          )}
        </Loaded>
      )}
    </>
  );
}

/** Pays the order that the tab was opened for. */
export function CashierPage() {
  const { t } = useTexts();
  usePageTitle(t('cashier.page.title'));
  const hydrated = useHydrated();
  const session = useSession();
  const payment = useRestoredPayment();
  if (hydrated && !payment) return <NoPayment />;
  if (hydrated && !session)
    return <SignInFirst title={t('cashier.page.signInTitle')} text={t('cashier.page.signInText')} />;
  return (
    <PageWidth>
      {payment ? (
        <Cashier key={payment.orderNo} payment={payment} />
      ) : (
        <>
          <OrderHead />
          <PaymentFormSkeleton />
        </>
      )}
    </PageWidth>
  );
}
