/** Paths of the payment pages; they are not calls of the API and carry no signature. */
export const startPath = '/payment/start';

/** Where the sandbox's own page is. */
export const sandboxPath = '/sandbox/cashier';

/** The sandbox's page for a payment. */
export function sandboxAddress(ticket: string): string {
  return `${sandboxPath}?${new URLSearchParams({ payment: ticket })}`;
}

/** The choice on the payment page of the sandbox. */
export type SandboxOutcome = 'paid' | 'declined';

/** The field of the sandbox's form by which it keeps the outcome to itself, as if its notification was lost. */
export const unreportedField = 'unreported';

/** What the sandbox does with a refund of the payment. */
export const sandboxRefunds = ['done', 'pending', 'refused'] as const;
export type SandboxRefund = (typeof sandboxRefunds)[number];

/** The field of the sandbox's form that chooses it. */
export const refundField = 'refund';

/** The choice in the sandbox's form; without one it carries the refund out. */
export function sandboxRefundOf(value: string | null): SandboxRefund {
  return sandboxRefunds.find((known) => known === value) ?? 'done';
}

/** Whether a field of the sandbox's form names an outcome. */
export function isOutcome(value: unknown): value is SandboxOutcome {
  return value === 'paid' || value === 'declined';
}

/**
 * How a payment ended as far as the shop knows when the browser comes back; `refunded` money came for an order that needed none
 * any more and goes back to the payer.
 */
export type PaymentResult = 'paid' | 'refunded' | 'pending' | 'declined' | 'cancelled' | 'closed';

/**
 * State of a payment; `started` until its payment service reports the outcome. The balance got a `credited` one, which is a top-up;
 * a `refunded` one settled nothing, because it came too late or twice.
 */
export type PaymentState = 'started' | 'paid' | 'credited' | 'refunded' | 'declined';

const results = {
  started: 'pending',
  paid: 'paid',
  credited: 'paid',
  refunded: 'refunded',
  declined: 'declined',
} as const satisfies Readonly<Record<PaymentState, PaymentResult>>;

/** What the browser learns about a payment. */
export function resultOf({ state }: { readonly state: PaymentState }): PaymentResult {
  return results[state];
}

/** The result shown for a payment that cannot be started: paid already, or closed because nothing remains to be paid. */
export function lateResultOf(payment: Parameters<typeof resultOf>[0]): PaymentResult {
  const result = resultOf(payment);
  return result === 'paid' || result === 'refunded' ? result : 'closed';
}

/** The page of the shop with the result of a payment; a top-up, which has no order, is named by its own number. */
export function resultPath(
  { orderNo, number }: { readonly orderNo: string | null; readonly number: string },
  result: PaymentResult,
): string {
  if (orderNo === null) return `/balance/MyBalance?${new URLSearchParams({ topUp: number, result })}`;
  return `/pay?${new URLSearchParams({ orderNo, result })}`;
}

/** The same page for a payment that this shop never gave out. */
export const unknownPaymentPath = `/pay?${new URLSearchParams({ result: 'closed' satisfies PaymentResult })}`;

/**
 * The HTML form that the pay calls return (`PaymentForm` of the description): it sends the browser to the payment, which the
 * ticket names in letters that need no escape.
 */
export function paymentForm(ticket: string): string {
  return `<form action="${startPath}" method="post"><input type="hidden" name="payment" value="${ticket}"></form>`;
}
