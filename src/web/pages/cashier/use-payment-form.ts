import { useEffect, useState } from 'react';
import { codes } from '#generated/constants.ts';
import type { Account } from '#generated/hooks/model/account.ts';
import { ApiError } from '#web/api/api-error.ts';
import { submitRedirectForm } from '#web/api/redirect-form.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { formatAmount } from '#web/money/format-money.ts';
import { useMoneyContext } from '#web/money/money-context.ts';
import { type PaymentData, writePaymentData } from '#web/session/payment-data.ts';
import { announcePayment } from '#web/session/payment-news.ts';
import { showMessage } from '#web/toasts/message-store.ts';
import { useWarning } from '#web/toasts/use-warning.ts';
import { afterFailure, afterOtherMethod, firstAttempt, provesEarlierPayment } from './payment-attempt.ts';
import { isFree, PayType, paymentMethods, selectedMethod } from './payment-methods.ts';
import { changedAmounts, noticeOf, type PaymentNotice, passwordRefusal } from './payment-notice.ts';
import { payForm, usePayOrder } from './use-pay-order.ts';

type PaymentDialog = 'setPassword' | 'enterPassword' | undefined;

/** Starts over when the page is restored from the back/forward cache, where its knowledge of the payment is outdated. */
function useRestoreFromCache(begin: () => void): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) begin();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  });
}

/** The known state of the payment, and how each response changes it. */
function usePaymentState(account: Account, payment: PaymentData, onPaid: () => void) {
  const words = useTexts();
  const [attempt, setAttempt] = useState(firstAttempt);
  /** The browser is on its way to the payment service. */
  const [leaving, setLeaving] = useState(false);
  const [notice, setNotice] = useState<PaymentNotice>();
  const [dialog, setDialog] = useState<PaymentDialog>(
    account.payPassword || isFree(payment) ? undefined : 'setPassword',
  );
  const startOver = () => setAttempt(firstAttempt());
  useRestoreFromCache(() => {
    startOver();
    setLeaving(false);
    setNotice(undefined);
  });

  const succeed = () => {
    setDialog(undefined);
    announcePayment(payment.orderNo);
    showMessage('success', words.t('cashier.paid.title'));
    onPaid();
  };
  const onStarted = (form: string | undefined) => {
    if (form === undefined) return succeed();
    if (submitRedirectForm(form)) return setLeaving(true);
    startOver();
    const { t } = words;
    setNotice({ tone: 'danger', title: t('cashier.refusal.failed'), text: t('cashier.refusal.foreignForm') });
  };
  const handleError = (error: unknown, payType: PayType) => {
    if (provesEarlierPayment(attempt, error)) return succeed();
    setAttempt((current) => afterFailure(current, payType, error));
    const changed = changedAmounts(error);
    if (changed) writePaymentData({ ...payment, ...changed });
    if (passwordRefusal(error, words.t) !== undefined) return;
    const unset = error instanceof ApiError && error.code === codes.payPasswordMissing;
    setDialog(unset ? 'setPassword' : undefined);
    setNotice(noticeOf(error, payment, words));
  };
  const onOtherMethod = () => {
    setNotice(undefined);
    setAttempt(afterOtherMethod);
  };
  return {
    attempt,
    leaving,
    notice,
    setNotice,
    dialog,
    setDialog,
    onStarted,
    handleError,
    onOtherMethod,
  };
}

interface PaymentFormOptions {
  account: Account;
  payment: PaymentData;
  /** The method that the member chose; undefined while the usual one applies. */
  chosen: PayType | undefined;
  onChoose: (payType: PayType) => void;
  onPaid: () => void;
}

/** What the member does at the cashier: choose a method, give the payment password, pay, and try again. */
export function usePaymentForm({ account, payment, chosen, onChoose, onPaid }: PaymentFormOptions) {
  const { t } = useTexts();
  const state = usePaymentState(account, payment, onPaid);
  const { attempt, leaving, notice, setNotice, dialog, setDialog, onStarted, handleError, onOtherMethod } =
    state;
  const methods = paymentMethods(account, payment);
  const { currency: shownIn } = useMoneyContext();
  const method = selectedMethod(methods, chosen, shownIn);
  const call = usePayOrder(payment, attempt.key);
  const warning = useWarning(method && `${method.payType} ${method.missing}`);

  const send = (payPassword?: string) => {
    if (!method || call.isPending || leaving) return;
    setNotice(undefined);
    // The result page reads what was paid; this may be another instalment than the one that the tab was opened for.
    writePaymentData(payment);
    call.mutate(
      { data: payForm(payment, method.payType, payPassword) },
      { onSuccess: ({ data }) => onStarted(data), onError: (error) => handleError(error, method.payType) },
    );
  };
  const pay = () => {
    if (!method) return;
    const { payType, missing, currency, balance } = method;
    if (missing > 0) {
      const amount = formatAmount(missing, currency);
      const yuan = payType === PayType.yuanBalance;
      const text = yuan ? 'cashier.warning.yuanBalance' : 'cashier.warning.dollarBalance';
      return warning.show(t(text, { amount }));
    }
    if (balance === undefined) return send();
    call.reset();
    setDialog(account.payPassword ? 'enterPassword' : 'setPassword');
  };
  return {
    methods,
    method,
    leaving,
    notice,
    dialog,
    pay,
    send,
    choose: (payType: PayType) => {
      onChoose(payType);
      onOtherMethod();
    },
    isPending: call.isPending,
    free: isFree(payment),
    passwordError: passwordRefusal(call.error, t),
    openSetPassword: () => setDialog('setPassword'),
    closeDialog: () => setDialog(undefined),
  };
}
