import { offeredMethods, type PaymentType, type PayType } from '#domain/cashier/methods.ts';
import { startTopUpFormPayTypeValues } from '#generated/enums.ts';

/** A payment that pays money in: it settles no order, and a payment service takes the money first. */
export const newTopUp = { orderNo: null, state: 'started' } as const;

/** A method of a top-up, the value of `payType`. */
export type TopUpMethod = (typeof startTopUpFormPayTypeValues)[keyof typeof startTopUpFormPayTypeValues];

const all: readonly TopUpMethod[] = Object.values(startTopUpFormPayTypeValues);

/** The top-up method of a payment method; undefined for a method that top-ups do not have. */
export function topUpMethodOf(payType: PayType): TopUpMethod | undefined {
  return all.find((method) => method === payType);
}

/** The methods that money can be paid in by with a site-wide payment type: those of its payment services. */
export function topUpMethods(paymentType: PaymentType): readonly TopUpMethod[] {
  const offered = offeredMethods(paymentType);
  return all.filter((method) => offered.includes(method));
}

/** Refuses a method that is not offered, like a value that the field does not have. */
export function refuseTopUp(method: TopUpMethod, paymentType: PaymentType) {
  if (topUpMethods(paymentType).includes(method)) return undefined;
  const fields: { readonly field: 'payType'; readonly rule: 'enum' }[] = [{ field: 'payType', rule: 'enum' }];
  return { ok: false, code: 'fieldRefused', params: { fields } } as const;
}
