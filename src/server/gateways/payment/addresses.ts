/** Paths of the payment pages; they are no calls of the API and carry no signature. */
export const startPath = '/payment/start';

export function notifyPath(service: string): string {
  return `/payment/notify/${service}`;
}

/** Where the browser comes back to from a service. */
export function returnPath(service: string, ticket: string, cancelled = false): string {
  const query = new URLSearchParams({ payment: ticket, ...(cancelled ? { cancelled: '1' } : {}) });
  return `/payment/return/${service}?${query}`;
}

/**
 * How a payment ended as far as the shop knows when the browser comes back; `credited` money came for an order that needed none
 * any more and is on the balance.
 */
export type PaymentResult = 'paid' | 'credited' | 'pending' | 'declined' | 'cancelled' | 'closed';

/** The page of the shop that tells it. */
export function resultPath(orderNo: string | null, result: PaymentResult): string {
  const query = new URLSearchParams({ ...(orderNo === null ? {} : { orderNo }), result });
  return orderNo === null ? `/balance/MyBalance?${query}` : `/pay?${query}`;
}

/** The same page for a payment that this shop never gave out. */
export const unknownPaymentPath = `/pay?${new URLSearchParams({ result: 'closed' satisfies PaymentResult })}`;
