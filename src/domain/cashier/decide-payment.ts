import type { PaymentState } from '../payment/addresses.ts';
import type { AmountDue } from './amount-due.ts';
import {
  type Balances,
  isBalance,
  methods,
  missingFromBalance,
  offeredMethods,
  type PaymentType,
  type PayType,
} from './methods.ts';

/**
 * The payment password to compare before a payment, undefined for a method that needs none. It is compared before the order is
 * read, and a missing one counts as wrong.
 */
export function passwordToCompare({
  payType,
  payPassword = '',
}: {
  readonly payType: PayType;
  readonly payPassword?: string | undefined;
}): string | undefined {
  return isBalance(payType) ? payPassword : undefined;
}

/** A payment as it is requested, and everything that decides it. Money in cents. */
export interface PaymentRequest {
  readonly payType: PayType;
  /** The amount that the page showed, US cents. */
  readonly totalAmount: number;
  /** The instalment that the page showed. */
  readonly purchaseId?: number | undefined;
  readonly due: AmountDue;
  readonly balances: Balances;
  readonly paymentType: PaymentType;
}

/** Why an order cannot be paid this way. */
export type PaymentRefusal =
  | { readonly ok: false; readonly code: 'notOffered' }
  | {
      readonly ok: false;
      readonly code: 'priceChanged';
      readonly params: { readonly usMoney: number; readonly zhMoney: number };
    }
  | {
      readonly ok: false;
      readonly code: 'insufficientYuan' | 'insufficientDollars';
      readonly params: { readonly missing: number };
    };

/** The payment of an order that is recorded, by any method: `amount` is in cents of the method's currency. */
export interface PaymentDecision {
  readonly amount: number;
  /** Paid at once from a balance, or because nothing is left to pay; otherwise a payment service takes the money first. */
  readonly state: Extract<PaymentState, 'started' | 'paid'>;
}

/**
 * Decides the payment of an own order: its state and the method must be offered, the page must have shown the amount, and the
 * instalment if any, that is due, and a balance must hold it. The payment password is compared before, see {@link passwordToCompare}.
 */
export function decidePayment({
  payType,
  totalAmount,
  purchaseId,
  due,
  balances,
  paymentType,
}: PaymentRequest): { readonly ok: true; readonly value: PaymentDecision } | PaymentRefusal {
  const { offered, usMoney, zhMoney } = due;
  if (!offered || !offeredMethods(paymentType).includes(payType)) return { ok: false, code: 'notOffered' };
  const isOther = purchaseId !== undefined && purchaseId !== due.purchaseId;
  if (isOther || totalAmount !== usMoney)
    return { ok: false, code: 'priceChanged', params: { usMoney, zhMoney } };
  const { money, insufficient } = methods[payType];
  const amount = due[money];
  const missing = missingFromBalance(payType, amount, balances);
  if (missing > 0) return { ok: false, code: insufficient, params: { missing } };
  return { ok: true, value: { amount, state: isBalance(payType) || amount === 0 ? 'paid' : 'started' } };
}

/**
 * The state of a payment whose money has arrived from a payment service: a top-up is credited, and a payment of an order settles it
 * where it is still due and the same amount. Otherwise the money goes back to the payer.
 */
export function stateOfArrived(
  due: AmountDue | undefined,
  payment: { readonly payType: PayType; readonly amount: number; readonly orderNo: string | null },
): 'paid' | 'credited' | 'refunded' {
  if (payment.orderNo === null) return 'credited';
  return due?.offered === true && due[methods[payment.payType].money] === payment.amount
    ? 'paid'
    : 'refunded';
}
