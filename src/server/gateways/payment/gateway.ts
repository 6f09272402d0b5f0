import type { PayType } from '#domain/cashier/methods.ts';
import type { Currency } from '#domain/money/index.ts';
import type { RefundReply } from '#domain/payment/refund-life.ts';
import type { StartedPayment } from '#domain/payment/sandbox-page.ts';

/** A verified message of a payment service about a payment. */
export interface Confirmation {
  readonly paymentNumber: string;
  /** The service's reference of the transfer, the same in every notification about it. */
  readonly serviceRef: string;
  readonly paid: boolean;
  /** Cents. */
  readonly amount: number;
  readonly currency: Currency;
  /** Payment methods that the service handles. */
  readonly payTypes: readonly PayType[];
}

/** A notification as received, not yet verified. */
export interface Notified {
  readonly headers: Headers;
  readonly body: string;
}

/** `ignored`: genuine, but there is nothing to book (yet). `forged`: not from the service, or for another shop. */
export type Reading = Confirmation | 'ignored' | 'forged';

/** Response that the service expects. */
export interface NotifyAnswer {
  readonly status: number;
  readonly text: string;
}

/** A payment that was sent to its service. */
export interface SentPayment {
  /** URL to continue at. */
  readonly url: string;
  /** The service's own number of it, for services that are asked by it later. */
  readonly serviceOrder?: string;
}

/** A payment whose outcome its service is asked for. */
export interface AskedPayment {
  readonly number: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: Currency;
  /** {@link SentPayment.serviceOrder}; null when it was never sent or the service gave none. */
  readonly serviceOrder: string | null;
}

/** A payment that its service is asked to give back, whole. Asked again with the same number, the service gives it back no second time. */
export interface AskedRefund {
  readonly number: string;
  /** {@link Confirmation.serviceRef} of the payment. */
  readonly serviceRef: string;
  /** The number that the service gave the refund; null before. */
  readonly refundRef: string | null;
  /** Cents. */
  readonly amount: number;
  readonly currency: Currency;
}

/** The answer of a service to a refund; it throws where the outcome is unknown. */
export interface RefundAnswer {
  readonly reply: RefundReply;
  /** The service's number of the refund. */
  readonly refundRef?: string;
}

/** A payment service. Its methods call the network, so they must not run inside a database transaction. */
export interface PaymentGateway {
  /** Part of its URLs: `/payment/notify/{name}`, `/payment/return/{name}`. */
  readonly name: 'sandbox' | 'alipay' | 'paypal';
  readonly payTypes: readonly PayType[];
  /** Origins that payment forms may lead to, for the CSP. */
  readonly formTargets: readonly string[];
  readonly start: (payment: StartedPayment) => Promise<SentPayment>;
  /** Asks the service for the outcome of a payment that it has not reported. */
  readonly inquire: (payment: AskedPayment) => Promise<Reading>;
  readonly refund: (asked: AskedRefund) => Promise<RefundAnswer>;
  /** Verifies a notification. */
  readonly read: (notified: Notified) => Promise<Reading>;
  /** Reads the result from the return URL; undefined for services that report by notification only. */
  readonly readReturn?: (query: URLSearchParams) => Promise<Reading>;
  readonly answer: (understood: boolean) => NotifyAnswer;
}
