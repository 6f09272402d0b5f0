import type { PayType } from '#domain/cashier/methods.ts';
import type { StartedPayment } from '#domain/payment/sandbox-page.ts';
import type { Confirmation } from '#server/cashier/index.ts';

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

/** A payment service. Its methods call the network, so they must not run inside a database transaction. */
export interface PaymentGateway {
  /** Part of its URLs: `/payment/notify/{name}`, `/payment/return/{name}`. */
  readonly name: 'sandbox' | 'alipay' | 'paypal';
  readonly payTypes: readonly PayType[];
  /** Origins that payment forms may lead to, for the CSP. */
  readonly formTargets: readonly string[];
  /** Starts a payment and returns the URL to continue at. */
  readonly start: (payment: StartedPayment) => Promise<string>;
  /** Verifies a notification. */
  readonly read: (notified: Notified) => Promise<Reading>;
  /** Reads the result from the return URL; undefined for services that report by notification only. */
  readonly readReturn?: (query: URLSearchParams) => Promise<Reading>;
  readonly answer: (understood: boolean) => NotifyAnswer;
}
