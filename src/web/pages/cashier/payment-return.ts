/** How the member came back from the payment service. What was paid is told by the order alone. */
export type PaymentReturn = 'returned' | 'declined' | 'cancelled';

/** Reads `result` of the address; anything unknown is a plain return. */
export function returnOf(result: string | null): PaymentReturn {
  return result === 'declined' || result === 'cancelled' ? result : 'returned';
}
