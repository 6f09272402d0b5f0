import type { Currency } from '../money/index.ts';
import type { PaymentState } from '../payment/addresses.ts';
import { effectOfOutcome } from '../payment/payment-life.ts';
import type { PayType } from './methods.ts';

/** A payment as it was started and as far as it has come. */
export interface KnownPayment {
  readonly payType: PayType;
  readonly currency: Currency;
  /** Cents. */
  readonly amount: number;
  readonly state: PaymentState;
  /** The payment service's reference of the transfer that was booked; null before. */
  readonly serviceRef: string | null;
}

/** What a payment service reports about a payment. */
export interface PaymentReport {
  /** Payment methods that the service handles. */
  readonly payTypes: readonly PayType[];
  readonly currency: Currency;
  /** Cents. */
  readonly amount: number;
  readonly paid: boolean;
  /** The same in every report about one transfer. */
  readonly serviceRef: string;
}

/** The field of a report that contradicts the payment as it was started; undefined where none does. A declined payment moved no amount. */
export function contradictedField(
  payment: Omit<KnownPayment, 'state' | 'serviceRef'>,
  report: Omit<PaymentReport, 'serviceRef'>,
): 'method' | 'currency' | 'amount' | undefined {
  if (!report.payTypes.includes(payment.payType)) return 'method';
  if (report.currency !== payment.currency) return 'currency';
  if (report.paid && report.amount !== payment.amount) return 'amount';
  return undefined;
}

function effectOf({ state }: Pick<KnownPayment, 'state'>, { paid }: Pick<PaymentReport, 'paid'>) {
  return effectOfOutcome(state, paid ? 'paid' : 'declined');
}

/** Whether a payment that is over, which nothing changes again, is reported as it was before. */
export function isRepeatedReport(
  payment: Pick<KnownPayment, 'state' | 'serviceRef'>,
  report: Pick<PaymentReport, 'paid' | 'serviceRef'>,
): boolean {
  if (effectOf(payment, report) !== 'none') return false;
  return !report.paid || payment.serviceRef === report.serviceRef;
}

/** What a report changes: `refundAgain` is money that arrived for a payment whose money was booked before. */
export type ReportDecision =
  | { readonly ok: true; readonly effect: 'book' | 'refundAgain' | 'decline' | 'none' }
  | { readonly ok: false; readonly refused: 'reference' };

/**
 * Decides what a report that contradicts nothing changes, however often and in whatever order reports arrive. A transfer is booked
 * once; a second one for the same payment belongs to the member too. A reference that is taken belongs to a transfer that another
 * payment has booked.
 */
export function decideReport(
  payment: Pick<KnownPayment, 'state' | 'serviceRef'>,
  report: Pick<PaymentReport, 'paid' | 'serviceRef'>,
  isReferenceTaken: boolean,
): ReportDecision {
  const effect = effectOf(payment, report);
  if (effect === 'decline' || isRepeatedReport(payment, report)) return { ok: true, effect };
  const isFirst = effect === 'book';
  if (isReferenceTaken) return isFirst ? { ok: false, refused: 'reference' } : { ok: true, effect };
  return { ok: true, effect: isFirst ? 'book' : 'refundAgain' };
}
