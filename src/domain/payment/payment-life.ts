import { isOwn } from '#domain/ownership/own-entry.ts';
import { constants } from '#generated/constants.ts';
import type { AmountDue } from '../cashier/amount-due.ts';
import type { PaymentState, SandboxOutcome } from './addresses.ts';

/** The states of a payment whose money was not booked: its payment service is asked about it, since a declined one may be paid with another card. */
export const unpaidStates: readonly PaymentState[] = ['started', 'declined'];

/** The states of a payment whose money settled its order, and goes back when the order gives it back. */
export const settlingStates: readonly PaymentState[] = ['paid'];

/** Whether the outcome of a payment is not known. */
export function isAwaited(state: PaymentState): boolean {
  return state === 'started';
}

/** Whether the money of a payment was not booked, so that its payment service is asked about it. */
export function isUnpaid(state: PaymentState): boolean {
  return unpaidStates.includes(state);
}

const secondMs = 1000;

/** When payments were started that are asked about now: after `after`, so that money may still arrive, and before `before`. */
export function inquirySpan(now: Date): { readonly after: Date; readonly before: Date } {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * secondMs);
  return { after: ago(constants.paymentInquiryLife), before: ago(constants.paymentInquiryDelay) };
}

/** Whether a job asks about a payment, as soon as the time since it last asked allows. */
export function isInquiryDue(
  { state, createdAt }: { readonly state: PaymentState; readonly createdAt: Date },
  now: Date,
): boolean {
  const { after, before } = inquirySpan(now);
  return isUnpaid(state) && createdAt > after && createdAt < before;
}

/** Whether the outcome of a payment is expected, so that its member waits for it. Money for a declined one is booked, but not waited for. */
export function isExpected(
  { state, createdAt }: { readonly state: PaymentState; readonly createdAt: Date },
  now: Date,
): boolean {
  return isAwaited(state) && createdAt > inquirySpan(now).after;
}

/** What the sandbox cashier knows of a payment after a choice on its page: what is paid stays paid. The SQL of the server says the same. */
export function mergeOutcome(before: SandboxOutcome | undefined, chosen: SandboxOutcome): SandboxOutcome {
  return before === 'paid' ? before : chosen;
}

/** Whether the money of a payment has arrived and was booked. */
function isBooked(state: PaymentState): boolean {
  return state === 'paid' || state === 'credited' || state === 'refunded';
}

/**
 * What the outcome that a payment service reports changes, in whatever order reports arrive: money is booked once, also after the
 * service had declined it; a payment is declined once, and never after it was booked.
 */
export function effectOfOutcome(state: PaymentState, outcome: SandboxOutcome): 'book' | 'decline' | 'none' {
  if (outcome === 'declined') return isAwaited(state) ? 'decline' : 'none';
  return isBooked(state) ? 'none' : 'book';
}

/**
 * Whether it makes sense to send somebody to pay: the payment is not booked, and its order, if it has one, is the payer's and still
 * due. Money for anything else would only go back.
 */
export function isPayable(
  {
    state,
    orderNo,
    memberId,
  }: { readonly state: PaymentState; readonly orderNo: string | null; readonly memberId: number },
  due: (Pick<AmountDue, 'offered'> & { readonly memberId: number }) | undefined,
): boolean {
  if (isBooked(state)) return false;
  return orderNo === null || (due?.offered === true && isOwn(due, memberId));
}
