import { chakra } from '@chakra-ui/react';
import { type CashType, missingAmount, withdrawalMethods } from '#domain/topup-withdraw/decide-withdrawal.ts';
import { readAmount } from '#domain/topup-withdraw/typed-amount.ts';
import { applyWithdrawalForm } from '#generated/forms/applyWithdrawal.ts';
import type { Account } from '#generated/hooks/model/account.ts';
import { ApplyWithdrawalFormCashType } from '#generated/hooks/model/applyWithdrawalFormCashType.ts';
import { applyWithdrawalFormLimits } from '#generated/limits.ts';
import { ApiForm } from '#web/forms/api-form.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { formatAmount } from '#web/money/format-money.ts';
import { useAmountTexts } from './amount-texts.ts';
import { useWithdrawal } from './use-withdrawal.ts';

const Notice = chakra('p', {
  base: { padding: 3, marginTop: 4, borderRadius: 'base', background: 'warning.soft', color: 'warning' },
});

/** For a member without a second factor, and until the shop asks for the code. */
const withoutCode = { secondFactor: undefined };

/** The first method whose account has money, so that the amount has its currency from the start. */
function preselectMethod({ accountBalance: yuan, balanceUs: dollars }: Account): { cashType?: CashType } {
  if (yuan > 0) return { cashType: ApplyWithdrawalFormCashType.alipay };
  return dollars > 0 ? { cashType: ApplyWithdrawalFormCashType.paypal } : {};
}

const refusals = {
  secondFactorNeeded: 'secondFactor',
  wrongSecondFactor: 'secondFactor',
  secondFactorLocked: 'secondFactor',
} as const;

const texts = {
  insufficientYuan: 'topupWithdraw.refusal.yuan',
  insufficientDollars: 'topupWithdraw.refusal.dollars',
} as const;

function isCashType(value: unknown): value is CashType {
  return Object.values(ApplyWithdrawalFormCashType).some((type) => type === value);
}

/** Method, amount and account of a withdrawal; a balance that is too low is said as soon as it is chosen. */
export function WithdrawalForm({ account }: { account: Account }) {
  const { t } = useTexts();
  const { withdraw, notice, asksCode } = useWithdrawal();
  const { limit, daily } = useAmountTexts();
  const { accountBalance: yuan, balanceUs: dollars } = account;
  const check = ({ cashType, cashAmount }: Readonly<Record<string, unknown>>): Record<string, string> => {
    if (!isCashType(cashType)) return {};
    const amount = readAmount(String(cashAmount ?? ''), applyWithdrawalFormLimits.cashAmount);
    // An empty account is too low for any amount.
    const requested = amount.ok ? amount.value : applyWithdrawalFormLimits.cashAmount.minimum;
    if (missingAmount({ cashType, cashAmount: requested, balances: { yuan, dollars } }) === 0) return {};
    return { cashType: t(texts[withdrawalMethods[cashType].insufficient]) };
  };
  return (
    <>
      <ApiForm
        form={applyWithdrawalForm}
        initial={preselectMethod(account)}
        check={check}
        refusals={refusals}
        {...(asksCode ? { required: ['secondFactor'] } : { fixed: withoutCode })}
        help={{
          cashType: t('topupWithdraw.form.available', {
            yuan: formatAmount(yuan, 'CNY'),
            dollars: formatAmount(dollars, 'USD'),
          }),
          cashAmount: `${limit} ${daily}`,
          cashAccount: t('topupWithdraw.form.accountHelp'),
        }}
        onSubmit={withdraw}
        submitLabel={t('topupWithdraw.form.withdraw')}
        failureText={(reason) => t('topupWithdraw.refusal.withdrawal', { reason })}
      />
      {notice && <Notice role="alert">{notice}</Notice>}
    </>
  );
}
