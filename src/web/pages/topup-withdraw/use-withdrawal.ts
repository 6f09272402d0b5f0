import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { withdrawalMethods } from '#domain/topup-withdraw/decide-withdrawal.ts';
import { codes } from '#generated/constants.ts';
import type { ApplyWithdrawalForm } from '#generated/hooks/model/applyWithdrawalForm.ts';
import { useApplyWithdrawal } from '#generated/hooks/topup-withdraw/topup-withdraw.ts';
import { ApiError } from '#web/api/api-error.ts';
import { invalidateMoney } from '#web/api/invalidate-money.ts';
import { hasArrivedBefore } from '#web/forms/use-attempt.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { formatAmount } from '#web/money/format-money.ts';
import { paths } from '#web/paths.ts';
import { useNavigateFromHere } from '#web/state/use-navigate-from-here.ts';
import { showMessage } from '#web/toasts/message-store.ts';

function isRefusedWith(error: unknown, code: number): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

/** Asks for a withdrawal and goes to the balances. `asksCode` is true once the second factor was asked for. */
export function useWithdrawal() {
  const { t } = useTexts();
  const queries = useQueryClient();
  const fromHere = useNavigateFromHere();
  const [notice, setNotice] = useState<string>();
  const [asksCode, setAsksCode] = useState(false);
  const call = useApplyWithdrawal({
    mutation: { meta: { suppressErrorToast: true }, onSettled: () => invalidateMoney(queries) },
  });
  const fail = (error: unknown, { cashType }: ApplyWithdrawalForm, go: (to: string) => void) => {
    if (hasArrivedBefore(error)) {
      showMessage('warning', t('topupWithdraw.refusal.earlier'));
      go(paths.balance);
      return;
    }
    if (isRefusedWith(error, codes.dailyLimitReached)) {
      const { currency } = withdrawalMethods[cashType];
      const amount = formatAmount(Number(error.params.left), currency);
      setNotice(t('topupWithdraw.refusal.daily', { amount }));
    }
    // The form focuses the field of a refusal, which has to be there by then.
    if (isRefusedWith(error, codes.secondFactorNeeded)) flushSync(() => setAsksCode(true));
    throw error;
  };
  const withdraw = async (data: ApplyWithdrawalForm) => {
    setNotice(undefined);
    const go = fromHere();
    try {
      await call.mutateAsync({ data });
    } catch (error) {
      fail(error, data, go);
      return;
    }
    const amount = formatAmount(data.cashAmount, withdrawalMethods[data.cashType].currency);
    showMessage('success', t('topupWithdraw.done.withdrawn', { amount }));
    go(paths.balance);
  };
  return { withdraw, notice, asksCode };
}
