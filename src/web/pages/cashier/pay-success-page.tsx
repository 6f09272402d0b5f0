import { Box } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { orderKindOf } from '#domain/payment/order-kind.ts';
import { codes } from '#generated/constants.ts';
import { useRefusal } from '#web/api/use-refusal.ts';
import { LinkButton } from '#web/components/button.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { NoticePage } from '#web/components/notice-page.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { SignInFirst } from '#web/session/sign-in-first.tsx';
import { useHydrated } from '#web/state/use-hydrated.ts';
import { OrderResult } from './order-result.tsx';
import { type PaymentReturn, returnOf } from './payment-return.ts';
import { SubmittedResult } from './submitted-result.tsx';
import { useAwaitedOrder } from './use-awaited-order.ts';

/** Nothing to show: no order in the URL, or none that this member may see. */
function NoResult({ title, text }: { title: string; text: string }) {
  const { t } = useTexts();
  return (
    <NoticePage title={title} text={text}>
      <LinkButton variant="solid" to={paths.orders}>
        {t('cashier.page.orders')}
      </LinkButton>
      <LinkButton to={paths.home}>{t('cashier.page.home')}</LinkButton>
    </NoticePage>
  );
}

function UnknownOrder() {
  const { t } = useTexts();
  return <NoResult title={t('cashier.result.unknown')} text={t('cashier.result.unknownText')} />;
}

const ResultSkeleton = () => (
  <Box maxWidth="560px" marginX="auto" paddingTop={{ base: 10, md: 16 }}>
    <Skeleton height="360px" />
  </Box>
);

const unreadable: readonly (number | undefined)[] = [codes.notFound, codes.fieldRefused];

function StandardResult({ orderNo, outcome }: { orderNo: string; outcome: PaymentReturn }) {
  const awaited = useAwaitedOrder(orderNo, outcome === 'returned' || outcome === 'visited');
  const refusal = useRefusal(awaited.order);
  if (unreadable.includes(refusal)) return <UnknownOrder />;
  return (
    <Loaded query={awaited.order} skeleton={<ResultSkeleton />}>
      {({ data }) => (
        <OrderResult
          order={data}
          outcome={outcome}
          late={awaited.late}
          checking={awaited.checking}
          onCheck={awaited.check}
        />
      )}
    </Loaded>
  );
}

/** The end of a payment: the order is paid, its confirmation is awaited, or the payment failed. */
export function PaySuccessPage() {
  const { t } = useTexts();
  usePageTitle(t('cashier.result.title'));
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const session = useSession();
  const orderNo = query.get('orderNo');
  const outcome = returnOf(query.get('result'));
  if (!orderNo) {
    return <NoResult title={t('cashier.result.nothing')} text={t('cashier.page.nothingText')} />;
  }
  const kind = orderKindOf(orderNo);
  // Samples are not paid for in the cashier.
  if (kind !== 'standard' && kind !== 'customised') return <UnknownOrder />;
  if (hydrated && !session)
    return <SignInFirst title={t('cashier.page.signInTitle')} text={t('cashier.result.signInText')} />;
  return (
    <PageWidth>
      {!hydrated && <ResultSkeleton />}
      {hydrated && kind === 'standard' && <StandardResult orderNo={orderNo} outcome={outcome} />}
      {hydrated && kind === 'customised' && <SubmittedResult orderNo={orderNo} outcome={outcome} />}
    </PageWidth>
  );
}
