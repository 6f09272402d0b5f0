import { offeredMethods, type PaymentType } from '#domain/cashier/methods.ts';
import { startTopUpFormPayTypeValues } from '#generated/enums.ts';

/** A method of a top-up, the value of `payType`. */
export type TopUpMethod = (typeof startTopUpFormPayTypeValues)[keyof typeof startTopUpFormPayTypeValues];

const all: readonly TopUpMethod[] = Object.values(startTopUpFormPayTypeValues);

/** The methods that money can be paid in by with a site-wide payment type: those of its payment services. */
export function topUpMethods(paymentType: PaymentType): readonly TopUpMethod[] {
  const offered = offeredMethods(paymentType);
  return all.filter((method) => offered.includes(method));
}

/** Whether one of them is offered. */
export function isTopUpOffered(method: TopUpMethod, paymentType: PaymentType): boolean {
  return topUpMethods(paymentType).includes(method);
}
