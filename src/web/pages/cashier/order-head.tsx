import { chakra } from '@chakra-ui/react';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import type { PaymentData } from '#web/session/payment-data.ts';

const Head = chakra('header', {
  base: {
    paddingBlock: { base: 5, md: 6 },
    '& > h1': { fontSize: { base: 'xl', md: '2xl' } },
    '& > dl': { display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 1, marginTop: 2 },
    '& > dl > div': { display: 'flex', gap: 2 },
    '& dt': { color: 'fg.muted' },
    '& [data-number]': { textStyle: 'part', overflowWrap: 'anywhere' },
  },
});

/** The order that is paid here, or a placeholder of the same size. */
export function OrderHead({ payment }: { payment?: PaymentData }) {
  const { t } = useTexts();
  return (
    <Head>
      <h1 tabIndex={-1}>{t('cashier.page.title')}</h1>
      {payment ? (
        <dl>
          <div>
            <dt>{t('cashier.page.order')}</dt>
            <dd data-number>{payment.orderNo}</dd>
          </div>
          <div>
            <dt>{t('cashier.page.kind')}</dt>
            <dd>{t(`cashier.page.kind${payment.orderType}`)}</dd>
          </div>
        </dl>
      ) : (
        <Skeleton height="21px" width="320px" maxWidth="full" marginTop={2} />
      )}
    </Head>
  );
}
