import { constants } from '#generated/constants.ts';
import { applyWithdrawalFormLimits } from '#generated/limits.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

/** The limits in words; they are the same numbers in both currencies. */
export function useAmountTexts() {
  const { t } = useTexts();
  const number = (cents: number) => formatCount(cents / constants.moneyDivisor);
  return {
    limit: t('topupWithdraw.form.limit', { amount: number(applyWithdrawalFormLimits.cashAmount.maximum) }),
    daily: t('topupWithdraw.form.dailyWithdrawal', { amount: number(constants.dailyWithdrawalLimit) }),
  };
}
