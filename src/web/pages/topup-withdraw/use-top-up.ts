import { useEffect, useRef, useState } from 'react';
import type { StartTopUpForm } from '#generated/hooks/model/startTopUpForm.ts';
import { useStartTopUp } from '#generated/hooks/topup-withdraw/topup-withdraw.ts';
import { submitRedirectForm } from '#web/api/redirect-form.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/toasts/message-store.ts';

/** Starts a top-up and sends the browser to its payment. */
export function useTopUp() {
  const { t } = useTexts();
  const [leaving, setLeaving] = useState(false);
  /** Known before the next render, so that a second click starts nothing. */
  const isLeaving = useRef(false);
  const call = useStartTopUp({ mutation: { meta: { suppressErrorToast: true } } });
  const leave = (begins: boolean) => {
    isLeaving.current = begins;
    setLeaving(begins);
  };
  useEffect(() => {
    // The page may come back from the cache of the browser as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      isLeaving.current = isLeaving.current && !persisted;
      if (persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  /** Resolves to false: what is in the form may be sent again after a look at the payment service. */
  const start = async (data: StartTopUpForm): Promise<false> => {
    if (isLeaving.current) return false;
    const { data: form } = await call.mutateAsync({ data });
    if (submitRedirectForm(form)) leave(true);
    else showMessage('danger', t('topupWithdraw.refusal.foreignForm'));
    return false;
  };
  return { start, leaving };
}
