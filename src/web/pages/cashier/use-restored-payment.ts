import { useLayoutEffect, useState } from 'react';
import {
  type PaymentData,
  readPaymentData,
  usePaymentData,
  writePaymentData,
} from '#web/session/payment-data.ts';
import { useSession } from '#web/session/session-store.ts';

/**
 * The payment of this tab. A session that ran out empties the tab's storage; the payment is put back when the member signs in
 * again, before the page reloads, so that it continues where it stopped.
 */
export function useRestoredPayment(): PaymentData | undefined {
  const stored = usePaymentData();
  const session = useSession();
  const [lastKnown, setLastKnown] = useState(stored);
  if (stored && stored !== lastKnown) setLastKnown(stored);
  const payment = stored ?? lastKnown;
  useLayoutEffect(() => {
    if (session && payment && !readPaymentData()) writePaymentData(payment);
  }, [session, payment]);
  return payment;
}
