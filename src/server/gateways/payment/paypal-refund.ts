import type { Refund } from '@paypal/paypal-server-sdk';
import { plainCents } from '#domain/money/index.ts';
import type { RefundReply } from '#domain/payment/refund-life.ts';
import type { AskedRefund, RefundAnswer } from './gateway.ts';
import type { PaypalClient } from './paypal-client.ts';

const replies: Readonly<Record<string, RefundReply>> = {
  COMPLETED: 'done',
  PENDING: 'pending',
  FAILED: 'refused',
  CANCELLED: 'refused',
};

/** What an issue says about the refund of a whole capture; any other means that it cannot be carried out now. */
const repliesToIssues: Readonly<Record<string, RefundReply | 'unclear'>> = {
  // Asked again after PayPal has forgotten the number of the request, or given back by hand: the payer has the money.
  CAPTURE_FULLY_REFUNDED: 'done',
  REFUND_TIME_LIMIT_EXCEEDED: 'refused',
  // Part of it was given back by hand, or the payer got it by a dispute: somebody has to look, and nothing may be paid twice.
  REFUND_AMOUNT_EXCEEDED: 'unclear',
  MAX_NUMBER_OF_REFUNDS_EXCEEDED: 'unclear',
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK: 'unclear',
};

function readRefund({ id, status }: Refund): RefundAnswer {
  const reply = replies[String(status)];
  if (!reply) throw new Error(`PayPal answered a refund with the state ${status}`);
  return { reply, ...(id === undefined ? {} : { refundRef: id }) };
}

/** Refunds a capture, or asks for the state of its refund. */
export async function refundAtPaypal(
  { payments, issueOf }: PaypalClient,
  { number, serviceRef: captureId, refundRef, amount, currency: currencyCode }: AskedRefund,
): Promise<RefundAnswer> {
  if (refundRef !== null) return readRefund((await payments.getRefund({ refundId: refundRef })).result);
  const body = { amount: { currencyCode, value: plainCents(amount) }, customId: number };
  const asked = { captureId, paypalRequestId: `refund-${number}`, prefer: 'return=representation', body };
  try {
    return readRefund((await payments.refundCapturedPayment(asked)).result);
  } catch (error) {
    const issue = issueOf(error);
    const reply = issue === undefined ? 'unclear' : (repliesToIssues[issue] ?? 'postponed');
    if (reply === 'unclear') throw error;
    return { reply };
  }
}
