import { chakra } from '@chakra-ui/react';
import { topUpMethods } from '#domain/topup-withdraw/offered-top-ups.ts';
import { startTopUpForm } from '#generated/forms/startTopUp.ts';
import type { Account } from '#generated/hooks/model/account.ts';
import { StartTopUpFormPayType } from '#generated/hooks/model/startTopUpFormPayType.ts';
import { ApiForm } from '#web/forms/api-form.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useAmountTexts } from './amount-texts.ts';
import { useTopUp } from './use-top-up.ts';

const Leaving = chakra('p', { base: { color: 'fg.muted', marginTop: 3 } });

/** Chooses method and amount of a top-up; the payment itself happens at the payment service. */
export function TopUpForm({ account }: { account: Account }) {
  const { t } = useTexts();
  const { start, leaving } = useTopUp();
  const { limit } = useAmountTexts();
  const offered = topUpMethods(account.paymentType);
  const [only] = offered.length === 1 ? offered : [];
  const hasAlipay = offered.includes(StartTopUpFormPayType.alipayYuan);
  return (
    <>
      <ApiForm
        form={startTopUpForm}
        initial={{ payType: offered[0] ?? StartTopUpFormPayType.alipayYuan }}
        {...(only === undefined ? {} : { fixed: { payType: only } })}
        help={{
          amount: limit,
          ...(hasAlipay ? { payType: t('topupWithdraw.form.dailySpend') } : {}),
        }}
        onSubmit={start}
        submitLabel={t('topupWithdraw.form.topUp')}
        failureText={(reason) => t('topupWithdraw.refusal.payment', { reason })}
      />
      {leaving && <Leaving role="status">{t('topupWithdraw.form.leaving')}</Leaving>}
    </>
  );
}
