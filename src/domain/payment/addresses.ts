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

/** Whether a field of the sandbox's form names an outcome. */
export function isOutcome(value: unknown): value is SandboxOutcome {
  return value === 'paid' || value === 'declined';
}

/**
 * How a payment ended as far as the shop knows when the browser comes back; `credited` money came for an order that needed none
 * any more and is on the balance.
 */
export type PaymentResult = 'paid' | 'credited' | 'pending' | 'declined' | 'cancelled' | 'closed';

/** State of a payment; `started` until its payment service reports the outcome. */
export type PaymentState = 'started' | 'paid' | 'credited' | 'declined';

const results = { started: 'pending', paid: 'paid', credited: 'credited', declined: 'declined' } as const;

/** What the browser learns about a payment; one without an order is a top-up, which is paid by being credited. */
export function resultOf({ state, orderNo }: { state: PaymentState; orderNo: string | null }): PaymentResult {
  return state === 'credited' && orderNo === null ? 'paid' : results[state];
}

/** The result shown for a payment that cannot be started: paid already, or closed because nothing remains to be paid. */
export function lateResultOf(payment: Parameters<typeof resultOf>[0]): PaymentResult {
  const result = resultOf(payment);
  return result === 'paid' || result === 'credited' ? result : 'closed';
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
