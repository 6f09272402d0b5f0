const unpaid = ['declined', 'cancelled', 'closed'] as const;

/** A payment that came to nothing; `closed` could not even be begun. */
export type UnpaidReturn = (typeof unpaid)[number];

/**
 * How the member came back from the payment service. What was paid is told by the order alone; `credited` money went to the
 * balance, since the order needed none any more.
 */
export type PaymentReturn = 'returned' | 'credited' | UnpaidReturn;

/** Reads `result` of the address; anything else is a plain return. */
export function returnOf(result: string | null): PaymentReturn {
  if (result === 'credited') return result;
  return unpaid.find((one) => one === result) ?? 'returned';
}
